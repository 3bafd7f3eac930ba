/** How wide and high a picture is, and the bytes that are sent of it. */
export interface Ready {
  file: Blob;
  /** Nothing if this browser can't show it: the server says what it is. */
  size: { width: number; height: number } | null;
}

/** Smaller files are sent as they are: the server makes them small anyway. */
const SENT_AS_IS_BYTES = 600_000;
const QUALITY = 0.86;

/** Makes a large photo small before it is sent over a slow line. What this browser can't read is sent as it is. */
export async function shrink(file: Blob, side: number): Promise<Ready> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return { file, size: null };
  const { width, height } = bitmap;
  const size = { width, height };
  const longest = Math.max(width, height);
  try {
    if (longest <= side && file.size <= SENT_AS_IS_BYTES) return { file, size };
    const scale = Math.min(1, side / longest);
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) return { file, size };
    context.imageSmoothingQuality = "high";
    context.fillStyle = "#f4ecd9";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return { file: small.size < file.size ? small : file, size };
  } catch {
    return { file, size };
  } finally {
    bitmap.close();
  }
}

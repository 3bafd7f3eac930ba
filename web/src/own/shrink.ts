/** How wide and high a picture is, and the bytes that are sent of it. */
export interface Ready {
  file: Blob;
  /** Nothing if this browser can't show it: the server says what it is. */
  size: { width: number; height: number } | null;
}

/** Smaller files are sent as they are: the server makes them small anyway. */
const SENT_AS_IS_BYTES = 600_000;
const QUALITY = 0.86;
/** What the server reads, by the first bytes: JPEG, PNG, WebP, GIF. */
const READ_THERE = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^GIF8/];

/** Whether the server can read it. What only a browser can (AVIF, on some phones HEIC) is sent as a JPEG. */
async function isReadThere(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return READ_THERE.some((kind) => kind.test(start));
}

/** Makes a large photo small before it is sent over a slow line. What this browser can't read is sent as it is. */
export async function shrink(file: Blob, side: number): Promise<Ready> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return { file, size: null };
  const { width, height } = bitmap;
  const size = { width, height };
  const longest = Math.max(width, height);
  try {
    const fine = await isReadThere(file);
    if (fine && longest <= side && file.size <= SENT_AS_IS_BYTES) return { file, size };
    const scale = Math.min(1, side / longest);
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) return { file, size };
    context.imageSmoothingQuality = "high";
    context.fillStyle = "#f4ecd9";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return { file: fine && small.size >= file.size ? file : small, size };
  } catch {
    return { file, size };
  } finally {
    bitmap.close();
  }
}

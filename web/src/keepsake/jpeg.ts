/** Says how large a picture is on paper: without it a printer takes 72 dots an inch for granted. */
export async function withDpi(picture: Blob, dpi: number): Promise<Blob> {
  const bytes = new Uint8Array(await picture.slice(0, 20).arrayBuffer());
  const jfif =
    bytes[2] === 0xff && bytes[3] === 0xe0 && String.fromCharCode(...bytes.subarray(6, 10)) === "JFIF";
  if (!jfif) return picture;
  // Dots an inch, across and down.
  bytes.set([1, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff], 13);
  return new Blob([bytes, picture.slice(20)], { type: picture.type });
}

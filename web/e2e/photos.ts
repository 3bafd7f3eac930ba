import type { Page } from "@playwright/test";

/** A photo that nobody has taken: sky, hills and somebody in front, another one for every number. */
export async function photo(page: Page, n: number, width = 900, height = 600): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([n, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const on = canvas.getContext("2d")!;
      const sky = on.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, `hsl(${(n * 47) % 360} 60% 40%)`);
      sky.addColorStop(1, `hsl(${(n * 47 + 60) % 360} 70% 75%)`);
      on.fillStyle = sky;
      on.fillRect(0, 0, width, height);
      for (let hill = 0; hill < 4; hill += 1) {
        on.fillStyle = `hsl(${(n * 31 + hill * 40) % 360} 35% ${20 + hill * 9}%)`;
        on.beginPath();
        const [x, r] = [((n * 97 + hill * 211) % 100) / 100, 0.18 + ((n + hill) % 5) / 20];
        on.arc(x * width, height, r * width, 0, Math.PI * 2);
        on.fill();
      }
      on.fillStyle = "hsl(28 60% 72%)";
      on.beginPath();
      on.arc(((n * 53) % 70) * 0.01 * width + width * 0.15, height * 0.45, height * 0.16, 0, Math.PI * 2);
      on.fill();
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer(),
      );
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    },
    [n, width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

/** A photo of so many bytes or a little less, as a phone takes it: 12 million pixels with grain. */
export async function heavyPhoto(page: Page, bytes: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (bytes) => {
    const grain = new OffscreenCanvas(512, 512);
    const dots = new ImageData(512, 512);
    let chance = 1;
    for (let at = 0; at < dots.data.length; at += 1) {
      chance = (chance * 48_271) % 2_147_483_647;
      dots.data[at] = at % 4 === 3 ? 46 : chance & 255;
    }
    grain.getContext("2d")!.putImageData(dots, 0, 0);
    const canvas = new OffscreenCanvas(4000, 3000);
    const on = canvas.getContext("2d")!;
    const sky = on.createLinearGradient(0, 0, 0, 3000);
    sky.addColorStop(0, "hsl(210 60% 40%)");
    sky.addColorStop(1, "hsl(30 70% 75%)");
    for (const fill of [sky, on.createPattern(grain, "repeat")!]) {
      on.fillStyle = fill;
      on.fillRect(0, 0, 4000, 3000);
    }
    let file: Blob | null = null;
    for (let quality = 0.9; !file || file.size > bytes; quality -= 0.02)
      file = await canvas.convertToBlob({ type: "image/jpeg", quality });
    const read = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let at = 0; at < read.length; at += 8192)
      text += String.fromCharCode(...read.subarray(at, at + 8192));
    return btoa(text);
  }, bytes);
  return Buffer.from(base64, "base64");
}

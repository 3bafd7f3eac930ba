import { FRAMES_PER_S } from "./film";
import { FRAME } from "./story";
import { webm, type Frame } from "./webm";

const BITS_PER_S = 1_500_000;
/** A whole picture so often: one can go there at once. */
const KEY_EVERY = FRAMES_PER_S * 4;
/** So many pictures may wait to be written; the painter waits then. */
const QUEUE_MAX = 8;
/** The first is written ten times as fast as the second, where a browser has both. */
const CODECS = [
  ["vp09.00.31.08", "V_VP9"],
  ["vp8", "V_VP8"],
] as const;

type Codec = (typeof CODECS)[number];

/** What this browser can write a film with, faster than it plays; nothing where it can't. */
async function codec(): Promise<Codec | null> {
  if (typeof VideoEncoder === "undefined") return null;
  for (const one of CODECS) {
    const answer = await VideoEncoder.isConfigSupported(config(one)).catch(() => null);
    if (answer?.supported) return one;
  }
  return null;
}
const config = ([name]: Codec): VideoEncoderConfig => ({
  codec: name,
  width: FRAME.w,
  height: FRAME.h,
  framerate: FRAMES_PER_S,
  bitrate: BITS_PER_S,
  latencyMode: "realtime",
});

/** Writes a film picture by picture. */
export class Writer {
  readonly #frames: Frame[] = [];
  readonly #encoder: VideoEncoder;
  #count = 0;
  #trouble: DOMException | null = null;

  static async open(): Promise<Writer | null> {
    const found = await codec();
    return found && new Writer(found);
  }

  private constructor(private readonly codec: Codec) {
    this.#encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        this.#frames.push({ ms: Math.round(chunk.timestamp / 1000), key: chunk.type === "key", bytes });
      },
      error: (trouble) => (this.#trouble = trouble),
    });
    this.#encoder.configure(config(codec));
  }

  async add(canvas: OffscreenCanvas): Promise<void> {
    if (this.#trouble) throw this.#trouble;
    while (this.#encoder.encodeQueueSize > QUEUE_MAX)
      await new Promise((resolve) => this.#encoder.addEventListener("dequeue", resolve, { once: true }));
    const timestamp = Math.round((this.#count * 1_000_000) / FRAMES_PER_S);
    const picture = new VideoFrame(canvas, { timestamp, duration: 1_000_000 / FRAMES_PER_S });
    this.#encoder.encode(picture, { keyFrame: this.#count % KEY_EVERY === 0 });
    picture.close();
    this.#count += 1;
  }

  async close(): Promise<Blob> {
    await this.#encoder.flush();
    this.#encoder.close();
    if (this.#trouble) throw this.#trouble;
    const durationMs = (this.#count * 1000) / FRAMES_PER_S;
    return webm({ codec: this.codec[1], width: FRAME.w, height: FRAME.h, durationMs }, this.#frames);
  }
}

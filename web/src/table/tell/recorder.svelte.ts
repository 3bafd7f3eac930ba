import { seatAt } from "$lib/seats";
import { RECORDING_S_MAX } from "./telling.svelte";

export type RecorderState = "idle" | "running" | "done" | "sending" | "denied" | "empty" | "failed";
const KINDS = {
  sound: ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"],
  film: ["video/webm;codecs=vp8,opus", "video/mp4", "video/webm"],
};

/** Whether there is something to play: a recording stopped at once is an empty shell. */
function playable(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const player = document.createElement("video");
    player.onloadeddata = () => resolve(true);
    player.onerror = () => resolve(false);
    player.preload = "auto";
    player.src = url;
  });
}

/** A sound or a short film from the browser: made, listened to, kept or made again. It leaves the device only when kept. */
export class Recorder {
  state = $state<RecorderState>("idle");
  film = $state(false);
  seconds = $state(0);
  /** What was recorded, to listen to. */
  url = $state<string | null>(null);
  stream = $state.raw<MediaStream | null>(null);
  /** Why the table did not take it, by code; null when it did not get there. */
  refusal = $state<string | null>(null);
  #recorder: MediaRecorder | null = null;
  #bytes: Blob | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly code: string) {}

  async start(film: boolean): Promise<void> {
    this.drop();
    this.film = film;
    try {
      this.stream = await navigator.mediaDevices.getUserMedia(
        film ? { audio: true, video: { facingMode: "user", width: { ideal: 480 } } } : { audio: true },
      );
    } catch {
      this.state = "denied";
      return;
    }
    const mimeType = KINDS[film ? "film" : "sound"].find((kind) => MediaRecorder.isTypeSupported(kind));
    const recorder = new MediaRecorder(this.stream, {
      ...(mimeType ? { mimeType } : {}),
      audioBitsPerSecond: 48_000,
      videoBitsPerSecond: 400_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => data.size && parts.push(data);
    recorder.onstop = async () => {
      this.#quiet();
      const bytes = new Blob(parts, { type: recorder.mimeType.split(";")[0] ?? "" });
      const url = URL.createObjectURL(bytes);
      const heard = await playable(url);
      if (this.#recorder !== recorder || !heard) {
        URL.revokeObjectURL(url);
        if (this.#recorder === recorder) this.state = "empty";
        return;
      }
      this.#bytes = bytes;
      this.url = url;
      this.state = "done";
    };
    recorder.start();
    this.#recorder = recorder;
    this.seconds = 0;
    this.state = "running";
    this.#timer = setInterval(() => {
      this.seconds += 1;
      if (this.seconds >= RECORDING_S_MAX) this.stop();
    }, 1_000);
  }
  stop(): void {
    if (this.#recorder?.state === "recording") this.#recorder.stop();
  }
  /** Sends it to the table; returns its id, or null when it did not arrive. */
  async keep(): Promise<string | null> {
    if (!this.#bytes) return null;
    this.state = "sending";
    const secret = seatAt(this.code)?.secret ?? "";
    const answer = await fetch(`/api/rooms/${this.code}/recordings`, {
      method: "POST",
      body: this.#bytes,
      headers: { authorization: `Bearer ${secret}`, "content-type": this.#bytes.type },
    }).catch(() => null);
    if (!answer?.ok) {
      const said = (await answer?.json().catch(() => null)) as
        { error?: { code?: string } } | null | undefined;
      this.refusal = said?.error?.code ?? null;
      this.state = "failed";
      return null;
    }
    return ((await answer.json()) as { id: string }).id;
  }
  drop(): void {
    this.stop();
    this.#recorder = null;
    this.#quiet();
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = null;
    this.#bytes = null;
    this.refusal = null;
    this.state = "idle";
  }
  #quiet(): void {
    clearInterval(this.#timer);
    this.stream?.getTracks().forEach((track) => track.stop());
    this.stream = null;
  }
}

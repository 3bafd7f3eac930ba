import { preferences } from "$lib/preferences.svelte";

/** Five notes that never clash, over two octaves and a bit: a rabbit's own note. */
const PENTATONIC = [261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3, 784, 880, 1046.5, 1174.7];

/** Soft sounds, made here and now: no files. Silent until the first touch, and when the visitor wishes. */
class Sounds {
  /** The board on the wall plays, so this device need not. */
  #board = $state(false);
  /** All the same, its owner wants to hear it here. */
  #here = $state(false);
  #context: AudioContext | null = null;
  /** Voices that sound or will. */
  #voices = 0;
  #noise: AudioBuffer | null = null;

  /** Whether this device is to be heard. */
  get on(): boolean {
    return preferences.all.sound && (this.#here || !this.#board);
  }
  /** Sound or no sound, on this device. */
  toggle(): void {
    const on = !this.on;
    this.#here = on;
    preferences.set({ sound: on });
  }
  /** A board plays the sounds of the table, or no longer: one room, one bell. */
  leaveToBoard(plays: boolean): void {
    this.#board = plays;
  }

  /** A card comes down on felt. */
  card(delayMs = 0): void {
    this.#hush({ delayMs, forMs: 120, lowHz: 180, highHz: 900, gain: 0.16 });
  }
  /** Paper slides over the table. */
  paper(delayMs = 0): void {
    this.#hush({ delayMs, forMs: 260, lowHz: 1400, highHz: 5200, gain: 0.05 });
  }
  /** A wooden token knocks. */
  knock(delayMs = 0): void {
    this.#tone({ delayMs, hz: 210, toHz: 150, forMs: 90, gain: 0.2, shape: "triangle" });
    this.#hush({ delayMs, forMs: 40, lowHz: 700, highHz: 2600, gain: 0.1 });
  }
  /** A dial goes past so many numbers. */
  ticks(count: number): void {
    for (let n = 0; n < Math.min(count, 12); n++)
      this.#hush({ delayMs: n * 60, forMs: 22, lowHz: 2200, highHz: 6000, gain: 0.09 });
  }
  /** A rabbit's hop, on its own note. */
  hop(rabbit: number, delayMs = 0): void {
    const hz = PENTATONIC[(rabbit - 1) % PENTATONIC.length] ?? 440;
    this.#tone({ delayMs, hz, toHz: hz * 1.02, forMs: 160, gain: 0.05, shape: "sine" });
  }
  /** Ears fall: a falling third. */
  fooled(delayMs = 0): void {
    this.#tone({ delayMs, hz: 392, toHz: 392, forMs: 170, gain: 0.06, shape: "sine" });
    this.#tone({ delayMs: delayMs + 150, hz: 329.6, toHz: 311, forMs: 300, gain: 0.06, shape: "sine" });
  }
  /** The table waits for you: two notes, as when somebody looks up. */
  yourTurn(delayMs = 0): void {
    this.#tone({ delayMs, hz: 523.3, toHz: 523.3, forMs: 220, gain: 0.045, shape: "sine" });
    this.#tone({ delayMs: delayMs + 130, hz: 784, toHz: 784, forMs: 420, gain: 0.04, shape: "sine" });
  }
  /** A low bell, when the true card lifts. */
  bell(delayMs = 0): void {
    for (const [part, gain] of [
      [1, 0.14],
      [2.01, 0.06],
      [2.99, 0.03],
      [4.2, 0.015],
    ] as const) {
      this.#tone({ delayMs, hz: 164.8 * part, toHz: 164.8 * part, forMs: 2200 / part, gain, shape: "sine" });
    }
  }

  #ready(): AudioContext | null {
    if (!this.on || !preferences.audible || typeof AudioContext === "undefined") return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }
  #tone({
    delayMs,
    hz,
    toHz,
    forMs,
    gain,
    shape,
  }: {
    delayMs: number;
    hz: number;
    toHz: number;
    forMs: number;
    gain: number;
    shape: OscillatorType;
  }): void {
    const audio = this.#ready();
    if (!audio) return;
    const from = audio.currentTime + delayMs / 1000;
    const until = from + forMs / 1000;
    const voice = new OscillatorNode(audio, { type: shape, frequency: hz });
    voice.frequency.exponentialRampToValueAtTime(toHz, until);
    voice.connect(this.#fade(audio, from, until, gain));
    this.#sing(audio, voice);
    voice.start(from);
    voice.stop(until + 0.05);
  }
  #hush({
    delayMs,
    forMs,
    lowHz,
    highHz,
    gain,
  }: {
    delayMs: number;
    forMs: number;
    lowHz: number;
    highHz: number;
    gain: number;
  }): void {
    const audio = this.#ready();
    if (!audio) return;
    const from = audio.currentTime + delayMs / 1000;
    const until = from + forMs / 1000;
    const voice = new AudioBufferSourceNode(audio, { buffer: this.#rustle(audio), loop: true });
    const low = new BiquadFilterNode(audio, { type: "highpass", frequency: lowHz });
    const high = new BiquadFilterNode(audio, { type: "lowpass", frequency: highHz });
    voice
      .connect(low)
      .connect(high)
      .connect(this.#fade(audio, from, until, gain));
    this.#sing(audio, voice);
    voice.start(from, Math.random());
    voice.stop(until + 0.05);
  }
  /** A device that works on silence empties its battery: with the last voice it stops. */
  #sing(audio: AudioContext, voice: AudioScheduledSourceNode): void {
    this.#voices += 1;
    voice.onended = () => {
      this.#voices -= 1;
      if (this.#voices === 0) void audio.suspend();
    };
  }
  #fade(audio: AudioContext, from: number, until: number, gain: number): AudioNode {
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(gain * preferences.all.volume, from + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, until);
    volume.connect(audio.destination);
    return volume;
  }
  #rustle(audio: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
    return (this.#noise = noise);
  }
}

export const sounds = new Sounds();

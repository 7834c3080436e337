/** The sounds of the table, made on the spot: nothing is fetched. */

import { preferences } from "~/state/preferences.svelte.ts";

export type Sound = "dice" | "card" | "step" | "hit" | "spell" | "drum" | "turn" | "won" | "lost";

let audio: { context: AudioContext; noise: AudioBuffer } | undefined;

/** Play a sound; only the call to one's own turn is heard from a hidden tab. */
export function play(sound: Sound): void {
  if (!preferences.sound || preferences.volume <= 0 || typeof AudioContext === "undefined") return;
  if (document.hidden && sound !== "turn") return;
  const { context, noise } = (audio ??= open());
  if (context.state === "suspended") {
    void context.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const out = context.createGain();
  out.gain.value = (preferences.volume / 100) ** 1.5;
  out.connect(context.destination);
  SOUNDS[sound](new Voice(context, noise, out));
}

function open() {
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return { context, noise };
}

class Voice {
  constructor(
    private readonly context: AudioContext,
    private readonly samples: AudioBuffer,
    private readonly out: AudioNode,
  ) {}

  /** A tone that slides from one pitch to another and fades. */
  tone(type: OscillatorType, from: number, to: number, begins: number, lasts: number, loud: number): void {
    const at = this.context.currentTime + begins;
    const tone = this.context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
    tone.connect(this.fading(at, lasts, loud));
    tone.start(at);
    tone.stop(at + lasts);
  }

  /** Noise round a pitch that fades. */
  noise(pitch: number, sharp: number, begins: number, lasts: number, loud: number): void {
    const at = this.context.currentTime + begins;
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.samples;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    source.connect(filter).connect(this.fading(at, lasts, loud));
    source.start(at, Math.random() * 0.5, lasts);
  }

  private fading(at: number, lasts: number, loud: number): AudioNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, lasts / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(this.out);
    return gain;
  }
}

const SOUNDS: Record<Sound, (voice: Voice) => void> = {
  dice(voice) {
    for (const begins of [0, 0.09, 0.16, 0.27, 0.34, 0.48, 0.56]) voice.noise(1900 + 900 * Math.random(), 6, begins, 0.05, 0.9 - begins);
  },
  card(voice) {
    voice.noise(3200, 0.8, 0, 0.16, 0.35);
    voice.noise(900, 1.5, 0.12, 0.07, 0.4);
  },
  step(voice) {
    voice.noise(240, 1.5, 0, 0.09, 0.9);
    voice.noise(210, 1.5, 0.17, 0.09, 0.7);
  },
  hit(voice) {
    voice.noise(1400, 0.7, 0, 0.1, 0.8);
    voice.tone("triangle", 170, 55, 0, 0.24, 0.9);
  },
  spell(voice) {
    voice.tone("sine", 420, 1250, 0, 0.5, 0.25);
    voice.tone("sine", 630, 1880, 0.06, 0.5, 0.18);
    voice.noise(5200, 4, 0.05, 0.5, 0.12);
  },
  drum(voice) {
    for (const begins of [0, 0.34]) {
      voice.tone("sine", 96, 44, begins, 0.5, 1);
      voice.noise(120, 0.8, begins, 0.2, 0.5);
    }
  },
  turn(voice) {
    voice.tone("sine", 587.33, 587.33, 0, 1.1, 0.3);
    voice.tone("sine", 880, 880, 0.16, 1.1, 0.3);
  },
  won(voice) {
    for (const [pitch, begins] of [[392, 0], [523.25, 0.18], [659.25, 0.36], [783.99, 0.54]] as const) {
      voice.tone("triangle", pitch, pitch, begins, 1.2, 0.35);
    }
  },
  lost(voice) {
    for (const [pitch, begins] of [[220, 0], [207.65, 0.4], [174.61, 0.8]] as const) voice.tone("triangle", pitch, pitch * 0.98, begins, 1.4, 0.4);
    voice.tone("sine", 80, 40, 1.1, 1, 0.8);
  },
};

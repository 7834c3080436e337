/** Two soft notes, made on the spot: nothing is fetched and nothing plays unless it is wanted. */

const NOTES: [frequency: number, begins: number][] = [
  [587.33, 0],
  [880, 0.16],
];
const LOUDNESS = 0.07;
const FADES = 1.1;

let sound: AudioContext | undefined;

export function chime(): void {
  if (typeof AudioContext === "undefined") return;
  sound ??= new AudioContext();
  void sound.resume();
  for (const [frequency, begins] of NOTES) ring(sound, frequency, sound.currentTime + begins);
}

function ring(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADES);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + FADES);
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreferences } from "~/state/preferences.svelte.ts";

let started: number;
let gains: number[];
let hidden: boolean;

class FakeParam {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
const node = () => ({
  gain: new FakeParam(),
  frequency: new FakeParam(),
  Q: new FakeParam(),
  type: "",
  connect: (to: unknown) => to,
  start: () => started++,
  stop: () => undefined,
});
class FakeContext {
  state = "running";
  sampleRate = 8;
  currentTime = 0;
  destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createGain = () => {
    const made = node();
    Object.defineProperty(made.gain, "value", { set: (to: number) => gains.push(to) });
    return made;
  };
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  resume = () => Promise.resolve();
}

beforeEach(() => {
  [started, gains, hidden] = [0, [], false];
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  setPreferences({ sound: true, volume: 30 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setPreferences({ sound: true, volume: 30 });
});

const { play } = await import("./sounds.ts");

test.each(["dice", "card", "step", "hit", "spell", "drum", "turn", "won", "lost"] as const)("%s can be heard", (sound) => {
  play(sound);
  expect(started).toBeGreaterThan(0);
});

test("nothing is heard when it is muted or turned down", () => {
  setPreferences({ sound: false });
  play("dice");
  setPreferences({ sound: true, volume: 0 });
  play("dice");
  expect(started).toBe(0);
});

test("louder is louder", () => {
  play("step");
  setPreferences({ volume: 90 });
  play("step");
  const [quiet, loud] = [gains[0]!, gains.at(-1)!];
  expect(loud).toBeGreaterThan(quiet);
});

test("from a hidden tab only the call to one's turn is heard", () => {
  hidden = true;
  play("dice");
  expect(started).toBe(0);
  play("turn");
  expect(started).toBeGreaterThan(0);
});

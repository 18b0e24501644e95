/** Sounds of our own making, a few tones each: dice, steps, a card, a bell when it is your turn. */

import { motion } from "./motion.svelte";

type Sound = "dice" | "move" | "card" | "turn";

let context: AudioContext | null = null;

/** The place for sounds; a browser lets it speak once somebody has clicked or typed. */
function audio(evenHidden: boolean): AudioContext | null {
  if (motion.volume <= 0 || !navigator.userActivation?.hasBeenActive) return null;
  if (document.visibilityState !== "visible" && !evenHidden) return null;
  context ??= new AudioContext();
  return context;
}

/** A short tone or, without a pitch, a knock of noise. */
function note(to: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud * motion.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to.destination);
  if (pitch) {
    const tone = to.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + length);
    return;
  }
  const noise = to.createBufferSource();
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  buffer.getChannelData(0).forEach((_, index, data) => (data[index] = Math.random() * 2 - 1));
  noise.buffer = buffer;
  noise.connect(gain);
  noise.start(at);
}

/** Play a sound; a call to somebody who looks elsewhere is heard although the page is hidden. */
export function play(sound: Sound, evenHidden = false): void {
  const to = audio(evenHidden);
  if (!to) return;
  const now = to.currentTime;
  if (sound === "dice") for (const [at, loud] of [[0, 0.5], [0.07, 0.4], [0.16, 0.3], [0.28, 0.2]] as const) note(to, now + at, 0.05, 0, loud); // prettier-ignore
  if (sound === "move") for (const at of [0, 0.13]) note(to, now + at, 0.09, 110, 0.5);
  if (sound === "card") note(to, now, 0.12, 0, 0.12);
  if (sound === "turn") for (const [at, pitch] of [[0, 660], [0.16, 880]] as const) note(to, now + at, 0.5, pitch, 0.25); // prettier-ignore
}

/** What some new lines of the log sound like. */
export function soundOf(keys: string[]): Sound | null {
  if (keys.some((key) => /roll|shots|dice|burst/.test(key))) return "dice";
  if (keys.some((key) => /-(moves?|marches|flies|attack|retreats?|combat)$/.test(key))) return "move";
  return keys.some((key) => /draw|event|play|card/.test(key)) ? "card" : null;
}

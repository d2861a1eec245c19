/** Plays sounds one after the other, as loud as is set. Nothing is made before the first sound is wanted. */
import { NOTES } from "./notes.ts";
import type { Note, Sound } from "./notes.ts";
import { GAINS, volume } from "./volume.ts";

/** Seconds from one sound to the next, so that four tiles are heard as four. */
const APART = 0.12;
/** Sounds that are later than that are left out: what is heard should be what is seen. */
const LATEST = 1.5;
/** Notes begin softly enough not to click. */
const SWELL = 0.005;

export interface Player {
  play(...sounds: readonly Sound[]): void;
  close(): void;
}

export function playerOn(makeContext: () => AudioContext = () => new AudioContext()): Player {
  let context: AudioContext | undefined;
  let free = 0;
  return {
    play(...sounds) {
      if (volume.peek() === "off" || !sounds.length) return;
      try {
        context ??= makeContext();
      } catch {
        // A browser without sound.
        return;
      }
      // Browsers keep still until the person has touched the page; what could not be heard then is not made up for.
      if (context.state === "suspended") void context.resume();
      const now = context.currentTime;
      free = Math.max(free, now);
      for (const sound of sounds) {
        if (free - now > LATEST) break;
        for (const note of NOTES[sound]) sing(context, note, free);
        free += APART;
      }
    },
    close() {
      void context?.close();
      context = undefined;
    },
  };
}

function sing(context: AudioContext, { at, lasts, pitch, to, wave, level }: Note, from: number): void {
  const [starts, ends] = [from + at, from + at + lasts];
  const voice = context.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, starts);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, ends);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, starts);
  gain.gain.linearRampToValueAtTime(level * GAINS[volume.peek()], starts + SWELL);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  voice.connect(gain).connect(context.destination);
  voice.start(starts);
  voice.stop(ends);
}

/** Plays sounds one after another at the chosen volume. Creates nothing before the first sound. */
import { NOTES } from "./notes.ts";
import type { Note, Sound } from "./notes.ts";
import { GAINS, volume } from "./volume.ts";

/** Seconds between two sounds, so that four tiles sound like four. */
const APART = 0.12;
/** Later sounds are dropped, so that sound matches the picture. */
const LATEST = 1.5;
/** A short attack avoids clicks. */
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
        // No sound in this browser.
        return;
      }
      // Browsers stay silent until the first tap or click. Sounds before that are dropped.
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

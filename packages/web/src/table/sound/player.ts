/** Plays sounds one after another at the chosen volume. Creates nothing before the first sound. */
import type { Note } from "./notes.ts";
import { GAINS, volume } from "./volume.ts";

/** Seconds between two sounds at least, so that four tiles sound like four. */
const APART = 0.12;
/** Later sounds are dropped, so that sound matches the picture. */
const LATEST = 1.5;
/** A short attack avoids clicks. */
const SWELL = 0.005;

export interface Player {
  /** Each sound is a list of notes. */
  play(...sounds: readonly (readonly Note[])[]): void;
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
        for (const note of sound) sing(context, note, free);
        free += Math.max(APART, ...sound.map(({ at }) => at));
      }
    },
    close() {
      void context?.close();
      context = undefined;
    },
  };
}

function sing(context: AudioContext, { at, lasts, pitch, to, wave, level, pan }: Note, from: number): void {
  const [starts, ends] = [from + at, from + at + lasts];
  const voice = context.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, starts);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, ends);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, starts);
  gain.gain.linearRampToValueAtTime(level * GAINS[volume.peek()], starts + SWELL);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  voice.connect(gain);
  if (pan === undefined) gain.connect(context.destination);
  else {
    const side = context.createStereoPanner();
    side.pan.value = pan;
    gain.connect(side).connect(context.destination);
  }
  voice.start(starts);
  voice.stop(ends);
}

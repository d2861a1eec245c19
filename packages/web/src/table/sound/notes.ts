/** Every sound as synthesized notes, so there is nothing to download and no recording to license. */

export const SOUNDS = ["tile", "closed", "turn", "passenger", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Note {
  /** Start in seconds, and how long the note takes to fade. */
  readonly at: number;
  readonly lasts: number;
  /** In hertz; slides to the second pitch if there is one. */
  readonly pitch: number;
  readonly to?: number;
  readonly wave: "sine" | "triangle" | "square";
  /** Relative to the other notes, at most 1. */
  readonly level: number;
  /** From -1 on the left to 1 on the right. */
  readonly pan?: number;
}

const [C5, E5, G5, C6] = [523.25, 659.25, 783.99, 1046.5];

/** A bell: the pitch, with a soft overtone two octaves up. */
export const bell = (at: number, pitch: number, lasts: number, level = 0.8): readonly Note[] => [
  { at, lasts, pitch, wave: "sine", level },
  { at, lasts: lasts / 2, pitch: pitch * 4, wave: "sine", level: level * 0.15 },
];

export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // Cardboard on wood: a thud, and the edge that touches first.
  tile: [
    { at: 0, lasts: 0.09, pitch: 190, to: 80, wave: "triangle", level: 1 },
    { at: 0, lasts: 0.02, pitch: 1400, to: 600, wave: "square", level: 0.12 },
  ],
  // A train arrives: two rising notes.
  closed: [...bell(0, C5, 0.35), ...bell(0.11, G5, 0.5)],
  // An announcement chime: two falling notes.
  turn: [...bell(0, E5, 0.4), ...bell(0.18, C5, 0.6)],
  // Doors close, and off.
  passenger: [
    { at: 0, lasts: 0.12, pitch: 880, wave: "triangle", level: 0.4 },
    { at: 0.14, lasts: 0.12, pitch: 880, wave: "triangle", level: 0.4 },
    { at: 0.28, lasts: 0.5, pitch: 110, to: 330, wave: "triangle", level: 0.5 },
  ],
  end: [...bell(0, C5, 0.4), ...bell(0.14, E5, 0.4), ...bell(0.28, G5, 0.4), ...bell(0.42, C6, 1.2)],
};

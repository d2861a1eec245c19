/** Predicts what open lines may become after a move. Moves are examined one by one and stored for the current view. */
import type { LineOutlook } from "@interchange/bots";
import type { Move, Station, View } from "@interchange/metro/core";
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";

export type LineOutlooks = ReadonlyMap<Station, LineOutlook>;

export interface Outlooks {
  /** By move, with the keys of `keyOf`. */
  readonly known: ReadonlySignal<ReadonlyMap<string, LineOutlooks>>;
  close(): void;
}

/** Milliseconds for one question, and between two updates. */
const LOOKING_TIME = 1500;
const PACE = 400;

export function keyOf(move: Move): string {
  if (move.type === "place") return `${move.tile} ${move.turn} ${move.cell}`;
  return move.type === "own" ? `${move.module} ${move.word}` : move.type;
}

interface Needs {
  readonly weighers: Pick<Weighers, "outlook">;
  readonly view: ReadonlySignal<View | undefined>;
  /** The moves to examine. Known ones are not asked about again. */
  readonly wanted: ReadonlySignal<readonly Move[]>;
}

export function outlooksOf({ weighers, view, wanted }: Needs): Outlooks {
  const known = signal<ReadonlyMap<string, LineOutlooks>>(new Map());
  /** What was asked for which view, and how to stop it. */
  let looked: View | undefined;
  let asked = new Set<string>();
  let stops: (() => void)[] = [];
  const letGo = (): void => {
    for (const stop of stops) stop();
    stops = [];
    asked = new Set();
  };
  const ask = (now: View, moves: readonly Move[]): void => {
    for (const move of moves) asked.add(keyOf(move));
    let shownAt = 0;
    const question = { game: "metro", view: now, seed: "advice", moveTime: LOOKING_TIME, moves };
    const looking = weighers.outlook(question, (told) => {
      if (!told.ok || (!told.isLast && performance.now() - shownAt < PACE)) return;
      shownAt = performance.now();
      const fresh = told.outlook.map(
        ({ move, lines }) => [keyOf(move), new Map(lines.map((line) => [line.from, line]))] as const,
      );
      known.value = new Map([...known.peek(), ...fresh]);
    });
    stops.push(() => looking.stop());
  };
  const stopEffect = effect(() => {
    const now = view.value;
    const moves = wanted.value;
    if (now !== looked) {
      letGo();
      looked = now;
      if (known.peek().size) known.value = new Map();
    }
    const missing = moves.filter((move) => !asked.has(keyOf(move)));
    if (now && missing.length) ask(now, missing);
  });
  return {
    known,
    close() {
      stopEffect();
      letGo();
    },
  };
}

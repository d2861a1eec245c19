/** What the open lines may become after moves that are looked at, asked for one after the other and kept for the view. */
import type { LineOutlook } from "@interchange/bots";
import type { Move, Place, View } from "@interchange/metro/core";
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";

export type LineOutlooks = ReadonlyMap<Place, LineOutlook>;

export interface Outlooks {
  /** By move, as `keyOf` writes it. */
  readonly known: ReadonlySignal<ReadonlyMap<string, LineOutlooks>>;
  close(): void;
}

/** Milliseconds that one question may take, and between two answers that are shown. */
const LOOKING_TIME = 1500;
const PACE = 400;

export function keyOf(move: Move): string {
  if (move.type === "place") return `${move.tile} ${move.turn} ${move.cell}`;
  return move.type === "own" ? `${move.module} ${move.word}` : move.type;
}

interface Needs {
  readonly weighers: Pick<Weighers, "outlook">;
  readonly view: ReadonlySignal<View | undefined>;
  /** The moves to look at; those that are known already are not asked about again. */
  readonly wanted: ReadonlySignal<readonly Move[]>;
}

export function outlooksOf({ weighers, view, wanted }: Needs): Outlooks {
  const known = signal<ReadonlyMap<string, LineOutlooks>>(new Map());
  /** What has been asked, for which view, and how to stop that. */
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

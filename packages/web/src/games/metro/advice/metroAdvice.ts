/** Advice for Metro: what every move is worth, why, and what lines may become. */
import { metro } from "../desk/engine.ts";
import type { Cell, Move, Station, Preview } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";
import { adviserOf } from "../../../table/advice/adviser.ts";
import type { Adviser } from "../../../table/advice/adviser.ts";
import { worthsOf } from "../../../table/advice/worth.ts";
import type { Worth } from "../../../table/advice/worth.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { lineName } from "../desk/lines.ts";
import { ownersOfMine } from "../table/stage.tsx";
import { sayOwner } from "../desk/useMetroDesk.ts";
import { keyOf, outlooksOf } from "./outlooks.ts";
import type { LineOutlooks } from "./outlooks.ts";
import { otherwiseOf, reasonOf } from "./reason.ts";
import type { Reason, Subject } from "./reason.ts";

export type Weighted = Worth<Move> & { readonly reason: Reason };

export interface MetroAdviceDesk extends Pick<Adviser<Move>, "advised" | "failed"> {
  /** Every move, best first, relative to the average square. */
  readonly worths: ReadonlySignal<readonly Worth<Move>[]>;
  /** The worth of squares with the chosen tile, in its best turn. */
  readonly squares: ReadonlySignal<ReadonlyMap<Cell, Worth<Move>>>;
  /** The best few with reasons, then drawing another tile and the move that scores most at once. */
  readonly told: ReadonlySignal<readonly Weighted[]>;
  /** The move that scores most at once, and its points. */
  readonly greedy: ReadonlySignal<{ readonly move: Move; readonly points: number } | undefined>;
  /** The move on the square under the pointer, or the best. */
  readonly followed: ReadonlySignal<Worth<Move> | undefined>;
  /** What lines may become after the chosen move if that is known already, or after the best. */
  readonly ahead: ReadonlySignal<{ readonly move: Move; readonly lines: LineOutlooks } | undefined>;
  /** What lines may become after a move, if it was examined. */
  outlook(move: Move): LineOutlooks | undefined;
  reason(worth: Worth<Move>): Reason;
  subject(from: Station): Subject;
  close(): void;
}

/** How many of the best are listed. */
const FEW = 3;

export function metroAdviceOf(
  desk: MetroDesk,
  weighers: Pick<Weighers, "weigh" | "outlook">,
  asked: ReadonlySignal<boolean>,
): MetroAdviceDesk {
  const { client, isDeciding, moves, tile, ghost, chosen, turn } = desk;
  const view = computed(() =>
    asked.value && isDeciding.value && moves.value.length > 1 ? client.view.value : undefined,
  );
  const adviser = adviserOf<object, Move>({ game: "metro", weighers, view });
  const worths = computed(() => {
    const weighed = adviser.advised.value?.weighing.moves ?? [];
    const isPlace = (move: Move): boolean => move.type === "place";
    return worthsOf(weighed, weighed.some(({ move }) => isPlace(move)) ? isPlace : undefined);
  });
  const previews = computed((): ReadonlyMap<string, Preview> => {
    const seen = view.value;
    if (!seen) return new Map();
    const rules = metro.sceneOf(seen);
    return new Map(
      moves.value.flatMap((move) =>
        move.type === "place" ? [[keyOf(move), preview(rules, seen, move.tile, move)] as const] : [],
      ),
    );
  });
  const greedy = computed(() => {
    const seen = view.value;
    if (!seen) return undefined;
    const gained = moves.value.flatMap((move) => {
      const points = previews.value.get(keyOf(move))?.gains[seen.turn];
      return points === undefined ? [] : [{ move, points }];
    });
    return gained.toSorted((one, other) => other.points - one.points)[0];
  });
  const squares = computed(() => {
    const found = new Map<Cell, Worth<Move>>();
    // Sorted best first, so the first one found for a square is the best there.
    for (const worth of worths.value) {
      const cell = cellOf(desk, worth.move);
      if (cell !== undefined && !found.has(cell)) found.set(cell, worth);
    }
    return found;
  });
  const top = computed(() => {
    const all = worths.value;
    const most = greedy.value && greedy.value.points > 0 ? keyOf(greedy.value.move) : undefined;
    const few = all.slice(0, FEW);
    const more = all.filter(
      (worth) => !few.includes(worth) && (worth.move.type === "draw" || keyOf(worth.move) === most),
    );
    return [...few, ...more];
  });
  const followed = computed(() => {
    const cell = chosen.value ?? ghost.value;
    if (cell === undefined) return worths.value[0];
    return (
      worths.value.find(
        ({ move }) =>
          move.type === "place" && move.cell === cell && move.tile === tile.value && move.turn === turn.value,
      ) ?? worths.value[0]
    );
  });
  /** The best moves and the chosen one, but not what the pointer passes over: every question costs time. */
  const wanted = computed((): readonly Move[] => {
    if (!worths.value.length) return [];
    const at = chosen.value === undefined ? [] : followed.value ? [followed.value] : [];
    return [...top.value, ...at].map(({ move }) => move);
  });
  const outlooks = outlooksOf({ weighers, view, wanted });
  const subject = (from: Station): Subject => {
    const still = desk.still.value;
    const owner = still.stations[from]?.owner ?? 0;
    return {
      from,
      line: lineName(still, from),
      owner: sayOwner(desk, owner),
      colour: still.owners[owner] ?? "black",
      isMine: ownersOfMine(desk).includes(owner),
    };
  };
  const reason = ({ move, gain }: Worth<Move>): Reason => {
    if (move.type !== "place") return otherReason(desk, move);
    const seen = view.value;
    const known = previews.value.get(keyOf(move));
    if (!seen || !known) return { kind: "nothing" };
    const others = [...outlooks.known.value]
      .filter(([key]) => key !== keyOf(move))
      .map(([key, outlook]) => ({ preview: previews.value.get(key), outlook }));
    const ghostLines = boardSceneOf(seen, { ghost: { ...move, seat: seen.turn } }).ghost?.lines ?? [];
    const laid = desk.still.value.faces;
    return reasonOf({
      preview: known,
      outlook: outlooks.known.value.get(keyOf(move)),
      otherwise: otherwiseOf(others),
      waits: (from) => ghostLines.find((line) => line.from === from)?.waits,
      isEmpty: (cell) => cell !== move.cell && !laid.has(cell),
      subject,
      others: 1 / Math.max(1, seen.setup.seats - 1),
      isGood: gain >= 0,
    });
  };
  return {
    advised: adviser.advised,
    failed: adviser.failed,
    worths,
    squares,
    told: computed(() => top.value.map((worth) => ({ ...worth, reason: reason(worth) }))),
    greedy,
    followed,
    ahead: computed(() => {
      for (const worth of [...(chosen.value === undefined ? [] : [followed.value]), worths.value[0]]) {
        const lines = worth && outlooks.known.value.get(keyOf(worth.move));
        if (lines) return { move: worth.move, lines };
      }
      return undefined;
    }),
    outlook: (move) => outlooks.known.value.get(keyOf(move)),
    reason,
    subject,
    close() {
      adviser.close();
      outlooks.close();
    },
  };
}

/** Whether the choice is between squares or between a module's options. */
export function choiceAmong(moves: readonly Move[]): "squares" | "choices" {
  return moves.some(({ type }) => type === "place") ? "squares" : "choices";
}

/** The square of a move: where the tile goes, or where a module's action happens. */
function cellOf(desk: MetroDesk, move: Move): Cell | undefined {
  if (move.type === "place") return move.tile === desk.tile.value ? move.cell : undefined;
  if (move.type !== "own" || !desk.own?.squares.value) return undefined;
  const spot = optionOf(desk, move)?.spot;
  return spot?.kind === "square" ? spot.cell : undefined;
}

function optionOf(desk: MetroDesk, move: Move) {
  if (move.type !== "own") return undefined;
  return desk.own?.offers.value
    .flatMap(({ options }) => options)
    .find((option) => option.move.module === move.module && option.move.word === move.word);
}

function otherReason(desk: MetroDesk, move: Exclude<Move, { readonly type: "place" }>): Reason {
  if (move.type === "own") return { kind: "own", says: optionOf(desk, move)?.say ?? move.word };
  return { kind: move.type };
}

/** Advice for On the Underground: what the next action is worth, and a plan for the rest of the turn. */
import type { Candidate } from "@interchange/boards/map";
import type { Move, Trip, View } from "@interchange/underground";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";
import { ADVISER, adviserOf } from "../../../table/advice/adviser.ts";
import type { Adviser } from "../../../table/advice/adviser.ts";
import { strengthOf, worthsOf } from "../../../table/advice/worth.ts";
import type { Worth } from "../../../table/advice/worth.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { LegOption } from "../desk/forecast.ts";
import { futureOf, withActions } from "../desk/imagined.ts";
import { blockOf } from "../desk/stations.ts";
import { candidatesOf } from "../desk/tried.ts";
import { t } from "../../../words/index.ts";

export interface UndergroundAdviceDesk extends Pick<Adviser<Move>, "advised" | "failed"> {
  /** The drafted turn, while an action is left or a trip has to be chosen. */
  readonly view: ReadonlySignal<View | undefined>;
  /** The trips to choose from; none while building. */
  readonly trips: ReadonlySignal<readonly LegOption[]>;
  /** Every action or trip, best first, relative to the average of the ten best. */
  readonly worths: ReadonlySignal<readonly Worth<Move>[]>;
  /** The remaining actions of the turn, as far as they are planned. */
  readonly plan: ReadonlySignal<readonly Move[]>;
  readonly candidates: ReadonlySignal<readonly Candidate[] | undefined>;
  worthOf(piece: Pick<Candidate, "line" | "block">): Worth<Move> | undefined;
  worthOfTrip(trip: Pick<Trip, "to" | "lines">): Worth<Move> | undefined;
  close(): void;
}

/** Gains are relative to the average of this many best moves. */
const COMPARED = 10;
/** How many blocks show their worth on the map. */
const MARKED = 8;
const NO_TRIPS: readonly LegOption[] = [];
/** Milliseconds for each further action of the plan. */
const PLANNING_TIME = 700;

const keyOf = (line: string, block: number): string => `${line} ${block}`;
const keyOfTrip = ({ to, lines }: Pick<Trip, "to" | "lines">): string => [to, ...lines.toSorted()].join(" ");

export function undergroundAdviceOf(
  desk: UndergroundDesk,
  weighers: Pick<Weighers, "weigh">,
  asked: ReadonlySignal<boolean>,
): UndergroundAdviceDesk {
  // A single trip is no decision.
  const trips = computed(() => (desk.trips.value.length > 1 ? desk.trips.value : NO_TRIPS));
  const view = computed(() => {
    if (!asked.value) return undefined;
    if (desk.isBuilding.value) return desk.draft.drafted.value;
    return trips.value.length ? desk.draft.future.value.view : undefined;
  });
  const adviser = adviserOf<View, Move>({ game: "underground", weighers, view });
  const worths = computed(() => {
    const weighed = adviser.advised.value?.weighing.moves ?? [];
    // A piece may go nearly anywhere and most blocks are useless, so only the best are compared.
    const compared = new Set(weighed.slice(0, COMPARED).map(({ move }) => move));
    return worthsOf(weighed, (move) => compared.has(move));
  });
  const { plan, close: closePlan } = planOf(view, worths, adviser.advised, weighers);
  const byPiece = computed(
    () =>
      new Map(
        worths.value.flatMap((worth) =>
          worth.move.type === "build"
            ? [[keyOf(worth.move.line, blockOf(desk.client.view.value, worth.move)), worth] as const]
            : [],
        ),
      ),
  );
  const byTrip = computed(
    () =>
      new Map(
        worths.value.flatMap((worth) => (worth.move.type === "trip" ? [[keyOfTrip(worth.move), worth] as const] : [])),
      ),
  );
  const worthOf = ({ line, block }: Pick<Candidate, "line" | "block">): Worth<Move> | undefined =>
    byPiece.value.get(keyOf(line, block));
  const candidates = computed((): readonly Candidate[] | undefined => {
    const seen = view.value;
    if (!seen || !byPiece.value.size) return undefined;
    const marked = new Set([...byPiece.value.keys()].slice(0, MARKED));
    const shown = new Set(desk.candidates.value.map(({ line, block }) => keyOf(line, block)));
    const say = t.advice.worth;
    return candidatesOf(seen, desk.lines.value).flatMap((candidate): readonly Candidate[] => {
      const key = keyOf(candidate.line, candidate.block);
      const worth = marked.has(key) ? worthOf(candidate) : undefined;
      if (!worth) return shown.has(key) ? [candidate] : [];
      const { gain, isBest } = worth;
      const strength = Math.sign(gain) * strengthOf(gain);
      return [{ ...candidate, worth: { text: say(gain), strength, isBest } }];
    });
  });
  return {
    advised: adviser.advised,
    failed: adviser.failed,
    view,
    trips,
    worths,
    plan,
    candidates,
    worthOf,
    worthOfTrip: (trip) => byTrip.value.get(keyOfTrip(trip)),
    close() {
      adviser.close();
      closePlan();
    },
  };
}

/** When the next action is fully rated, assumes the best one and rates the action after it, to the end of the turn. */
function planOf(
  view: ReadonlySignal<View | undefined>,
  worths: ReadonlySignal<readonly Worth<Move>[]>,
  advised: Adviser<Move>["advised"],
  weighers: Pick<Weighers, "weigh">,
): { readonly plan: ReadonlySignal<readonly Move[]>; readonly close: () => void } {
  const rest = signal<readonly Move[]>([]);
  const close = effect(() => {
    const seen = view.value;
    const first = worths.value[0]?.move;
    rest.value = [];
    if (!seen || !first || first.type === "trip" || !advised.value?.isLast) return undefined;
    let planning: { stop(): void } | undefined;
    const next = (moves: readonly Move[]): void => {
      const then = withActions(seen, futureOf(seen, moves));
      rest.value = moves.slice(1);
      if (then.actions === 0) return;
      const question = { game: "underground", bot: ADVISER, view: then, seed: "advice", moveTime: PLANNING_TIME };
      planning = weighers.weigh<View, Move>(question, (told) => {
        const best = told.ok && told.isLast ? told.weighing.moves[0]?.move : undefined;
        if (best && best.type !== "trip") next([...moves, best]);
      });
    };
    next([first]);
    return () => {
      planning?.stop();
    };
  });
  const plan = computed(() => {
    const first = worths.value[0]?.move;
    return first ? [first, ...rest.value] : [];
  });
  return { plan, close };
}

/**
 * The drafted turn: its actions and then its trips. It exists only in the page, is not recorded, and survives a reload.
 * End turn sends all of it as one command.
 */
import { underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { forget, recall, remember } from "../../../kit/localStorage.ts";
import type { UndergroundCommon } from "./common.ts";
import { futureOf, withActions } from "./imagined.ts";
import type { Future, Imagined } from "./imagined.ts";

export interface Draft {
  readonly moves: ReadonlySignal<readonly Move[]>;
  /** The result of the draft, trips included. */
  readonly future: ReadonlySignal<Future>;
  /** The board with the drafted actions but without trips; the game itself if nothing is drafted. */
  readonly drafted: ReadonlySignal<View>;
  /** Actions of this turn that were already sent. */
  readonly done: ReadonlySignal<readonly Imagined[]>;
  /** Whether the turn is ending and only trips are left to choose. */
  readonly isEnding: ReadonlySignal<boolean>;
  add(...moves: readonly Move[]): void;
  /** Removes a move and every later one that needs it. */
  drop(at: number): void;
  /** Undoes the last step; false if there is none. */
  undo(): boolean;
  /** The following moves end the turn, and are undone back to here in one step. */
  mark(): void;
  close(): void;
}

const memoryOf = (table: string): string => `draft-${table}`;

export function draftOf({ client }: Pick<UndergroundCommon, "client">): Draft {
  const moves = signal<readonly Move[]>([]);
  /** How many moves there were when the turn began to end, and at each trip chosen since. */
  const marks = signal<readonly number[]>([]);
  /** A draft is valid for one moment of the game. Any event discards it. */
  const moment = computed(() => `${client.view.value.turn} ${client.happened.value.length}`);
  const name = memoryOf(client.id);
  let drafted = "";
  let heldLast: readonly string[] | undefined;
  const stop = effect(() => {
    const now = moment.value;
    const texts = moves.value.map((move) => underground.notation.writeMove(move));
    const isEnding = marks.value.length > 0;
    const held = client.held?.value;
    if (now !== drafted || held !== heldLast) {
      drafted = now;
      heldLast = held;
      marks.value = [];
      moves.value = held ? actionsIn(held, client.view.peek()) : keptAt(name, now, client.view.peek());
      return;
    }
    if (texts.length && !isEnding) remember(name, { moment: now, moves: texts });
    else if (!texts.length) forget(name);
  });
  const future = computed(() => futureOf(client.view.value, moves.value));
  return {
    moves,
    future,
    drafted: computed(() => {
      const actions = moves.value.filter(({ type }) => type !== "trip");
      return actions.length ? withActions(client.view.value, futureOf(client.view.value, actions)) : client.view.value;
    }),
    done: computed(() => doneIn(client.view.value, client.happened.value)),
    isEnding: computed(() => marks.value.length > 0),
    add(...more) {
      moves.value = [...moves.peek(), ...more];
    },
    drop(at) {
      let left: readonly Move[] = moves.peek().slice(0, at);
      for (const move of moves.peek().slice(at + 1))
        if (!futureOf(client.view.peek(), [...left, move]).refusal) left = [...left, move];
      moves.value = left;
    },
    undo() {
      const from = marks.peek().at(-1);
      if (from !== undefined) {
        marks.value = marks.peek().slice(0, -1);
        moves.value = moves.peek().slice(0, from);
        return true;
      }
      if (!moves.peek().length) return false;
      moves.value = moves.peek().slice(0, -1);
      return true;
    },
    mark() {
      marks.value = [...marks.peek(), moves.peek().length];
    },
    close: stop,
  };
}

/** The actions of a plan or an unsent turn that are still legal. */
function actionsIn(held: readonly string[], view: View): readonly Move[] {
  let legal: readonly Move[] = [];
  for (const text of held) {
    const move = underground.notation.readMove(text, view.setup);
    if (move && move.type !== "trip" && !futureOf(view, [...legal, move]).refusal) legal = [...legal, move];
  }
  return legal;
}

/** The stored draft for this moment of the game, as far as it is still legal. */
function keptAt(name: string, moment: string, view: View): readonly Move[] {
  const kept = recall(name) as { readonly moment?: unknown; readonly moves?: unknown } | undefined;
  if (kept?.moment !== moment || !Array.isArray(kept.moves)) return [];
  const moves = kept.moves.flatMap((text) => underground.notation.readMove(String(text), view.setup) ?? []);
  return futureOf(view, moves).steps.map(({ move }) => move);
}

/** The moves that the current seat has made in this turn. */
function doneIn(
  { stage, turn }: View,
  happened: readonly { readonly seat: number | undefined; readonly events: Imagined["events"] }[],
): readonly Imagined[] {
  if (stage !== "build") return [];
  const done: Imagined[] = [];
  for (const { seat, events } of happened.toReversed()) {
    const first = events[0];
    if (seat !== turn || !first) break;
    if (first.type === "built") done.unshift({ move: { type: "build", ...first.piece }, events });
    else if (first.type === "token") done.unshift({ move: { type: "token" }, events });
    else break;
  }
  return done;
}

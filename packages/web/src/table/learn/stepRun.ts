/**
 * Runs one step of a lesson at its own table: the game up to the decision, with a client for the player who decides.
 * The expected moves and the draws are those of the recorded game.
 */
import { known, Table } from "@interchange/tabletop";
import type { Entry, Rules } from "@interchange/tabletop";
import { batch, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Happened, TableClient } from "../../client/client.ts";
import { puzzleClient } from "./puzzleClient.ts";
import type { Outcome } from "./puzzleClient.ts";
import type { Lesson, Step } from "./lesson.ts";
import { t } from "../../words/index.ts";

export interface StepRun<Move, Event, View> {
  readonly client: TableClient<Move, Event, View>;
  /** The expected move; undefined once all are made. */
  readonly wanted: ReadonlySignal<Move | undefined>;
  readonly isDone: ReadonlySignal<boolean>;
  /** The last wrong try; undefined after a right one. */
  readonly wrong: Signal<Move | undefined>;
}

export function stepRun<Position, Move, Chance, Event, View>(
  rules: Rules<Position, Move, Chance, Event, View>,
  lesson: Lesson,
  step: Step,
): StepRun<Move, Event, View> {
  const { record, seat } = lesson;
  const replayed = Table.resume(rules, record.setup, record, step.at);
  if (!replayed.ok) throw new Error(replayed.reason);
  const { table } = replayed;
  const due: Entry[] = asked(record.entries, step);
  const wantedNow = (): Move | undefined => {
    const next = due.find(({ by }) => by === "seat");
    return next && rules.notation.readMove(next.text, record.setup);
  };
  const wanted = signal(wantedNow());
  const isDone = signal(false);
  const wrong = signal<Move | undefined>(undefined);
  /** Plays the recorded decision and the draws after it. */
  const enter = (): void => {
    do {
      const problem = table.enter(known(due.shift()));
      if (problem !== undefined) throw new Error(problem);
    } while (due[0]?.by === "chance");
  };
  const play = (moves: readonly Move[]): Outcome<Event, View> | undefined => {
    const sought = due.filter(({ by }) => by === "seat").map(({ text }) => text);
    const other = moves.find((move, at) => rules.notation.writeMove(move) !== sought[at]);
    if (other !== undefined) {
      wrong.value = other;
      return undefined;
    }
    const from = table.length;
    for (const _ of moves) enter();
    batch(() => {
      wrong.value = undefined;
      wanted.value = wantedNow();
      isDone.value = !due.length;
    });
    return { view: table.view(seat), happened: happenedFrom(from), goesOn: due.length > 0 };
  };
  const happenedFrom = (from: number): readonly Happened<Event>[] =>
    table.historyFrom(from).map(({ events, position, seat: by }, at) => ({
      index: from + at,
      seat: by,
      events: events.map((event) => rules.redact(event, seat, position)),
    }));
  const client = puzzleClient<Move, Event, View>({
    id: `${lesson.game} ${lesson.module ?? ""} ${step.id}`,
    view: table.view(seat),
    seat,
    record,
    names: record.seats.map((_, at) => (at === seat ? t.table.you : t.learn.otherSide)),
    onPlay: play,
  });
  return { client, wanted, isDone, wrong };
}

/** The entries of a step: its decisions, and the draws after each. */
export function asked(entries: readonly Entry[], { at, asks }: Step): Entry[] {
  let left = asks;
  let to = at;
  while (to < entries.length) {
    if (entries[to]?.by === "seat" && left-- === 0) break;
    to++;
  }
  return entries.slice(at, to);
}

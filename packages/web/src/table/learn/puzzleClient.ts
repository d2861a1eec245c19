/** The client of a table that exists for one or a few decisions and is not played on. */
import type { GameRecord, Seat } from "@interchange/tabletop";
import { batch, signal } from "@preact/signals";
import type { Happened, TableClient, Waiting } from "../../client/client.ts";
import type { Sitter } from "../../kit/sitters.ts";

/** The result of a decision. */
export interface Outcome<Event, View> {
  readonly view: View;
  readonly happened: readonly Happened<Event>[];
  /** Whether there is more to decide. */
  readonly goesOn: boolean;
}

export interface PuzzleNeeds<Move, Event, View> {
  readonly id: string;
  readonly view: View;
  readonly seat: Seat;
  readonly record: GameRecord | Promise<GameRecord>;
  /** By seat. */
  readonly names: readonly string[];
  /** Called with the decision. Returns its result, if the page shows it. */
  readonly onPlay: (moves: readonly Move[]) => Outcome<Event, View> | undefined;
}

export function puzzleClient<Move, Event, View>(needs: PuzzleNeeds<Move, Event, View>): TableClient<Move, Event, View> {
  const { id, view: first, seat, record, names, onPlay } = needs;
  const nothing = async (): Promise<{ readonly kind: "stale" }> => ({ kind: "stale" });
  const view = signal(first);
  const happened = signal<readonly Happened<Event>[]>([]);
  const waiting = signal<Waiting>({ kind: "viewer", seat });
  return {
    id: `puzzle ${id}`,
    address: "",
    sitters: names.map((name, at): Sitter => ({
      name,
      mind: at === seat ? { kind: "person" } : { kind: "bot", bot: "" },
    })),
    assist: "ledger",
    viewer: signal(seat),
    seatsHere: [seat],
    waiting,
    toAct: signal(seat),
    link: signal("open"),
    takeBackOffer: signal(undefined),
    first: signal(first),
    view,
    happened,
    termination: signal(undefined),
    standings: signal(undefined),
    isKept: signal(true),
    async play(...moves) {
      const outcome = moves.length ? onPlay(moves) : undefined;
      if (outcome)
        batch(() => {
          view.value = outcome.view;
          // Peek instead of subscribing: otherwise an effect that plays would run again because it played.
          happened.value = [...happened.peek(), ...outcome.happened];
          if (!outcome.goesOn) waiting.value = { kind: "over" };
        });
      return { kind: "applied" };
    },
    takeBack: nothing,
    playAgain: nothing,
    consent: nothing,
    rest: nothing,
    takeUpAgain: nothing,
    takeScreen: () => undefined,
    askAgain: () => undefined,
    record: () => Promise.resolve(record),
    close: () => undefined,
  };
}

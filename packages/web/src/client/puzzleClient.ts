/** A table at which one decision is made, and nothing comes of it. */
import type { GameRecord, Seat } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import type { TableClient } from "./client.ts";
import type { Sitter } from "../parts/sitters.ts";

export interface PuzzleNeeds<Move, View> {
  readonly id: string;
  readonly view: View;
  readonly seat: Seat;
  readonly record: GameRecord;
  /** By seat. */
  readonly names: readonly string[];
  readonly onPlay: (move: Move) => void;
  readonly more?: TableClient<Move, unknown, View>["more"];
}

export function puzzleClient<Move, Event, View>(needs: PuzzleNeeds<Move, View>): TableClient<Move, Event, View> {
  const { id, view, seat, record, names, onPlay, more } = needs;
  const nothing = async (): Promise<{ readonly kind: "stale" }> => ({ kind: "stale" });
  return {
    id: `puzzle ${id}`,
    address: "",
    more,
    sitters: names.map((name, at): Sitter => ({
      name,
      mind: at === seat ? { kind: "person" } : { kind: "bot", bot: "" },
    })),
    assist: "ledger",
    viewer: signal(seat),
    seatsHere: [seat],
    waiting: signal({ kind: "viewer", seat }),
    toAct: signal(seat),
    link: signal("open"),
    takeBackOffer: signal(undefined),
    first: signal(view),
    view: signal(view),
    happened: signal([]),
    termination: signal(undefined),
    standings: signal(undefined),
    isKept: signal(true),
    async play(...moves) {
      const [move] = moves;
      if (move !== undefined) onPlay(move);
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

/**
 * A table at which one plans: everything is as at the real one, but for whose turn it seems to be. What is decided is not
 * played but kept by the server, which plays it at the turn if it still does the same then.
 */
import type { Seat } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { Answer, TableClient, Waiting } from "../client.ts";

export interface PlanningNeeds<Move, View> {
  readonly seat: Seat;
  readonly asIfOnTurn: (view: View) => View;
  readonly write: (move: Move) => string;
  readonly keep: (moves: readonly string[]) => Promise<Answer>;
}

/** What goes before planning. */
const FIRST: readonly Waiting["kind"][] = ["over", "gone", "paused", "asked"];

export function planningClient<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  { seat, asIfOnTurn, write, keep }: PlanningNeeds<Move, View>,
): TableClient<Move, Event, View> {
  return {
    id: client.id,
    address: client.address,
    assist: client.assist,
    seatsHere: client.seatsHere,
    get sitters() {
      return client.sitters;
    },
    viewer: client.viewer,
    link: client.link,
    first: client.first,
    happened: client.happened,
    termination: client.termination,
    standings: client.standings,
    isKept: client.isKept,
    takeBackOffer: signal(undefined),
    toAct: client.toAct,
    view: computed(() => asIfOnTurn(client.view.value)),
    waiting: computed<Waiting>(() => {
      const state = client.waiting.value;
      return FIRST.includes(state.kind) ? state : { kind: "viewer", seat };
    }),
    play: (...moves) => keep(moves.map((move) => write(move))),
    playAgain: (...moves) => keep(moves),
    takeBack: async () => ({ kind: "stale" }),
    consent: (asked, isGranted) => client.consent(asked, isGranted),
    rest: () => client.rest(),
    takeUpAgain: () => client.takeUpAgain(),
    takeScreen: () => undefined,
    askAgain: () => undefined,
    record: () => client.record(),
    close: () => {
      client.close();
    },
  };
}

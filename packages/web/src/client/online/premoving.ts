/**
 * A client for premoves. Everything is as at the real table, except that it seems to be your turn. The server stores
 * your decision and plays it when your turn comes, if it would still do the same.
 */
import type { Seat } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { Answer, TableClient, Waiting } from "../client.ts";

export interface PremoveNeeds<Move, View> {
  readonly seat: Seat;
  readonly asIfOnTurn: (view: View) => View;
  readonly write: (move: Move) => string;
  readonly keep: (moves: readonly string[]) => Promise<Answer>;
}

/** States that matter more than planning. */
const FIRST: readonly Waiting["kind"][] = ["over", "gone", "paused", "asked"];

export function premoveClient<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  { seat, asIfOnTurn, write, keep }: PremoveNeeds<Move, View>,
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
    ...(client.nameLine && { nameLine: client.nameLine.bind(client) }),
    takeScreen: () => undefined,
    askAgain: () => undefined,
    record: () => client.record(),
    close: () => {
      client.close();
    },
  };
}

/**
 * A client for premoves. While a turn is planned, everything is as at the real table, except that it seems to be your
 * turn. The server stores your decision and plays it when your turn comes, if it would still do the same. Until then,
 * and if it was not played, the plan is held, so that the board shows it.
 */
import type { Premove } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Answer, TableClient, Waiting } from "../client.ts";

export interface PremoveNeeds<Move, View> {
  readonly seat: Seat;
  /** What the server has. */
  readonly premove: ReadonlySignal<Premove | undefined>;
  readonly isPlanning: ReadonlySignal<boolean>;
  readonly asIfOnTurn: (view: View) => View;
  readonly write: (move: Move) => string;
  readonly keep: (moves: readonly string[]) => Promise<Answer>;
}

/** States that matter more than planning. */
const FIRST: readonly Waiting["kind"][] = ["over", "gone", "paused", "asked", "timeUp"];

export function premoveClient<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  { seat, premove, isPlanning, asIfOnTurn, write, keep }: PremoveNeeds<Move, View>,
): TableClient<Move, Event, View> {
  const isToCome = computed(() => isPlanning.value || (premove.value !== undefined && client.toAct.value !== seat));
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
    takeBackOffer: computed(() => (isPlanning.value ? undefined : client.takeBackOffer.value)),
    toAct: client.toAct,
    isPlanning,
    held: computed(() => {
      const planned = premove.value;
      return planned && (isToCome.value || planned.dropped) ? planned.moves : client.held?.value;
    }),
    view: computed(() => (isToCome.value ? asIfOnTurn(client.view.value) : client.view.value)),
    waiting: computed<Waiting>(() => {
      const state = client.waiting.value;
      return !isPlanning.value || FIRST.includes(state.kind) ? state : { kind: "viewer", seat };
    }),
    play: (...moves) => (isPlanning.peek() ? keep(moves.map((move) => write(move))) : client.play(...moves)),
    playAgain: (...moves) => (isPlanning.peek() ? keep(moves) : client.playAgain(...moves)),
    withdraw: () => client.withdraw?.(),
    takeBack: () => client.takeBack(),
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

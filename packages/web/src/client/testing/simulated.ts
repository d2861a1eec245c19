/**
 * Makes a table in this browser behave like a remote one: one person sits at this screen, the others are moved from the
 * console, and the link can be cut. For tests, and to try it by hand: open a table with `?link=simulated`.
 */
import { localLink } from "@interchange/host";
import type { Host, Link, Presence, Request } from "@interchange/host";
import { SimulatedLink } from "@interchange/host/testing";
import type { Seat } from "@interchange/tabletop";

/** The commands in the console, under `simulation`. */
export interface Simulation {
  cut(): void;
  mend(): void;
  /** Loses the next decision or its answer, and the connection with it. */
  lose(loss: "on the way there" | "on the way back"): void;
  presence(seat: Seat, presence: Presence): void;
  /** Someone elsewhere makes a request, or answers the last one. */
  ask(seat: Seat, request: Request): Promise<unknown>;
  answer(seat: Seat, consent: boolean): Promise<unknown>;
  /** Someone elsewhere plays, in notation. */
  play(seat: Seat, ...moves: string[]): Promise<unknown>;
}

export function simulated<Position, Move, Chance, Event, View>(
  host: Host<Position, Move, Chance, Event, View>,
  local: Link<Event, View>,
): Link<Event, View> {
  const link = new SimulatedLink({ ...localLink(host, local.seats.slice(0, 1)), close: () => local.close() });
  let asks = 0;
  const simulation: Simulation = {
    cut: () => link.cut(),
    mend: () => link.mend(),
    lose: (loss) => link.loseNext(loss),
    presence: (seat, presence) => host.setPresence(seat, presence),
    ask: (seat, request) => host.ask(seat, `simulated-${++asks}`, request),
    answer: (seat, consent) => host.answer(seat, host.status.asked.at(-1)?.id ?? "", consent),
    play: (seat, ...moves) => host.command(seat, { id: `simulated-${++asks}`, after: host.seq, moves }),
  };
  Reflect.set(globalThis, "simulation", simulation);
  return link;
}

/** Turns a plan for a table into the request that the server expects. */
import type { NewTable } from "@interchange/protocol";
import type { TimeControl } from "@interchange/tabletop";
import type { TableSetup } from "../storage/create.ts";
import { newNonce } from "./api.ts";

/** What an online table needs besides the plan. */
export interface OnlineTerms {
  readonly control: TimeControl;
  readonly isPublic: boolean;
  /** Whether the host plays too, on the first seat for a person. Otherwise this screen only shows the board. */
  readonly plays: boolean;
  /** How many seconds later spectators see the game. */
  readonly delay?: number;
  /** For how many days of vacation a year a player's clock stops, in games by the day. */
  readonly vacation?: number;
}

/** What a table gets if nobody chooses. */
export const USUAL_VACATION = 14;

export const FIFTEEN_AND_TEN: TimeControl = { kind: "live", initial: 900_000, increment: 10_000 };
export const TWO_DAYS: TimeControl = { kind: "days", perMove: 2 * 86_400_000 };
export const NO_CLOCK: TimeControl = { kind: "none" };
/** By the name in an address: `/new/metro?where=online&clock=days`. */
export const CLOCKS: Readonly<Record<string, TimeControl>> = { none: NO_CLOCK, live: FIFTEEN_AND_TEN, days: TWO_DAYS };

export function newTable(
  tableSetup: TableSetup,
  { control, isPublic, plays, delay, vacation = USUAL_VACATION }: OnlineTerms,
): NewTable {
  const { game, request, sitters, assist, drawsColours } = tableSetup;
  const { edition, modules, options, components, colours } = request;
  const seat = plays ? sitters.findIndex(({ mind }) => mind.kind === "person") : -1;
  return {
    game,
    setup: {
      seats: sitters.length,
      ...(edition !== undefined && { edition }),
      ...(modules && { modules: [...modules] }),
      ...(options && { options: { ...options } }),
      ...(components && { components: { ...components } }),
      ...(colours && !drawsColours && { colours: [...colours] }),
    },
    seats: sitters.map(({ mind }) => (mind.kind === "bot" ? { kind: "bot", bot: mind.bot } : { kind: "person" })),
    control,
    assist,
    isPublic,
    ...(drawsColours && { drawsColours }),
    ...(delay && { delay }),
    ...(control.kind === "days" && vacation > 0 && { vacation }),
    ...(seat >= 0 && { seat, nonce: newNonce() }),
  };
}

/** A plan of a table as the server is asked for it. */
import type { NewTable } from "@interchange/protocol";
import type { TimeControl } from "@interchange/tabletop";
import type { TablePlan } from "../storage/create.ts";
import { newNonce } from "./api.ts";

/** What is chosen for an online table besides. */
export interface OnlineTerms {
  readonly control: TimeControl;
  readonly isPublic: boolean;
  /** Whether whoever makes it plays, on the first seat for a person; else this screen only shows the board. */
  readonly plays: boolean;
  /** By how many seconds spectators see the game later. */
  readonly delay?: number;
}

export const FIFTEEN_AND_TEN: TimeControl = { kind: "live", initial: 900_000, increment: 10_000 };
export const TWO_DAYS: TimeControl = { kind: "days", perMove: 2 * 86_400_000 };
export const NO_CLOCK: TimeControl = { kind: "none" };

export function newTable(plan: TablePlan, { control, isPublic, plays, delay }: OnlineTerms): NewTable {
  const { game, request, sitters, assist, drawsColours } = plan;
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
    ...(seat >= 0 && { seat, nonce: newNonce() }),
  };
}

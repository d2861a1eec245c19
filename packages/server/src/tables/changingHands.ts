/** Seats of running games that change hands: someone leaves, another takes over. The first person loses all access. */
import type { Seat } from "@interchange/tabletop";
import type { Identity } from "../identities.ts";
import type { LiveTable } from "../liveTables/liveTable.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { Objection } from "./objection.ts";
import type { Done } from "./openTables.ts";
import type { Seating } from "./seating.ts";

const OVER: Objection = { ok: false, error: "over", reason: "The game is over." };
const TAKEN: Objection = { ok: false, error: "taken", reason: "That seat is taken." };

export class ChangingHands {
  private readonly seating: Seating;
  private readonly liveTables: LiveTables;

  constructor(seating: Seating, liveTables: LiveTables) {
    this.seating = seating;
    this.liveTables = liveTables;
  }

  /** First the seat is unbound, so that whatever happens next, the person who left has no access. */
  async leave(table: string, seat: Seat, who: Identity): Promise<Done> {
    const live = await this.running(table);
    if (!live) return OVER;
    const unbound = await this.seating.unbind(table, seat, who);
    if (unbound.ok) await live.voting.leave(seat);
    return unbound;
  }

  async take(table: string, seat: Seat, who: Identity): Promise<Done> {
    const live = await this.running(table);
    if (!live) return OVER;
    const bound = await this.seating.bind(table, seat, who);
    if (!bound.ok) return bound;
    const { kind } = await live.voting.take(seat, who.name ?? "Guest");
    if (kind === "applied") {
      await this.seating.taken(table, who);
      return bound;
    }
    await this.seating.giveBack(table, seat, who);
    return TAKEN;
  }

  /** Calls a person by their new name wherever they play. Returns the tables that have not begun. */
  async rename(who: Identity): Promise<readonly string[]> {
    const seats = await this.seating.rename(who);
    for (const { table, seat, state } of seats)
      if (state !== "open") await (await this.running(table))?.voting.rename(seat, who.name ?? "Guest");
    return seats.flatMap(({ table, state }) => (state === "open" ? [table] : []));
  }

  private async running(table: string): Promise<LiveTable | undefined> {
    const live = await this.liveTables.get(table);
    return live?.host.status.isOver ? undefined : live;
  }
}

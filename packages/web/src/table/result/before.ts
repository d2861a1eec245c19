/** Compares a finished game with the earlier ones against bots in this browser. */
import { isBotName, LADDER, rungOf } from "@interchange/games";
import type { Sitter } from "@interchange/host";
import type { StoredTable } from "../../storage/tables.ts";
import { seatedBy } from "../setup/seats/seating.ts";

export interface Before {
  /** The name of the strongest bot at the table, if it was beaten for the first time. */
  readonly firstWin?: string;
  readonly isBestYet: boolean;
  /** Whether this game and the one before were lost, and there is a weaker bot. */
  readonly hasLostTwice: boolean;
}

type Compared = Pick<StoredTable, "id" | "game" | "modules" | "isImported" | "state" | "sitters" | "points" | "at">;

interface Played {
  readonly table: Compared;
  readonly points: number;
  /** Ahead of the best bot. */
  readonly lead: number;
  readonly strongest: Sitter;
}

/** Undefined unless it was a game of one person against bots. */
export function beforeOf(tables: readonly Compared[], id: string): Before | undefined {
  const all = tables.flatMap((table) => playedAt(table) ?? []).toSorted((one, other) => one.table.at - other.table.at);
  const now = all.find(({ table }) => table.id === id);
  if (!now) return undefined;
  const earlier = all.filter(({ table }) => table.game === now.table.game && table.at < now.table.at);
  const bot = botOf(now.strongest);
  const hasBeaten = earlier.some(({ lead, table }) => lead > 0 && table.sitters.some((each) => botOf(each) === bot));
  const alike = earlier.filter(
    ({ table }) =>
      table.sitters.length === now.table.sitters.length && table.modules.join() === now.table.modules.join(),
  );
  return {
    ...(now.lead > 0 && !hasBeaten && { firstWin: now.strongest.name }),
    isBestYet: alike.length > 0 && alike.every(({ points }) => points < now.points),
    hasLostTwice: now.lead < 0 && (earlier.at(-1)?.lead ?? 0) < 0 && rung(now.strongest) > 1,
  };
}

/** The same players with every bot one level weaker. */
export function easier(sitters: readonly Sitter[]): readonly Sitter[] {
  return sitters.reduce(
    (all, sitter, seat) => (botOf(sitter) ? seatedBy(LADDER[rung(sitter) - 2] ?? LADDER[0], seat, all) : all),
    sitters,
  );
}

const botOf = ({ mind }: Sitter): string | undefined => (mind.kind === "bot" ? mind.bot : undefined);
const rung = (sitter: Sitter): number => {
  const bot = botOf(sitter);
  return isBotName(bot) ? rungOf(bot) : 0;
};

function playedAt(table: Compared): Played | undefined {
  const { state, isImported, sitters, points } = table;
  const seat = sitters.findIndex(({ mind }) => mind.kind === "person");
  const bots = sitters.filter(({ mind }) => mind.kind === "bot");
  const strongest = bots.toSorted((one, other) => rung(other) - rung(one))[0];
  if (state !== "over" || isImported || seat < 0 || !strongest || bots.length < sitters.length - 1) return undefined;
  const own = points[seat] ?? 0;
  return { table, points: own, lead: own - Math.max(...points.filter((_, each) => each !== seat)), strongest };
}

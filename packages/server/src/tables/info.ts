/** Describes tables to people, one by one and in lists. */
import type { Summary } from "@interchange/host";
import type { Lists, TableInfo } from "@interchange/protocol";
import type { Setup } from "@interchange/tabletop";
import type { Language } from "../language.ts";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { termsOf } from "./terms.ts";

/** The length of a list. Nobody reads on. */
const LISTED = 100;
/** An open table untouched for this long is no longer listed. */
const STILL_OPEN = 24 * 3_600_000;
/** A game without a move for this long is not live, whatever its clock. */
const STILL_LIVE = 3_600_000;

export class TableInfos {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async of(id: string, asker: string | undefined): Promise<TableInfo | undefined> {
    const { db } = this.storage;
    const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", id).orderBy("seat").execute();
    return infoOf(row, seats, asker, this.now());
  }

  /** The host's language, if known. */
  async languageOf(id: string): Promise<Language | undefined> {
    const row = await this.storage.db.selectFrom("tables").select("terms").where("id", "=", id).executeTakeFirst();
    return row && termsOf(row).language;
  }

  async list(which: Lists, asker: string | undefined): Promise<readonly TableInfo[]> {
    const { db } = this.storage;
    if (which === "mine" && asker === undefined) return [];
    let asked = db.selectFrom("tables").selectAll().orderBy("at", "desc").limit(LISTED);
    if (which === "open")
      asked = asked
        .where("state", "=", "open")
        .where("is_public", "=", 1)
        .where("at", ">", this.now() - STILL_OPEN);
    if (which === "live")
      asked = asked
        .where("state", "=", "running")
        .where("is_public", "=", 1)
        .where("at", ">", this.now() - STILL_LIVE);
    if (which === "mine" && asker !== undefined)
      asked = asked.where((is) =>
        is.or([
          is("host", "=", asker),
          is("id", "in", db.selectFrom("seats").select("table_id").where("identity", "=", asker)),
        ]),
      );
    const rows = await asked.execute();
    if (!rows.length) return [];
    const seats = await db
      .selectFrom("seats")
      .selectAll()
      .where(
        "table_id",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("seat")
      .execute();
    const infos = rows.map((row) =>
      inList(
        infoOf(
          row,
          seats.filter(({ table_id }) => table_id === row.id),
          asker,
          this.now(),
        ),
      ),
    );
    return which === "mine"
      ? infos.toSorted((one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)))
      : // Not even their order reveals more.
        infos.toSorted((one, other) => other.at - one.at);
  }
}

/** Without custom components, which are long and which no list shows. */
function inList(info: TableInfo): TableInfo {
  const { components, ...setup } = info.setup as TableInfo["setup"] & Pick<Setup, "components">;
  if (!components) return info;
  const { name, version } = components;
  return { ...info, setup: { ...setup, components: { name, version } } };
}

function isYourTurn({ state, toAct, yours }: TableInfo): boolean {
  return state === "running" && toAct !== undefined && yours.includes(toAct);
}

function infoOf(row: TablesTable, seats: readonly SeatsTable[], asker: string | undefined, now: number): TableInfo {
  const { setup, control, assist, drawsColours, delay, botDelay } = termsOf(row);
  const yours = asker === undefined ? [] : seats.flatMap(({ identity, seat }) => (identity === asker ? [seat] : []));
  // Delayed spectators are told nothing about the current state.
  const isLater = delay !== undefined && delay > 0 && row.state !== "open" && row.state !== "over" && !yours.length;
  const summary = row.summary === null ? undefined : (JSON.parse(row.summary) as Summary);
  return {
    id: row.id,
    game: row.game,
    state: row.state,
    isPublic: row.is_public === 1,
    setup: { ...setup, ...(summary?.colours && { colours: summary.colours }) },
    ...(drawsColours && !summary && { drawsColours }),
    control,
    assist,
    ...(delay !== undefined && { delay }),
    ...(botDelay !== undefined && { botDelay }),
    seal: row.seal,
    // Once it has begun, the summary says who sits where.
    seats: summary
      ? summary.sitters.map(({ mind, name, standsInFor }) => ({
          mind,
          name,
          ...(standsInFor !== undefined && { standsInFor }),
        }))
      : seats.map(({ bot, name }) => ({
          mind: bot === null ? { kind: "person" } : { kind: "bot", bot },
          ...(name !== null && { name }),
        })),
    createdAt: row.created_at,
    at: isLater ? Math.max(row.created_at, Math.min(row.at, now - delay * 1_000)) : row.at,
    ...(!isLater && {
      ...(row.to_act !== null && { toAct: row.to_act }),
      ...(row.deadline !== null && { deadline: row.deadline }),
      ...(summary && { points: [...summary.points], progress: summary.progress }),
    }),
    yours,
    isHost: row.host === asker,
    ...(row.rematch !== null && { rematch: row.rematch }),
  };
}

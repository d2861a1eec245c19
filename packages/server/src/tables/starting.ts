/** Starts games once every seat is filled. */
import { found } from "@interchange/host";
import type { Founding, HostNeeds, Luck } from "@interchange/host";
import { gameNamed } from "@interchange/games";
import { bytesOf, NO_NONCE, sealOf } from "@interchange/tabletop/seal";
import type { Identity } from "../identities.ts";
import { mayMeet } from "../manners/blocks.ts";
import type { TablesTable } from "../storage/schema.ts";
import { sittersOf } from "./names.ts";
import { objection } from "./objection.ts";
import { APART, BEGUN, NOT_HOST, UNKNOWN } from "./openTables.ts";
import type { Done, OpenTables, TableNeeds } from "./openTables.ts";
import { termsOf } from "./terms.ts";
import { withLots } from "./wish.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- positions and views only pass through here
type FoundingNeeds = Pick<HostNeeds<any, any>, "chance" | "time">;

export class Starting {
  private readonly tables: OpenTables;
  private readonly founding: FoundingNeeds;

  constructor(tables: OpenTables, founding: FoundingNeeds) {
    this.tables = tables;
    this.founding = founding;
  }

  private get needs(): TableNeeds {
    return this.tables.needs;
  }

  async start(table: string, who: Identity): Promise<Done> {
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.tables.isHost(row, who))) return NOT_HOST;
    // A slow game has started by itself.
    if (row.state !== "open") return termsOf(row).control.kind === "days" ? { ok: true, table } : BEGUN;
    return this.begin(row);
  }

  /** Starts the game once every seat is filled. The log's key makes sure that this happens once. */
  async begin(row: TablesTable): Promise<Done> {
    const { id: table } = row;
    const { db } = this.needs.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    const free = seats.filter(({ bot, identity }) => bot === null && identity === null);
    if (free.length)
      return objection("free-seats", `Some seats are still free: ${free.map(({ seat }) => seat + 1).join(", ")}.`);
    const people = seats.flatMap(({ identity }) => identity ?? []);
    // Someone blocked another after both had sat down.
    if (!mayMeet(people, await this.needs.blocks.pairsAmong(people))) return APART;
    const { secret } = await db
      .selectFrom("secrets")
      .select("secret")
      .where("table_id", "=", table)
      .executeTakeFirstOrThrow();
    const game = gameNamed(row.game, this.needs.games);
    if (!game) return objection("game", `This server no longer has the game "${row.game}".`);
    const { setup, control, assist, drawsColours } = termsOf(row);
    const { engine } = await game.loadRules(setup.modules);
    const luck: Luck = { kind: "sealed", secret, nonces: seats.map(({ nonce }) => nonce ?? NO_NONCE) };
    const founding: Founding = {
      game: row.game,
      setup: drawsColours ? await withLots(game, setup, this.founding.chance(luck, table)) : setup,
      sitters: sittersOf(seats),
      control,
      luck,
      seal: sealOf(bytesOf(secret) ?? new Uint8Array()),
      terms: { assist },
    };
    const progress = (position: never): number => game.progress(position);
    const begun = await found(engine, table, founding, { ...this.founding, store: this.needs.storage, progress });
    return begun === "kept" ? { ok: true, table } : BEGUN;
  }

  /** Starts a table that was created with everyone seated. */
  async beginFull(table: string): Promise<Done> {
    const row = await this.tables.row(table);
    return row ? this.begin(row) : UNKNOWN;
  }
}

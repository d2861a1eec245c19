/** Keeps a table's two logs in step with the store. What is not stored has not happened. */
import type { Table, Viewer } from "@interchange/tabletop";
import type { Clocks } from "./clocks.ts";
import type { GameLog } from "./gameLog.ts";
import type { HostNeeds } from "./needs.ts";
import type { Answer } from "./news.ts";
import type { GameRow, Summary, TableRow } from "./rows.ts";
import { summaryOf } from "./summary.ts";
import { TableLog } from "./tableLog.ts";

/** How often to retry a row that does not change the game after another host was faster. */
const TRIES = 5;

export class StoredLogs<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly game: GameLog<Position, Move, Chance, Event, View>;
  readonly table: TableLog;
  /** Whether the table was deleted. */
  isGone = false;
  readonly clocks: Clocks | undefined;
  private readonly needs: HostNeeds<Position, View>;
  private readonly changed: () => void;

  constructor(
    id: string,
    needs: HostNeeds<Position, View>,
    game: GameLog<Position, Move, Chance, Event, View>,
    clocks: Clocks | undefined,
    changed: () => void,
  ) {
    this.id = id;
    this.needs = needs;
    this.game = game;
    this.clocks = clocks;
    this.table = new TableLog(game.founding.sitters);
    this.changed = changed;
  }

  /** Stores a row that changes the game, and only then shows it. `table` is the result. */
  async keep(row: GameRow, table: Table<Position, Move, Chance, Event, View>): Promise<Answer<Event, View>> {
    const { seq } = this.game;
    const viewer = "seat" in row ? row.seat : "spectator";
    try {
      const kept = await this.needs.store.append(this.id, "game", seq, row, this.summary(row, table));
      if (kept === "overtaken") {
        await this.readOn();
        return this.stale(viewer, seq);
      }
    } catch (thrown) {
      // It may be stored after all, if only the answer was lost.
      await this.readOn().catch(() => undefined);
      return this.game.seq === seq ? { kind: "unsent", reason: reasonOf(thrown) } : this.stale(viewer, seq);
    }
    this.game.enter(row, table);
    this.changed();
    return this.applied();
  }

  /** Stores a row that does not change the game. If another host was faster, tries again after theirs. */
  async note(row: TableRow, tries = TRIES): Promise<Answer<Event, View>> {
    for (; tries-- && !this.isGone;) {
      try {
        const summary = this.summary(row, this.game.table);
        if ((await this.needs.store.append(this.id, "table", this.table.seq, row, summary)) === "kept") {
          this.enterTableRow(row);
          this.changed();
          return this.applied();
        }
        await this.readOn();
      } catch (thrown) {
        return { kind: "unsent", reason: reasonOf(thrown) };
      }
    }
    return { kind: "unsent", reason: "overtaken" };
  }

  private stale(viewer: Viewer, seq: number): Answer<Event, View> {
    return { kind: "stale", seq: this.game.seq, missed: this.game.changesSince(viewer, seq) };
  }

  applied(): Answer<Event, View> {
    return { kind: "applied", seq: this.game.seq };
  }

  /** Reads what another host of this table has written. */
  async readOn(): Promise<void> {
    const { store } = this.needs;
    const { seq } = this.game;
    const [rows, tableRows] = await Promise.all([
      store.read(this.id, "game", seq),
      store.read(this.id, "table", this.table.seq),
    ]);
    if (rows.length || tableRows.length) this.enterAll(rows, tableRows);
    else if ((await store.read(this.id, "game", seq - 1)).length) return;
    else this.isGone = true;
    this.changed();
  }

  /** Enters both logs in the order they were written, as far as it matters: seats change between two moves. */
  enterAll(rows: readonly GameRow[], tableRows: readonly TableRow[]): void {
    let next = 0;
    for (const row of rows) {
      for (; next < tableRows.length; next++) {
        const tableRow = tableRows[next];
        if (!tableRow || (tableRow.kind === "seat" && tableRow.after > this.game.seq)) break;
        this.enterTableRow(tableRow);
      }
      this.game.enter(row);
    }
    for (const row of tableRows.slice(next)) this.enterTableRow(row);
    // The log with the later row decides about the clocks.
    const last = tableRows.findLast(({ clock }) => clock !== undefined);
    if (last && last.at >= this.game.at) this.game.setClock(last.clock);
  }

  private enterTableRow(row: TableRow): void {
    this.table.enter(row);
    if (row.kind === "seat") this.game.changeSeat(row.seat, row.sitter);
    if (row.clock) this.game.setClock(row.clock);
  }

  /** The table's current entry in lists. */
  get listed(): Summary {
    const { game, table, needs, clocks } = this;
    const isPaused = table.pausedBy !== undefined;
    const { sitters } = table;
    const deadline = clocks?.deadlineOf(game.clock);
    const progress = (position: Position): number => needs.progress(position);
    return summaryOf({
      table: game.table,
      sitters,
      deadline,
      isPaused,
      at: game.at,
      said: table.said.length,
      progress,
    });
  }

  private summary(row: GameRow | TableRow, table: Table<Position, Move, Chance, Event, View>): Summary {
    const isPaused = row.kind === "paused" || (row.kind !== "resumed" && this.table.pausedBy !== undefined);
    const sitters = row.kind === "seat" ? this.table.sitters.with(row.seat, row.sitter) : this.table.sitters;
    const deadline = this.clocks?.deadlineOf(row.clock ?? this.game.clock);
    const said = this.table.said.length + (row.kind === "said" ? 1 : 0);
    return summaryOf({
      table,
      sitters,
      deadline,
      isPaused,
      at: row.at,
      said,
      progress: (at) => this.needs.progress(at),
    });
  }
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * Tables of a browser whose storage may be full one day. A table that can no longer be kept is played on in memory, and
 * says so, instead of stopping in the middle of a game.
 */
import type { GameRow, LogName, LogRow, Summary, TableRow } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { KeptTable, Tables } from "./tables.ts";

export class Overflowing implements Tables {
  private readonly lasting: Tables;
  /** Fetched when it is needed, which it hardly ever is. */
  private memory: Tables | undefined;
  /** The tables that are in memory alone. */
  private readonly unkept = signal<ReadonlySet<string>>(new Set());

  constructor(lasting: Tables) {
    this.lasting = lasting;
  }

  get isLasting(): boolean {
    return this.lasting.isLasting;
  }

  /** Whether what happens at a table outlives the window. */
  isKept(id: string): ReadonlySignal<boolean> {
    const { unkept, lasting } = this;
    return {
      get value() {
        return lasting.isLasting && !unkept.value.has(id);
      },
      peek: () => lasting.isLasting && !unkept.peek().has(id),
    } as ReadonlySignal<boolean>;
  }

  async append(table: string, log: LogName, after: number, row: LogRow, summary: Summary) {
    const at = this.where(table);
    try {
      return await at.append(table, log, after, row, summary);
    } catch (thrown) {
      if (at === this.memory) throw thrown;
      const memory = await this.takeIn(table, summary);
      return memory.append(table, log, after, row, summary);
    }
  }

  /** Copies what is kept of a table, to go on from there. */
  private async takeIn(table: string, summary: Summary): Promise<Tables> {
    const { MemoryTables } = await import("./memoryTables.ts");
    const memory = this.memory ?? new MemoryTables();
    this.memory = memory;
    const rows: [LogName, readonly LogRow[]][] = [
      ["game", await this.lasting.read(table, "game", 0)],
      ["table", await this.lasting.read(table, "table", 0)],
    ];
    for (const [log, each] of rows)
      for (const [index, row] of each.entries()) await memory.append(table, log, index, row, summary);
    this.unkept.value = new Set([...this.unkept.peek(), table]);
    return memory;
  }

  private where(table: string): Tables {
    return (this.unkept.peek().has(table) && this.memory) || this.lasting;
  }

  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  read(table: string, log: LogName, from: number): Promise<readonly LogRow[]> {
    const at = this.where(table);
    return log === "game" ? at.read(table, log, from) : at.read(table, log, from);
  }

  async list(): Promise<readonly KeptTable[]> {
    const inMemory = (await this.memory?.list()) ?? [];
    const lasting = await this.lasting.list();
    return [...inMemory, ...lasting.filter(({ id }) => !this.unkept.peek().has(id))];
  }

  about(id: string): Promise<KeptTable | undefined> {
    return this.where(id).about(id);
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.memory?.remove(id), this.lasting.remove(id)]);
  }

  hand(id: string, holder: Seat): Promise<void> {
    return this.where(id).hand(id, holder);
  }

  onElsewhere(table: string, listener: () => void): () => void {
    return this.lasting.onElsewhere(table, listener);
  }
}

/**
 * Handles full storage. A table that can no longer be stored continues in memory, and says so, instead of stopping in
 * the middle of a game.
 */
import type { LogName, LogRow, Store, Summary } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import { signal } from "@preact/signals";
import type { Spilled } from "./spilled.ts";
import type { StoredTable, Tables } from "./tables.ts";

export class Overflowing implements Tables {
  readonly read = ((table: string, log: "game", from: number) =>
    this.at(table).read(table, log, from)) as Store["read"];
  private readonly lasting: Tables;
  /** The tables that are only in memory. Loaded when there is one, which is rare. */
  private readonly spilled = signal<Spilled | undefined>(undefined);

  /** Games from shared links that are only viewed: in no list, and gone when the window closes. */
  lent: Spilled | undefined;

  constructor(lasting: Tables) {
    this.lasting = lasting;
  }

  get isLasting(): boolean {
    return this.lasting.isLasting;
  }

  /** Whether a table outlives the window. Signals track it. */
  isKept(id: string): boolean {
    return this.isLasting && !this.spilled.value?.ids.has(id);
  }

  async append(
    table: string,
    log: LogName,
    after: number,
    row: LogRow,
    summary: Summary,
  ): Promise<"kept" | "overtaken"> {
    const at = this.at(table);
    try {
      return await at.append(table, log, after, row, summary);
    } catch (thrown) {
      if (at !== this.lasting) throw thrown;
      const { spill } = await import("./spilled.ts");
      this.spilled.value = await spill(this.spilled.peek(), at, table, summary);
      return this.append(table, log, after, row, summary);
    }
  }

  private at(table: string): Tables {
    if (this.lent?.ids.has(table)) return this.lent.tables;
    const spilled = this.spilled.peek();
    return spilled?.ids.has(table) ? spilled.tables : this.lasting;
  }

  async list(): Promise<readonly StoredTable[]> {
    const inMemory = (await this.spilled.peek()?.tables.list()) ?? [];
    const lasting = await this.lasting.list();
    return [...inMemory, ...lasting.filter(({ id }) => this.at(id) === this.lasting)];
  }

  about(id: string): Promise<StoredTable | undefined> {
    return this.at(id).about(id);
  }

  async remove(id: string): Promise<void> {
    await this.spilled.peek()?.tables.remove(id);
    await this.lasting.remove(id);
  }

  hand(id: string, holder: Seat): Promise<void> {
    return this.at(id).hand(id, holder);
  }

  onElsewhere(table: string | undefined, listener: () => void): () => void {
    return this.lasting.onElsewhere(table, () => void this.letGo(table).then(listener));
  }

  /** A table deleted in another window is dropped from memory too. */
  private async letGo(table = ""): Promise<void> {
    const at = this.at(table);
    if (at !== this.lasting && !(await this.lasting.about(table))) await at.remove(table);
  }
}

/** Tables in memory, for browsers without storage. They last until the window is closed. */
import { MemoryStore } from "@interchange/host";
import type { LogName, LogRow, Summary } from "@interchange/host";
import { listed, tableEntry } from "./tables.ts";
import type { StoredTable, Tables } from "./tables.ts";

export class MemoryTables extends MemoryStore implements Tables {
  readonly isLasting = false;
  private readonly kept = new Map<string, StoredTable>();

  override async append(table: string, log: LogName, after: number, row: LogRow, summary?: Summary) {
    const kept = await super.append(table, log, after, row);
    const place = row.kind === "begin" ? tableEntry(table, row.founding) : this.kept.get(table);
    if (kept === "kept" && place && summary) this.kept.set(table, listed(place, summary));
    return kept;
  }

  async list(): Promise<readonly StoredTable[]> {
    return [...this.kept.values()];
  }

  async about(id: string): Promise<StoredTable | undefined> {
    return this.kept.get(id);
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
    this.forget(id);
  }

  /** No other window writes here, so there is nothing to report about all tables. */
  override onElsewhere(table: string | undefined, listener: () => void): () => void {
    return table === undefined ? () => undefined : super.onElsewhere(table, listener);
  }

  async hand(id: string, holder: number): Promise<void> {
    const table = this.kept.get(id);
    if (table) this.kept.set(id, { ...table, holder });
  }
}

/** A store in memory, for tests and for browsers without storage. */
import type { GameRow, LogName, LogRow, Store, Summary, TableRow } from "./rows.ts";

export class MemoryStore implements Store {
  private readonly logs = new Map<string, LogRow[]>();
  private readonly listeners = new Map<string, Set<() => void>>();

  async append(
    table: string,
    log: LogName,
    after: number,
    row: LogRow,
    _summary?: Summary,
  ): Promise<"kept" | "overtaken"> {
    const rows = this.logs.get(`${table}/${log}`) ?? [];
    if (rows.length !== after) return "overtaken";
    // Goes through JSON, so that nothing relies on what only memory can hold.
    this.logs.set(`${table}/${log}`, [...rows, JSON.parse(JSON.stringify(row)) as LogRow]);
    for (const listener of this.listeners.get(table) ?? []) listener();
    return "kept";
  }

  read(table: string, log: "game", from: number): Promise<readonly GameRow[]>;
  read(table: string, log: "table", from: number): Promise<readonly TableRow[]>;
  async read(table: string, log: LogName, from: number): Promise<readonly LogRow[]> {
    return (this.logs.get(`${table}/${log}`) ?? []).slice(from);
  }

  forget(table: string): void {
    this.logs.delete(`${table}/game`);
    this.logs.delete(`${table}/table`);
    for (const listener of this.listeners.get(table) ?? []) listener();
  }

  onElsewhere(table: string, listener: () => void): () => void {
    const listeners = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }
}

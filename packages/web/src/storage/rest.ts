import type { Tables } from "./tables.ts";

/** Pauses a table that is not open here. Its host, if another window runs it, is told. */
export async function restTable(tables: Tables, id: string, at = Date.now()): Promise<void> {
  const table = await tables.about(id);
  if (table?.state !== "running") return;
  const { length } = await tables.read(id, "table", 0);
  const { sitters, points, progress, toAct } = table;
  const summary = { at, state: "paused", sitters, points, progress, ...(toAct !== undefined && { toAct }) } as const;
  await tables.append(id, "table", length, { kind: "paused", by: table.holder ?? 0, at }, summary);
}

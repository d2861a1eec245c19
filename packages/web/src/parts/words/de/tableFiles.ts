/** What the first playable screen says: a table, and Metro's. */
import { table } from "./table.ts";

const TABLES = import.meta.glob<object>("./games/metro/de/table.ts", {
  base: "../../..",
  eager: true,
  import: "table",
});

export const tableFiles = (path: string): object | undefined =>
  path === "parts/words/table" ? table : TABLES[`./${path.replace("table", "de/table.ts")}`];

/** What the first playable screen says. */
import { table as metro } from "../../../games/metro/en/table.ts";
import { table } from "./table.ts";

export const tableFiles: Readonly<Record<string, object>> = {
  "parts/words/table": table,
  "games/metro/table": metro,
};

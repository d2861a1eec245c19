/** Words of pages and panels that come later, and are not fetched before. */
import { noTable } from "./en/noTable.ts";
import { result } from "./en/result.ts";
import { settings } from "./en/settings.ts";
import { setup } from "./en/setup.ts";
import { sheets } from "./en/sheets.ts";

export const enLater = { setup, sheets, result, settings, noTable };

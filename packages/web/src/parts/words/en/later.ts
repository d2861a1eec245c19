/** What pages and panels say that come later; it is fetched with the first of them. */
import { abandon } from "./abandon.ts";
import { alone } from "./alone.ts";
import { noTable } from "./noTable.ts";
import { result } from "./result.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { sheets } from "./sheets.ts";

const rulesPage = {
  title: "Rules",
  games: "Rules of",
  modules: (game: string) => `Modules of ${game}`,
  /** Where rules are shown in English to somebody who reads another language. */
  foreign: "These rules are not translated yet: this is the English text.",
};

/** An address that leads nowhere. */
const notFound = {
  title: "Nothing here",
  body: "There is no page at this address.",
  home: "Go home",
};

export const later = { abandon, alone, noTable, notFound, result, rulesPage, settings, setup, sheets };

/** What pages and panels say that come later; it is fetched with the first of them. */
import type { later as source } from "../en/later.ts";
import { abandon } from "./abandon.ts";
import { alone } from "./alone.ts";
import { noTable } from "./noTable.ts";
import { result } from "./result.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { sheets } from "./sheets.ts";

const rulesPage: (typeof source)["rulesPage"] = {
  title: "Regeln",
  games: "Regeln von",
  modules: (game) => `Module von ${game}`,
  foreign: "Diese Regeln sind noch nicht übersetzt: Das ist der englische Text.",
};

/** An address that leads nowhere. */
const notFound: (typeof source)["notFound"] = {
  title: "Hier ist nichts",
  body: "Unter dieser Adresse gibt es keine Seite.",
  home: "Zur Startseite",
};

export const later: typeof source = { abandon, alone, noTable, notFound, result, rulesPage, settings, setup, sheets };

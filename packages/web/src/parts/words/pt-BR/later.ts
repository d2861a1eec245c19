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
  title: "Regras",
  games: "Regras de",
  modules: (game) => `Módulos de ${game}`,
  foreign: "Estas regras ainda não foram traduzidas: este é o texto em inglês.",
};

/** An address that leads nowhere. */
const notFound: (typeof source)["notFound"] = {
  title: "Nada por aqui",
  body: "Não há página neste endereço.",
  home: "Ir ao início",
};

export const later: typeof source = { abandon, alone, noTable, notFound, result, rulesPage, settings, setup, sheets };

/** The page's words in English: the catalogue that all other languages are measured by. */
import { home } from "./en/home.ts";
import { names } from "./en/names.ts";
import { pages } from "./en/pages.ts";
import { refusals } from "./en/refusals.ts";
import { table } from "./en/table.ts";

export const en = { name: "Interchange", home, names, table, refusals, ...pages };

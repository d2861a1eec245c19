/** What home says, with what it says of each game. */
import { about as metro } from "../../../games/metro/de/about.ts";
import { about as underground } from "../../../games/underground/de/about.ts";
import { home } from "./home.ts";

export const homeFiles: Readonly<Record<string, object>> = {
  "parts/words/home": home,
  "games/metro/about": metro,
  "games/underground/about": underground,
};

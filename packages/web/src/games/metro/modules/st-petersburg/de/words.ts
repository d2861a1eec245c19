/** What St. Petersburg says. */
import { colours, hue, hued } from "../../../../../parts/words/de/colours.ts";
import { count, does, inside, list } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const tiles = (n: number): string => count(n, "Prämie", "Prämien");

const NAMES: Readonly<Record<string, string>> = {
  "Church of the Savior on Spilled Blood": "Auferstehungskirche",
  "Bronze Horseman": "Eherner Reiter",
  "Winter Palace": "Winterpalast",
  "Peter and Paul Fortress": "Peter-und-Paul-Festung",
  "Fabergé Museum": "Fabergé-Museum",
  "Kazan Cathedral": "Kasaner Kathedrale",
  "Catherine Palace": "Katharinenpalast",
  "Peterhof Palace": "Schloss Peterhof",
};

export const words: typeof source = {
  named: (name) => NAMES[name] ?? name,
  group: "Tourist",
  values: "Prämien",
  where: "Steht",
  beside: "wartet",
  at: (square) => `auf ${square}`,
  left: (n) => `${n} verdeckt`,
  pick: (colour, values) => `Den ${hued(colour, "en")} Touristen dorthin stellen, Prämien ${list(values.map(String))}`,
  say: (colour, values) => `${hue(colour)}: ${values.join(" ")}`,
  won: "Bisher gezogen",
  total: (points) => count(points, "Punkt", "Punkte"),
  tiles,
  hidden: (backs) => backs.map(([n, colour]) => `${n} ${colours[colour]}`).join(", "),
  none: "noch keine Prämien",
  ask: (square) => `wähle einen Touristen für ${square}`,
  tells: {
    tourist: (colour, square) => `der ${hued(colour, "e")} Tourist kommt nach ${square}`,
    choose: "du wählst einen Touristen für dieses Plättchen",
    won: (who, colour, n, isSure) =>
      isSure
        ? `${does(who, "ziehst", "zieht")} ${tiles(n)} von ${hue(colour)}`
        : `${tiles(n)} von ${hue(colour)} für ${who.isYou ? "dich" : inside(who)}`,
  },
  award: "Prämien",
  note: tiles,
  landmark: (name) => `Sehenswürdigkeit: ${name}`,
  tourist: (colour) => `hier steht der ${hued(colour, "e")} Tourist`,
  refusals: {
    notNow: "Ein Tourist wird gewählt, wenn gerade eine Sehenswürdigkeit überbaut wurde.",
    touristGone: "Dieser Tourist steht schon auf dem Plan.",
  },
};

import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/new-york/data";
import { colours, count, hued, inside, landmark, points } from "../../../../../words/de/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "New York",
  short: "Touristen abholen",
  pieces: ["8 Tafeln", "32 Touristen"],
  about: [
    "An jedem Bahnhof am Rand wartet ein Tourist.",
    "Endet deine Linie dort, nimmst du ihn mit.",
    "Deine Tafel zeigt, was dir jede Farbe am Ende bringt.",
  ],
  unprinted: {
    values: "Die Punkte auf den Tafeln",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: { title: "New York: Tafeln", about: "Was ein Tourist jeder Farbe auf jeder Tafel wert ist." },
};

export const intro: typeof en.intro = {
  took: ({ line, points: paid }) => ({
    topic: "An jedem Bahnhof ein Tourist",
    says: "Endet deine Linie an einem Bahnhof, nimmst du den Touristen mit, der dort wartet.",
    task: `Führe Linie ${line} in den Bahnhof neben ihrem eigenen. Dieser Tourist bringt dir 3 Punkte.`,
    done: `${points(paid)} für die Linie und am Ende noch 3.`,
    knows: "Eine Linie nimmt den Touristen am letzten Bahnhof mit",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Verschiedene Tafeln",
    says: "Auf jeder Tafel haben die Farben andere Werte. Ein Tourist, der dir viel bringt, bringt anderen vielleicht nichts.",
    task: `Beende die blaue Linie ${line} dort, wo der Tourist Blau nichts bringt.`,
    done: `Blau bekommt ${points(theirs)} für die Linie und nichts für den Touristen.`,
    knows: "Jede Tafel hat eigene Werte",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Empire State Building": landmark("Empire State Building", "das"),
  "Times Square": landmark("Times Square", "der"),
  "Yankee Stadium": landmark("Yankee Stadium", "das"),
  "Statue of Liberty": landmark("Freiheitsstatue", "die"),
  "Central Park": landmark("Central Park", "der"),
  "St. Patrick's Cathedral": landmark("St.-Patricks-Kathedrale", "die"),
  "Brooklyn Bridge": landmark("Brooklyn Bridge", "die"),
  "Rockefeller Center": landmark("Rockefeller Center", "das"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const words: typeof en.words = {
  named: (name) => called(name).name,
  landmark: "Sehenswürdigkeit",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Was ein Tourist jeder Farbe auf jeder Tafel wert ist und wie viele Touristen sie hat.",
  cell: (worth, taken) => `je ${worth} wert, ${taken ? count(taken, "Tourist", "Touristen") : "noch keiner"}`,
  taken: (taken) => `×${taken}`,
  total: "Bisher",
  note: (points) => `Touristen ${points}`,
  station: (colour, worth) =>
    `ein ${hued(colour, "er")} Tourist wartet${worth === undefined ? "" : `, bringt dir ${worth}`}`,
  tells: {
    log: (who, colour, name, worth) =>
      `${inside(who)} ${who.isYou ? "bringst" : "bringt"} den ${hued(colour, "en")} Touristen ${called(name).to}, ${worth} wert`,
    ledger: (who, colour, name, worth) =>
      `${inside(who)}: ${hued(colour, "er")} Tourist ${called(name).to}, ${worth} wert`,
  },
  awards: { tourists: "Touristen an Sehenswürdigkeiten" },
  refusals: {
    notNow: "Tafeln und Touristen werden vor der Partie verteilt.",
  },
};

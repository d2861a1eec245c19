import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/paris/data";
import { colours, count, genitive, hued, landmark, list, number, points } from "../../../../../words/de/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "Touristen in einer Reihe",
  pieces: ["12 Sehenswürdigkeiten", "32 Touristen"],
  about: [
    "Auf jedem inneren Feld wartet ein Tourist.",
    "Legst du ein Plättchen auf ihn, schickst du ihn zu einer deiner Sehenswürdigkeiten.",
    "Eine lange Folge ohne Lücke bringt Punkte.",
  ],
  options: {
    "paris-row": {
      label: "Reihenfolge der Sehenswürdigkeiten",
      values: {
        dealt: { label: "Wie verteilt", about: "Sie bleiben in der Reihenfolge, in der du sie bekommen hast." },
        arranged: { label: "Geordnet", about: "Alle ordnen ihre Sehenswürdigkeiten vor der Partie." },
      },
    },
    "paris-adjacent": {
      label: "Benachbarte Felder",
      values: {
        sides: { label: "Seite an Seite" },
        corners: { label: "Auch über Eck", about: "Auch Felder, die sich an einer Ecke berühren, sind benachbart." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: {
    title: "Paris: Sehenswürdigkeiten",
    about: "Die Farben der vier Stellplätze jeder Sehenswürdigkeit, von links nach rechts.",
  },
};

export const terms: typeof en.terms = {
  "paris-row":
    "Eine Folge von Touristen kann über mehrere Sehenswürdigkeiten gehen. Darum ist wichtig, welche nebeneinanderliegen.",
  "paris-adjacent":
    "Hast du für einen Touristen keinen freien Stellplatz, geht er zu anderen auf einem benachbarten Feld. Diese Option legt fest, welche Felder benachbart sind.",
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Place de la Concorde": landmark("Place de la Concorde", "die"),
  "Dôme des Invalides": landmark("Invalidendom", "der"),
  "Pont Alexandre III": landmark("Pont Alexandre III", "der"),
  "Eiffel Tower": landmark("Eiffelturm", "der"),
  "Sacré-Coeur": landmark("Sacré-Cœur"),
  Versailles: landmark("Schloss Versailles", "das"),
  "Arc de Triomphe": landmark("Arc de Triomphe", "der"),
  "Moulin Rouge": landmark("Moulin Rouge", "das"),
  "Notre Dame": landmark("Notre-Dame"),
  Louvre: landmark("Louvre", "der"),
  "Foundation Louis-Vuitton": landmark("Fondation Louis Vuitton", "die"),
  Panthéon: landmark("Panthéon", "das"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const intro: typeof en.intro = {
  build: ({ place }) => ({
    topic: "Touristen",
    says: "Auf jedem inneren Feld wartet ein Tourist. Legst du ein Plättchen auf ihn, nimmst du ihn mit.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: "Der Tourist gehört dir. Jetzt wähle einen Stellplatz für ihn.",
    knows: "Lege ein Plättchen auf einen Touristen, um ihn mitzunehmen",
    why: `Dein Tourist steht auf ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Deine Reihe",
    says: "Deine Sehenswürdigkeiten bilden eine Reihe von Stellplätzen, jeder für eine Farbe. Am Ende bringt deine längste Folge ohne Lücke 2 Punkte pro Tourist.",
    task: `Wähle den Stellplatz ${called(place).at}, oder lass ihn dir zeigen.`,
    done: "Jeder Tourist außerhalb der längsten Folge kostet einen Punkt. Eine volle Sehenswürdigkeit bringt 3.",
    knows: "Nebeneinander bringen Touristen Punkte, allein kosten sie welche",
    why: `Nur der Stellplatz ${called(place).at} liegt in der Nähe eines anderen Touristen.`,
  }),
};

export const words: typeof en.words = {
  named: (name) => called(name).name,
  row: ({ name, isYou }) => (isYou ? "Deine Reihe" : `${genitive(name)} Reihe`),
  yourRow: "Deine Reihe",
  points: (n) => `bisher ${points(n)}`,
  becomes: (now, later) => `bisher ${points(now)} → ${number(later)}`,
  grows: (before, after) => `längste Folge wächst ${before} → ${after}`,
  outside: "außerhalb deiner längsten Folge",
  joins: (tourists) => `geht zu ${count(tourists, "Touristen")} und zieht später mit`,
  note: (n) => `Reihe ${n}`,
  space: (name, colour, isTaken) =>
    `${called(name).name}, ${hued(colour, "er")} Stellplatz, ${isTaken ? "besetzt" : "frei"}`,
  pick: (name, colour) => `Den ${hued(colour, "en")} Touristen ${called(name).to} schicken`,
  loose: "Noch nicht in deiner Reihe",
  seatAt: (colour, name) => `Den ${hued(colour, "en")} Touristen ${called(name).to} schicken`,
  join: (colour, square) => `Der ${hued(colour, "e")} Tourist geht zu denen auf ${square}`,
  next: (name) => `Als Nächstes: ${called(name).name}`,
  tourist: (colour) => `Der ${hued(colour, "e")} Tourist`,
  ask: {
    seat: (colour) => `wähle einen Stellplatz für den ${hued(colour, "en")} Touristen`,
    join: (colour) => `kein Stellplatz für den ${hued(colour, "en")} Touristen: wähle, zu wem er geht`,
    several: "wähle einen Touristen und einen Stellplatz",
    landmark: "wähle die nächste Sehenswürdigkeit deiner Reihe",
  },
  tells: {
    seated: (colour, name) => `ein ${hued(colour, "er")} Tourist geht ${called(name).to}`,
    joined: (colour, square) => `ein ${hued(colour, "er")} Tourist geht zu denen auf ${square}`,
    left: (colour) => `ein ${hued(colour, "er")} Tourist verlässt das Spiel`,
    choose: (colour) => `du wählst, wohin der ${hued(colour, "e")} Tourist geht`,
  },
  awards: {
    run: "die längste Folge von Touristen",
    others: "Touristen außerhalb der längsten Folge",
    full: "volle Sehenswürdigkeiten",
  },
  square: (tourists) => {
    const [only, ...others] = tourists;
    if (only === undefined || others.length) return `Touristen: ${list(tourists.map((colour) => colours[colour]))}`;
    return `ein ${hued(only, "er")} Tourist`;
  },
  refusals: {
    notNow: "Touristen ziehen nur, wenn jemand ein Plättchen auf ihr Feld legt. Lege zuerst ein Plättchen.",
    notYourLandmark: "Diese Sehenswürdigkeit kannst du dort nicht hinlegen. Wähle eine andere.",
    noSuchSpace: "Diesen Stellplatz hat deine Reihe nicht. Wähle einen in deiner Reihe.",
    spaceTaken: "Auf diesem Stellplatz steht schon ein Tourist. Wähle einen freien.",
    otherColour: "Dieser Stellplatz ist für eine andere Farbe. Wähle einen in der Farbe des Touristen.",
    mustSeat: "Deine Reihe hat einen freien Stellplatz in dieser Farbe, also muss der Tourist dorthin gehen.",
    joinNearer: "Auf einem benachbarten Feld stehen Touristen. Wähle eines dieser Felder.",
    nobodyThere: "Auf diesem Feld steht kein Tourist, zu dem er gehen kann. Wähle ein anderes.",
  },
};

import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, points } from "../../../../../words/de/grammar.ts";

const doubled = "Wie alle Linien, die im Zentrum enden.";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe",
  short: "Linien aus dem Zentrum",
  pieces: ["je ein Zentralbahnhof"],
  about: [
    "Jeder Spieler hat einen Zentralbahnhof.",
    "Setzt du ihn ins Zentrum, statt ein Plättchen zu legen, gehört dir die Linie, die dort beginnt.",
  ],
  options: {
    "central-on-finished": {
      label: "Setzen, wo eine Linie schon zu Ende ist",
      values: {
        no: { label: "Nicht erlaubt", about: "Du kannst ihn nur setzen, wo die Linie noch offen ist." },
        yes: { label: "Erlaubt", about: "Die Linie wird sofort gewertet." },
      },
    },
    "central-doubled": {
      label: "Linien vom Zentrum zurück ins Zentrum",
      values: {
        no: { label: "Zählen einfach" },
        yes: { label: "Zählen doppelt", about: doubled },
      },
    },
    "central-arrivals": {
      label: "Linien, die an einem Zentralbahnhof enden",
      values: {
        doubled: { label: "Zählen doppelt", about: doubled },
        single: { label: "Zählen einfach", about: "Nur Stellplätze ohne Zentralbahnhof zählen doppelt." },
      },
    },
  },
};

export const terms: typeof en.terms = {
  "central-on-finished":
    "Gleise können aus dem Zentrum führen, bevor dort jemand einen Zentralbahnhof setzt. Diese Option legt fest, ob du noch einen setzen kannst, wenn diese Gleise schon einen Bahnhof erreicht haben.",
  "central-doubled":
    "Linien, die im Zentrum enden, zählen doppelt. Diese Option legt fest, ob das auch für Linien gilt, die dort beginnen.",
  "central-arrivals":
    "Eine Linie kann im Zentrum dort enden, wo jemand einen Zentralbahnhof gesetzt hat. Diese Option legt fest, ob sie auch dann doppelt zählt.",
};

export const intro: typeof en.intro = {
  set: () => ({
    topic: "Dein Bahnhof",
    says: "Du hast einen Zentralbahnhof. Setze ihn ins Zentrum, statt ein Plättchen zu legen: Die Linie, die dort beginnt, gehört dir.",
    task: "Wähle den Stellplatz neben c5, oder lass ihn dir zeigen.",
    done: "Jetzt hast du eine Linie mehr, die in der Mitte des Spielplans beginnt.",
    knows: "Einmal pro Partie kannst du eine Linie im Zentrum beginnen",
    why: "Vom Stellplatz neben c5 hat deine Linie einen Weg hinaus.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Aus dem Zentrum",
    says: "Diese Linie wird gewertet, wenn sie einen Bahnhof erreicht. Linien aus dem Zentrum zählen nicht doppelt.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${points(paid)} für die Linie aus dem Zentrum.`,
    knows: "Linien aus dem Zentrum zählen nicht doppelt",
    why: `Die Linie von deinem Bahnhof geht auf ${place} weiter.`,
  }),
};

export const words: typeof en.words = {
  instead: "Bahnhof setzen",
  insteadShort: "Bahnhof",
  set: (square) => `Neben ${square} setzen`,
  brings: {
    fresh: "Linie noch nicht begonnen",
    line: (tiles, open) => `Linie aus ${count(tiles, "Plättchen")}, ${open ?? "schon zu Ende"}`,
  },
  centre: "Die acht Stellplätze im Zentrum",
  free: (square) => `neben ${square}: frei`,
  ended: (square) => `neben ${square}: die Linie ist zu Ende`,
  taken: (square, whose) => `neben ${square}: ${whose}`,
  take: (square) => `Deinen Zentralbahnhof neben ${square} setzen`,
  whose: ({ name, isYou }) => (isYou ? "dein Bahnhof" : `Bahnhof von ${name}`),
  left: "nicht gesetzt",
  tilesLeft: (left) => `${left} nicht gesetzt`,
  isSet: "gesetzt",
  stations: "Bahnhöfe der Spieler",
  beside: (square) => `neben ${square}`,
  notSet: "noch nicht gesetzt",
  here: (whose) => `daneben ${whose}`,
  may: "Statt ein Plättchen zu legen, kannst du deinen Bahnhof auf einen freien Stellplatz setzen: hier oder auf dem Spielplan.",
  tells: {
    set: (who, square) => `${does(who, "setzt deinen", "setzt einen")} Zentralbahnhof neben ${square}`,
  },
  lines: "Zentralbahnhof",
  refusals: {
    showShare: "Hier gehören die Linien Gesellschaften: Zeige eine Aktie, um den Bahnhof ihrer Gesellschaft zu setzen.",
    noTileLeft: "Dieser Bahnhof liegt schon auf dem Spielplan. Lege stattdessen ein Plättchen.",
    lineEnded:
      "Die Linie, die an diesem Stellplatz beginnt, ist zu Ende. Deshalb kannst du dort an diesem Tisch keinen Bahnhof setzen. Wähle einen anderen Stellplatz.",
    shortLine:
      "Die Linie, die an diesem Stellplatz beginnt, ist nur ein Plättchen lang. Deshalb kannst du dort keinen Bahnhof setzen. Wähle einen anderen Stellplatz.",
    notNow: "Einen Zentralbahnhof kannst du nur setzen, wenn du am Zug bist, statt ein Plättchen zu legen.",
    spaceTaken: "Auf diesem Stellplatz liegt schon ein Bahnhof. Wähle einen anderen.",
  },
};

import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, does, points } from "../../../../../words/de/grammar.ts";

const doubled = "Wie alle Linien, die im Zentrum enden.";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe",
  short: "Linien aus dem Zentrum",
  pieces: ["je ein Zentralbahnhof"],
  about:
    "Alle haben einen Zentralbahnhof. Setzt du ihn ans Zentrum, statt ein Plättchen zu legen, gehört dir die Linie, die dort abfährt.",
  options: {
    "central-on-finished": {
      label: "Wo eine Linie schon zu Ende ist",
      values: {
        no: { label: "Kein Zentralbahnhof", about: "Er wird nur gesetzt, wo die Linie noch offen ist." },
        yes: { label: "Er darf dorthin", about: "Die Linie wird sofort gewertet." },
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
        single: { label: "Zählen einfach", about: "Nur Plätze ohne Zentralbahnhof zählen doppelt." },
      },
    },
  },
};

export const terms: typeof en.terms = {
  "central-on-finished":
    "Gleise können aus dem Zentrum führen, bevor dort ein Zentralbahnhof steht. Hier steht, ob es zu spät ist, wenn sie schon einen Bahnhof erreicht haben.",
  "central-doubled":
    "Linien, die im Zentrum enden, zählen doppelt. Hier steht, ob das auch für eine gilt, die dort begonnen hat.",
  "central-arrivals":
    "Eine Linie kann im Zentrum dort enden, wo jemand einen Zentralbahnhof gesetzt hat. Hier steht, ob sie auch da doppelt zählt.",
};

export const intro: typeof en.intro = {
  set: () => ({
    topic: "Dein Zentralbahnhof",
    says: "Du hast einen Zentralbahnhof. Setze ihn ins Zentrum, statt ein Plättchen zu legen: Die Linie von dort gehört dir.",
    task: "Wähle den Platz neben c5, oder lass ihn dir zeigen.",
    done: "Eine weitere Linie für dich, mitten vom Plan aus.",
    knows: "Einmal eröffnest du eine Linie im Zentrum",
    why: "Der Platz neben c5 ist gut angebunden.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Aus dem Zentrum",
    says: "Sie wird gewertet, wenn sie einen Bahnhof erreicht. Aus dem Zentrum kommend zählt sie nicht doppelt.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${points(paid)} für die Linie aus dem Zentrum.`,
    knows: "Linien aus dem Zentrum zählen einfach",
    why: `Die Linie von dort führt über ${place}.`,
  }),
};

export const words: typeof en.words = {
  instead: "Bahnhof setzen",
  insteadShort: "Bahnhof",
  set: (square) => `Neben ${square} setzen`,
  brings: {
    fresh: "Linie noch nicht begonnen",
    line: (tiles, open) => `Linie aus ${count(tiles, "Plättchen")}, ${open ?? "zu Ende"}`,
  },
  centre: "Die acht Plätze am Zentrum",
  free: (square) => `neben ${square}: frei`,
  ended: (square) => `neben ${square}: die Linie ist zu Ende`,
  taken: (square, whose) => `neben ${square}: ${whose}`,
  take: (square) => `Deinen Zentralbahnhof neben ${square} setzen`,
  whose: ({ name, isYou }) => (isYou ? "dein Bahnhof" : `Bahnhof von ${name}`),
  left: "zu setzen",
  tilesLeft: (left) => `${left} zu setzen`,
  isSet: "gesetzt",
  stations: "Bahnhöfe der Spieler",
  beside: (square) => `neben ${square}`,
  notSet: "noch nicht gesetzt",
  here: (whose) => `daneben ${whose}`,
  may: "Statt ein Plättchen zu legen, darfst du deinen Bahnhof auf einen freien Platz setzen: hier oder auf dem Plan.",
  tells: {
    set: (who, square) => `${does(who, "setzt deinen", "setzt einen")} Zentralbahnhof neben ${square}`,
  },
  lines: "Zentralbahnhof",
  refusals: {
    showShare: "Hier gehören die Linien Gesellschaften: Zeige eine Aktie, um den Bahnhof ihrer Gesellschaft zu setzen.",
    noTileLeft: "Dieser Bahnhof liegt schon auf dem Plan.",
    lineEnded: "Die Linie von diesem Platz ist zu Ende, und an diesem Tisch wird dort kein Bahnhof gesetzt.",
    shortLine: "Die Linie von diesem Platz ist ein Plättchen lang, und so eine Linie bekommt niemand.",
    notNow: "Ein Zentralbahnhof wird statt eines Plättchens gesetzt, wenn du am Zug bist.",
    spaceTaken: "Auf diesem Platz liegt schon ein Bahnhof.",
  },
};

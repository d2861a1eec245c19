/** What central stations say. A space is called after the square beside it, since no square has two. */
import { count, does } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  instead: "Bahnhof setzen",
  insteadShort: "Bahnhof",
  set: (square) => `Neben ${square} setzen`,
  brings: {
    fresh: "Linie noch nicht begonnen",
    line: (tiles, open) => `Linie aus ${count(tiles, "Plättchen")}, ${open ?? "zu Ende"}`,
  },
  plan: "Die acht Plätze am Zentrum",
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

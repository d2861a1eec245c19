import type { GameId } from "../../../games/game.ts";
import { list } from "./plural.ts";

const taglines: Readonly<Record<GameId, string>> = {
  metro: "A railway tile game on a board that follows every line and counts it for you.",
  underground: "Build lines through London, on a map that always knows where the passenger would go.",
};

export const home = {
  title: "Interchange",
  taglines,
  playNow: "Play now",
  playNowAbout: (opponents: readonly string[]) => `You against ${list(opponents)}`,
  playAlone: "You alone",
  goOn: "Continue",
  newTable: "Set up a table",
  importGame: "Import a game",
  yourTables: "Your tables",
  noTables: "No tables yet. Play now takes one tap; the game is kept in this browser after every move.",
  notLasting:
    "This browser keeps nothing, perhaps because the window is private. You can play, but tables are gone when it closes. Export what you want to keep.",
  table: {
    continue: "Continue",
    review: "Look back",
    resume: "Take up again",
    abandon: "Abandon",
    delete: "Delete",
    export: "Export",
    seats: (names: readonly string[]) => list(names),
    placed: {
      metro: (placed: number) => `${placed} of 60 tiles`,
      underground: (placed: number) => `${placed} of 55 destinations`,
    } satisfies Readonly<Record<GameId, (placed: number) => string>> as Readonly<
      Record<GameId, (placed: number) => string>
    >,
    over: "finished",
    abandoned: "abandoned",
    imported: "imported",
    damaged: "This table cannot be read. Nothing was deleted: export it to keep what is there.",
    version: (version: string) =>
      `This table was kept by another version of Interchange (format ${version}). Nothing was deleted: export it, or open it with that version.`,
  },
  confirmDelete: {
    title: "Delete this table?",
    body: "The game and its record are removed from this browser. This cannot be undone.",
    yes: "Delete it",
    no: "Keep it",
  },
  confirmAbandon: {
    title: "Abandon this game?",
    body: "It stays in your list, as it stands, and can be taken up again.",
    yes: "Abandon it",
    no: "Go on playing",
  },
  import: {
    title: "Import a game",
    about: "Open a record that Interchange wrote, as text or JSON, or a whole table from another browser.",
    file: "Choose a file",
    paste: "or paste it here",
    open: "Open it",
    empty: "There is nothing to read yet.",
    failed: "This cannot be opened",
    at: (line: number, column: number, reason: string) => `Line ${line}, column ${column}: ${reason}.`,
    inEntry: (entry: number, reason: string) => `Move or draw ${entry}: ${reason}.`,
    unknownGame: (game: string) => `This is a record of a game that Interchange does not know: ${game}.`,
    unreadable: "The file could not be read.",
  },
};

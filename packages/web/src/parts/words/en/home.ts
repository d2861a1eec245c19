import { list, number } from "./plural.ts";
import { plan } from "./plan.ts";

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const home = {
  plan,
  title: "Interchange",
  playNow: "Play now",
  playNowAt: (game: string) => `Play now: ${game}`,
  playNowAbout: (opponents: readonly string[]) => `You against ${list(opponents)}`,
  playAlone: "You alone",
  goOn: "Continue",
  goOnAt: (game: string) => `Continue: ${game}`,
  newTable: "Set up a table",
  newTableOf: (game: string) => `Set up a table: ${game}`,
  importGame: "Import a game",
  yourTables: "Your tables",
  noTables: "No tables yet. Play now takes one tap; the game is kept in this browser after every move.",
  unaffiliated: "Not affiliated with or endorsed by the games' designers, publishers, or any transport authority.",
  notLasting:
    "This browser keeps nothing, perhaps because the window is private. You can play, but tables are gone when it closes. Export what you want to keep.",
  table: {
    continue: "Continue",
    review: "Look back",
    resume: "Take up again",
    abandon: "Abandon",
    abandonThat: (names: readonly string[]) => `Abandon: ${list(names)}`,
    delete: "Delete",
    deleteThat: (names: readonly string[]) => `Delete: ${list(names)}`,
    export: "Export",
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
  import: {
    title: "Import a game",
    about: "Open a record that Interchange wrote, as text or JSON, or a whole table from another browser.",
    file: "Choose a file",
    paste: "or paste it here",
    open: "Open it",
    empty: "There is nothing to read yet.",
    failed: "This cannot be opened.",
    at: (line: number, column: number, reason: string) => `Line ${line}, column ${column}: ${reason}.`,
    inEntry: (entry: number, reason: string) => `Move or draw ${entry}: ${reason}.`,
    unknownGame: (game: string) => `This is a record of a game that Interchange does not know: ${game}.`,
    unreadable: "The file could not be read.",
    tooLarge: (size: number, most: number) =>
      `It has ${megabytes(size)}, and no game has more than ${megabytes(most)}. Is it the right file?`,
    hidden:
      "This record was exported while the game was running, and has question marks for what its player could not know. Export it again once the game is over; to go on elsewhere, export the whole table.",
  },
};

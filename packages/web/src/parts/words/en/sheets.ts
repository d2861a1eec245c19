import { count, list, number } from "./plural.ts";

/** Words of the panels that open over any table. */
export const sheets = {
  history: {
    title: "History",
    first: "First position",
    last: "Last position",
    slider: "Position in the game",
    play: "Play through",
    stop: "Stop",
    speed: "Speed",
    times: (speed: number) => `${number(speed)}×`,
  },
  /** The groups of the menu. */
  menu: ["This game", "Help and settings", "This table"],
  beside: "Beside the board",
  terms: {
    title: "This table",
    edition: "Edition",
    help: "Help",
    modules: "Modules",
    rules: "Rules",
  },
  /** What is played here, with how much help, and where it differs from the box. */
  about: (title: string, help: string, differences: readonly string[]) =>
    [title, `Help: ${help.toLowerCase()}`, ...differences].join(" · "),
  takeBack: {
    title: "Take back?",
    body: (decisions: number, comesAgain: string) =>
      decisions > 1
        ? `This undoes ${count(decisions, "decision", "decisions")}, back to before your last one. ${comesAgain}`
        : `This undoes your last decision. ${comesAgain}`,
    consent: (names: readonly string[]) => `${list(names)} must agree, since something has happened since.`,
    again: "Redo",
    yes: "Take it back",
    yesAll: "Everybody agrees",
    no: "Leave it",
  },
  /** Offered at somebody's first game. */
  tapAgain: {
    title: "Place by a second tap?",
    about: "A tap shows what the tile would do; a second one on the same square would place it.",
    yes: "Yes, place it then",
    no: "No, only by the button",
  },
  flat: "Table mode",
  shortcuts: "Keyboard",
  export: {
    title: "Export",
    about: "The record of this game: everything needed to play it through again.",
    text: "As text",
    json: "As JSON",
    whole: "The whole table",
    copy: "Copy the text",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Save the file instead.",
  },
};

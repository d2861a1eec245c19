import type { GameId } from "../../../games/game.ts";

export interface GameText {
  readonly name: string;
  readonly about: string;
}

/** Words of the smaller pages, and those that all pages share. */
export const pages = {
  games: {
    metro: { name: "Metro", about: "Lay tiles so that your lines run long. 1 to 6 players." },
    underground: {
      name: "On the Underground",
      about: "Build lines through London and have the passenger ride them. 2 to 5 players.",
    },
  } satisfies Readonly<Record<GameId, GameText>> as Readonly<Record<GameId, GameText>>,
  nav: {
    label: "Pages",
    rules: "Rules",
    settings: "Settings",
    back: "Back",
  },
  close: "Close",
  loading: "Loading…",
  loadFailed: "This part of the page could not be loaded.",
  tryAgain: "Try again",
  unaffiliated: "Not affiliated with or endorsed by the games' designers, publishers, or any transport authority.",
  broken: {
    title: "Something went wrong",
    body: "The page met an error of its own. Your tables are kept as they were after the last move.",
    reload: "Load the page again",
  },
  notFound: {
    title: "Nothing here",
    body: "There is no page at this address.",
    home: "Go home",
  },
  rulesPage: {
    title: "Rules",
    games: "Rules of",
    modules: "Modules of Metro",
  },
};

import type { Speed } from "../../board/api.ts";
import type { GameId } from "../../games/game.ts";
import type { Theme } from "../../settings/settings.ts";

export interface GameText {
  readonly name: string;
  readonly about: string;
}

/** Words of the smaller pages, and those that all pages share. */
export const pages = {
  games: {
    metro: { name: "Metro", about: "Lay tiles so that your lines run long. 2 to 6 players." },
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
  noTable: {
    unknown: "No such table in this browser",
    unknownAbout:
      "Tables are kept in the browser where they were played. It may have been deleted, or played elsewhere.",
    damaged: "This table cannot be read",
    version: "This table was kept by another version",
    game: "This version does not know the game that was played here",
    replay: "This game does not follow the rules that this version knows",
    nothingLost: "Nothing was deleted or changed. You can export what is kept and open it elsewhere.",
    detail: (detail: string) => `What went wrong: ${detail}`,
    export: "Export what is kept",
  },
  rulesPage: {
    title: "Rules",
    games: "Rules of",
  },
  settings: {
    title: "Settings",
    theme: "Colours",
    themes: { system: "As the system", light: "Light", dark: "Dark" } as Readonly<Record<Theme, string>>,
    motion: "Movement",
    motions: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } as Readonly<Record<Speed, string>>,
    motionAbout: "If your system asks for less movement, nothing travels across the board whatever is set here.",
    botPace: "Bots move",
    botPaces: { off: "At once", fast: "Fast", normal: "Normal", slow: "Slowly" } as Readonly<Record<Speed, string>>,
    doubleTap: "Tap a chosen square again to place the tile",
    doubleTapAbout: "Otherwise only the button or Enter places it.",
    saved: "Settings are kept in this browser.",
  },
  result: {
    title: "Result",
    wins: (name: string) => `${name} wins`,
    youWin: "You win",
    share: (names: string) => `${names} share first place`,
    by: (margin: number) => `by ${margin} points`,
    byOne: "by a single point",
    place: "Place",
    player: "Player",
    points: "Points",
    longest: "Longest",
    longestLine: (number: number, name: string, tiles: number) =>
      `Longest line: number ${number}, ${name}, over ${tiles} tiles`,
    best: (number: number, name: string, points: number) =>
      `Best line: number ${number}, ${name}, for ${points} points`,
    again: "Play again",
    look: "Look at the board",
    home: "Home",
    each: "Points per line",
    nobody: "Nobody",
    running: "This game is not over yet.",
    goOn: "Go on playing",
  },
};

/** Maps addresses to pages. */
import { GAMES } from "@interchange/games";
import type { GamePage } from "../games/gamePage.ts";
import { gamePageOf, GAME_PAGES } from "../games/gamePages.ts";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string }
  /** Without a game: the one set up last. */
  | { readonly page: "setup"; readonly gamePage: GamePage | undefined }
  | { readonly page: "result" | "review" | "print"; readonly id: string }
  /** A table on the server: the game, its result, its review or its print. */
  | { readonly page: "online"; readonly id: string; readonly shows: "table" | "result" | "review" | "print" }
  | { readonly page: "rules"; readonly gamePage: GamePage; readonly module: string | undefined }
  | { readonly page: "box"; readonly gamePage: GamePage }
  /** The maps that the player drew, or one of them. */
  | { readonly page: "maps"; readonly gamePage: GamePage; readonly id: string | undefined }
  /** All puzzles of a game (the first game if none is named), or one of them. */
  | { readonly page: "puzzles"; readonly gamePage: GamePage }
  | { readonly page: "puzzle"; readonly gamePage: GamePage; readonly id: string }
  /** Your games: tables, statistics or achievements. */
  | { readonly page: "mine"; readonly shows: "tables" | "statistics" | "achievements" }
  /** The lesson about a game, or the introduction of one of its modules. */
  | { readonly page: "lesson"; readonly gamePage: GamePage; readonly module: string | undefined }
  /** A first game with comments. */
  | { readonly page: "firstGame"; readonly gamePage: GamePage }
  | { readonly page: "settings" | "notices" | "lobby" | "learn" | "join" | "device" | "moderation" }
  /** A room; with `isScreen`, for a projector. */
  | { readonly page: "room"; readonly id: string; readonly isScreen: boolean }
  /** A room for spectators, by the id of its watch link. */
  | { readonly page: "watch"; readonly id: string }
  /** A game that is stored in the address itself, or uploaded under an id. */
  | { readonly page: "shared"; readonly id: string | undefined }
  | { readonly page: "notFound" };

const MINE: Readonly<Record<string, "tables" | "statistics" | "achievements">> = {
  "": "tables",
  statistics: "statistics",
  achievements: "achievements",
};

export function routeOf(pathname: string, gamePages: readonly GamePage[] = GAME_PAGES): Route {
  const [first = "", second, third, more] = pathname
    .split("/")
    .slice(1)
    .map((part) => part || undefined);
  if (more !== undefined) return { page: "notFound" };
  const gamePage = gamePageOf(second, gamePages);
  const isBare = second === undefined && third === undefined;
  const after = third === "result" || third === "review" || third === "print" ? third : undefined;
  switch (first) {
    case "":
      if (isBare) return { page: "home" };
      break;
    case "new":
      if (isBare || (gamePage && third === undefined)) return { page: "setup", gamePage };
      break;
    case "rules": {
      const meant = isBare ? gamePageOf(GAMES[0].id, gamePages) : gamePage;
      if (meant) return { page: "rules", gamePage: meant, module: third };
      break;
    }
    case "box":
      if (gamePage?.box && third === undefined) return { page: "box", gamePage };
      break;
    case "maps": {
      const meant = isBare ? gamePages.find(({ maps }) => maps) : gamePage;
      if (meant?.maps) return { page: "maps", gamePage: meant, id: third };
      break;
    }
    case "puzzles": {
      const meant = isBare ? gamePageOf(GAMES[0].id, gamePages) : gamePage;
      if (meant?.puzzles)
        return third === undefined
          ? { page: "puzzles", gamePage: meant }
          : { page: "puzzle", gamePage: meant, id: third };
      break;
    }
    case "mine": {
      const shows = MINE[second ?? ""];
      if (shows && third === undefined) return { page: "mine", shows };
      break;
    }
    case "learn":
      if (isBare) return { page: "learn" };
      if (gamePage)
        return third === "first" ? { page: "firstGame", gamePage } : { page: "lesson", gamePage, module: third };
      break;
    case "settings":
    case "notices":
    case "lobby":
    case "join":
    case "device":
    case "moderation":
      if (isBare) return { page: first };
      break;
    case "shared":
      if (third === undefined) return { page: "shared", id: second };
      break;
    case "table":
      if (second !== undefined && (after || third === undefined)) return { page: after ?? "table", id: second };
      break;
    case "at":
      if (second !== undefined && (after || third === undefined))
        return { page: "online", id: second, shows: after ?? "table" };
      break;
    case "room":
      if (second !== undefined && (third === undefined || third === "screen"))
        return { page: "room", id: second, isScreen: third === "screen" };
      break;
    case "watch":
      if (second !== undefined && third === undefined) return { page: "watch", id: second };
      break;
    default:
  }
  return { page: "notFound" };
}

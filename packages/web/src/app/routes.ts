/** Addresses of the page. */
import { GAMES } from "@interchange/games";
import type { GameFace } from "../games/face.ts";
import { faceOf, FACES } from "../games/faces.ts";

export type Route =
  | { readonly page: "home" }
  /** Without a game: the one that was last set up. */
  | { readonly page: "setup"; readonly face: GameFace | undefined }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "result"; readonly id: string }
  | { readonly page: "rules"; readonly face: GameFace; readonly module: string | undefined }
  | { readonly page: "box"; readonly face: GameFace }
  | { readonly page: "settings" }
  | { readonly page: "notFound" };

export function routeOf(pathname: string, faces: readonly GameFace[] = FACES): Route {
  const [first = "", second, third, more] = pathname
    .split("/")
    .slice(1)
    .map((part) => part || undefined);
  if (more !== undefined) return { page: "notFound" };
  const face = faceOf(second, faces);
  const isBare = second === undefined && third === undefined;
  switch (first) {
    case "":
      if (isBare) return { page: "home" };
      break;
    case "new":
      if (isBare || (face && third === undefined)) return { page: "setup", face };
      break;
    case "rules": {
      const meant = isBare ? faceOf(GAMES[0].id, faces) : face;
      if (meant) return { page: "rules", face: meant, module: third };
      break;
    }
    case "box":
      if (face?.box && third === undefined) return { page: "box", face };
      break;
    case "settings":
      if (isBare) return { page: "settings" };
      break;
    case "table":
      if (second !== undefined && third === undefined) return { page: "table", id: second };
      if (second !== undefined && third === "result") return { page: "result", id: second };
      break;
    default:
  }
  return { page: "notFound" };
}

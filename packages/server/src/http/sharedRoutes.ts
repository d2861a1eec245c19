/** The routes for links to games that are too long for the link itself. */
import { LONGEST_SHARED, SharedAs, SharedGame, SharedId } from "@interchange/protocol";
import * as v from "valibot";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { SharedGames } from "../shared/sharedGames.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export function sharedRoutes(shared: SharedGames, limits: Limits): readonly Route[] {
  const uploads = new Buckets(limits.sharedGames);
  return [
    route({
      method: "POST",
      path: "/api/shared",
      does: "Uploads the record of a finished game, so that anyone with the link can open it. Repeated uploads return the same link.",
      body: SharedGame,
      // JSON may need two bytes for a character that it escapes.
      bodyLimit: 2 * LONGEST_SHARED + 1_000,
      answers: SharedAs,
      errors: { 400: ["record", "not-over"] },
      limits: () => [uploads],
      async handle({ body, identity }) {
        const kept = await shared.keep(body.record, identity);
        return "id" in kept
          ? { status: 201, value: { id: kept.id } }
          : { status: 400, error: kept.refused, reason: kept.reason };
      },
    }),
    route({
      method: "GET",
      path: "/api/shared/:game",
      does: "Returns the record of an uploaded game.",
      params: v.strictObject({ game: SharedId }),
      answers: SharedGame,
      errors: { 404: ["unknown-game"] },
      async handle({ params: { game } }) {
        const record = await shared.read(game);
        return record === undefined
          ? { status: 404, error: "unknown-game", reason: "There is no such game on this server." }
          : { status: 200, value: { record } };
      },
    }),
  ];
}

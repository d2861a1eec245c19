/** The routes for one's own data: download and delete it. */
import * as v from "valibot";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Personal } from "../personal/personal.ts";
import { noCookie } from "./cookie.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export function personalRoutes(personal: Personal, limits: Limits): readonly Route[] {
  const exports = new Buckets(limits.exports);
  return [
    route({
      method: "GET",
      path: "/api/me/data",
      does: "Downloads everything that the server has about you, as one JSON file.",
      answers: v.looseObject({ format: v.literal("interchange-person"), version: v.literal(1) }),
      needsIdentity: true,
      limits: () => [exports],
      async handle({ identity, reply }) {
        if (!identity) return { status: 401, error: "nobody" };
        const value = await personal.export(identity);
        reply.header("content-disposition", 'attachment; filename="interchange.json"');
        return { status: 200, value };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/data",
      does: 'Deletes you and everything that the server has about you. You leave your games, rooms and devices; records call you "Former player".',
      answers: v.strictObject({}),
      needsIdentity: true,
      async handle({ identity, reply }) {
        if (!identity) return { status: 401, error: "nobody" };
        await personal.delete(identity);
        reply.header("set-cookie", noCookie(reply.request.protocol === "https"));
        return { status: 200, value: {} };
      },
    }),
  ];
}

/** The routes for syncing a browser's tables with an identity. */
import { Kept, KeptId, KeptInfo, KeptList, LONGEST_KEPT } from "@interchange/protocol";
import * as v from "valibot";
import type { SyncedTables } from "../sync/syncedTables.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

const One = v.strictObject({ table: KeptId });
const Nothing = v.strictObject({});
const NOBODY: Answered = { status: 401, error: "nobody" };

export function syncRoutes(kept: SyncedTables, limits: Limits): readonly Route[] {
  return [
    route({
      method: "GET",
      path: "/api/me/kept",
      does: "Which tables of one's browsers are kept with one's identity, and how far each is.",
      answers: KeptList,
      needsIdentity: true,
      async handle({ identity }) {
        return identity ? { status: 200, value: { tables: await kept.list(identity.id) } } : NOBODY;
      },
    }),
    route({
      method: "GET",
      path: "/api/me/kept/:table",
      does: "One of them, as the browser wrote it.",
      params: One,
      answers: Kept,
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        const found = identity && (await kept.read(identity.id, table));
        if (!found) return { status: 404, error: "unknown-table", reason: "No such table is kept with you." };
        return { status: 200, value: found };
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/kept/:table",
      does: "Keeps a table. Refused as `behind` where more rows of it are kept already.",
      params: One,
      body: Kept,
      // JSON may need two bytes for a character that it escapes.
      bodyLimit: 2 * LONGEST_KEPT + 1_000,
      answers: KeptInfo,
      needsIdentity: true,
      limit: new Buckets(limits.syncedTables),
      async handle({ params: { table }, body, identity }) {
        if (!identity) return NOBODY;
        const outcome = await kept.keep(identity.id, table, body);
        if (outcome === "behind")
          return { status: 409, error: "behind", reason: "More of this table is kept already: fetch it first." };
        if (outcome === "too-much")
          return {
            status: 409,
            error: "kept-full",
            reason: "No more tables are kept for you here: remove some first.",
          };
        return { status: 200, value: { id: table, at: body.at, rows: body.rows } };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/kept/:table",
      does: "Keeps a table no longer. Browsers that have it have it still.",
      params: One,
      answers: Nothing,
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return NOBODY;
        await kept.forget(identity.id, table);
        return { status: 200, value: {} };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/kept",
      does: "Keeps none of them any longer.",
      answers: Nothing,
      needsIdentity: true,
      async handle({ identity }) {
        if (!identity) return NOBODY;
        await kept.forget(identity.id);
        return { status: 200, value: {} };
      },
    }),
  ];
}

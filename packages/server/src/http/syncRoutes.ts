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
  const uploads = new Buckets(limits.syncedTables);
  return [
    route({
      method: "GET",
      path: "/api/me/kept",
      does: "Lists your uploaded local tables, with the number of rows of each.",
      answers: KeptList,
      needsIdentity: true,
      async handle({ identity }) {
        return identity ? { status: 200, value: { tables: await kept.list(identity.id) } } : NOBODY;
      },
    }),
    route({
      method: "GET",
      path: "/api/me/kept/:table",
      does: "Downloads one of them, as the browser uploaded it.",
      params: One,
      answers: Kept,
      errors: { 404: ["unknown-table"] },
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        const found = identity && (await kept.read(identity.id, table));
        if (!found) return { status: 404, error: "unknown-table", reason: "You have no such table on this server." };
        return { status: 200, value: found };
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/kept/:table",
      does: "Uploads a table. Refused as `behind` if the server already has more rows of it.",
      params: One,
      body: Kept,
      // JSON may need two bytes for a character that it escapes.
      bodyLimit: 2 * LONGEST_KEPT + 1_000,
      answers: KeptInfo,
      errors: { 409: ["behind", "kept-full"] },
      needsIdentity: true,
      limits: () => [uploads],
      async handle({ params: { table }, body, identity }) {
        if (!identity) return NOBODY;
        const outcome = await kept.keep(identity.id, table, body);
        if (outcome === "behind")
          return {
            status: 409,
            error: "behind",
            reason: "The server has a newer copy of this table. Download it first.",
          };
        if (outcome === "too-much")
          return {
            status: 409,
            error: "kept-full",
            reason: "Your storage on this server is full. Delete some tables first.",
          };
        return { status: 200, value: { id: table, at: body.at, rows: body.rows } };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/kept/:table",
      does: "Deletes an uploaded table. Copies in browsers stay.",
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
      does: "Deletes all uploaded tables.",
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

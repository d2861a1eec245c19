/** The routes for muting, blocking and reporting people. */
import { BlockId, Blocks, NewReport, RoomId, SetManner, TableId } from "@interchange/protocol";
import * as v from "valibot";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Blocks as BlockBook } from "../manners/blocks.ts";
import type { Moderation } from "../manners/moderation.ts";
import type { People } from "../manners/whom.ts";
import type { Objection } from "../tables/objection.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface MannersRoutesNeeds {
  readonly blocks: BlockBook;
  readonly people: People;
  readonly moderation: Moderation;
  readonly limits: Limits;
  /** Called when someone has muted or blocked somebody, or no longer does. */
  readonly changed: (identity: string) => void;
}

const NOBODY: Answered = { status: 401, error: "nobody" };
const WHOM = { 400: ["yourself"], 403: ["not-member", "removed"], 404: ["nobody-there", "unknown-room"] } as const;

export function mannersRoutes({ blocks, people, moderation, limits, changed }: MannersRoutesNeeds): readonly Route[] {
  const setting = new Buckets(limits.blocks);
  const reporting = [new Buckets(limits.reports), new Buckets(limits.reportsFrom)];
  return [
    route({
      method: "GET",
      path: "/api/me/blocks",
      does: "Lists whom you have muted or blocked; with `room` or `table`, also where they are there.",
      params: v.strictObject({ room: v.optional(RoomId), table: v.optional(TableId) }),
      answers: Blocks,
      needsIdentity: true,
      async handle({ params: { room, table }, identity }) {
        if (!identity) return NOBODY;
        const at = { ...(room !== undefined && { room }), ...(table !== undefined && { table }) };
        return { status: 200, value: { blocks: await blocks.of(identity.id, at) } };
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/blocks",
      does: "Mutes or blocks someone, or does neither any more. They are not told.",
      body: SetManner,
      answers: Blocks,
      errors: { ...WHOM, 409: ["blocks-full"] },
      needsIdentity: true,
      limits: () => [setting],
      async handle({ body: { whom, kind }, identity }) {
        if (!identity) return NOBODY;
        const meant = await people.meant(whom, identity);
        if ("ok" in meant) return refusalOf(meant);
        if (!(await blocks.set(identity.id, meant.id, kind)))
          return { status: 409, error: "blocks-full", reason: "Your list is full. Remove someone from it first." };
        changed(identity.id);
        return { status: 200, value: { blocks: await blocks.of(identity.id) } };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/blocks/:block",
      does: "Removes someone from your list.",
      params: v.strictObject({ block: BlockId }),
      answers: Blocks,
      errors: { 404: ["nobody-there"] },
      needsIdentity: true,
      async handle({ params: { block }, identity }) {
        if (!identity) return NOBODY;
        if (!(await blocks.lift(identity.id, block)))
          return { status: 404, error: "nobody-there", reason: "There is nobody like that in your list." };
        changed(identity.id);
        return { status: 200, value: { blocks: await blocks.of(identity.id) } };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/reports",
      does: "Reports someone to the server's moderators, with the last 20 lines of the chat there.",
      body: NewReport,
      answers: v.strictObject({}),
      errors: WHOM,
      needsIdentity: true,
      limits: () => reporting,
      async handle({ body: { whom, ...why }, identity }) {
        if (!identity) return NOBODY;
        const meant = await people.meant(whom, identity);
        if ("ok" in meant) return refusalOf(meant);
        await moderation.report(identity, meant, why);
        return { status: 201, value: {} };
      },
    }),
  ];
}

const STATUS: Readonly<Record<string, 403 | 404>> = {
  "nobody-there": 404,
  "unknown-room": 404,
  "not-member": 403,
  removed: 403,
};

function refusalOf({ error, reason }: Objection): Answered {
  return { status: STATUS[error] ?? 400, error, reason };
}

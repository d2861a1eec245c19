/** The routes of moderators. Each needs the cookie that a moderator's token was exchanged for. */
import {
  Moderate,
  ModeratedPeople,
  ModeratedPerson,
  ModerationLog,
  Moderator,
  ModeratorToken,
  PersonId,
  Reports,
  TableId,
} from "@interchange/protocol";
import * as v from "valibot";
import type { FastifyRequest } from "fastify";
import type { Identity } from "../identities.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Moderation } from "../manners/moderation.ts";
import { moderatorCookie, moderatorIn, noModeratorCookie } from "./cookie.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface ModerationRoutesNeeds {
  readonly moderation: Moderation;
  readonly limits: Limits;
  /** Called when a moderator has renamed someone. */
  readonly renamed: (identity: Identity) => Promise<void>;
  /** Called when a moderator has removed someone. */
  readonly removed: (identity: string) => void;
}

const From = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)));
const STRANGER: Answered = { status: 403, error: "not-moderator", reason: "Sign in with a moderator's token first." };
const ONLY = { 403: ["not-moderator"] } as const;

export function moderationRoutes({ moderation, limits, renamed, removed }: ModerationRoutesNeeds): readonly Route[] {
  const tokens = new Buckets(limits.moderators);
  const asModerator = async (
    request: FastifyRequest,
    act: (moderator: string) => Promise<Answered>,
  ): Promise<Answered> => {
    const moderator = await moderation.moderator(moderatorIn(request.headers.cookie));
    return moderator === undefined ? STRANGER : act(moderator);
  };
  return [
    route({
      method: "GET",
      path: "/api/moderation",
      does: "Returns which moderator you are.",
      answers: Moderator,
      errors: ONLY,
      handle: ({ request }) => asModerator(request, async (name) => ({ status: 200, value: { name } })),
    }),
    route({
      method: "POST",
      path: "/api/moderation",
      does: "Signs in with a moderator's token, which goes into a cookie of its own.",
      body: v.strictObject({ token: ModeratorToken }),
      answers: Moderator,
      errors: { 403: ["token"] },
      limits: () => [tokens],
      async handle({ body: { token }, reply }) {
        const name = await moderation.moderator(token);
        if (name === undefined)
          return { status: 403, error: "token", reason: "This token is wrong or was withdrawn. Ask the operator." };
        reply.header("set-cookie", moderatorCookie(token, reply.request.protocol === "https"));
        return { status: 200, value: { name } };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/moderation",
      does: "Signs the moderator out in this browser.",
      answers: v.strictObject({}),
      async handle({ reply }) {
        reply.header("set-cookie", noModeratorCookie(reply.request.protocol === "https"));
        return { status: 200, value: {} };
      },
    }),
    route({
      method: "GET",
      path: "/api/moderation/reports",
      does: "Lists open reports, or with `done` those that are done. Up to 50 after the first `from`.",
      params: v.strictObject({ done: v.optional(v.literal("yes")), from: From }),
      answers: Reports,
      errors: ONLY,
      handle: ({ params: { done, from = 0 }, request }) =>
        asModerator(request, async () => ({
          status: 200,
          value: await moderation.reports(done !== undefined, from),
        })),
    }),
    route({
      method: "POST",
      path: "/api/moderation/reports/:report/done",
      does: "Marks a report as done.",
      params: v.strictObject({ report: TableId }),
      answers: v.strictObject({}),
      errors: { ...ONLY, 404: ["unknown-report"] },
      handle: ({ params: { report }, request }) =>
        asModerator(request, async (name) =>
          (await moderation.done(report, name))
            ? { status: 200, value: {} }
            : { status: 404, error: "unknown-report", reason: "There is no open report like that." },
        ),
    }),
    route({
      method: "GET",
      path: "/api/moderation/people",
      does: "Finds people by name or id; without `find`, lists those who are muted or removed.",
      params: v.strictObject({ find: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
      answers: ModeratedPeople,
      errors: ONLY,
      handle: ({ params: { find = "" }, request }) =>
        asModerator(request, async () => ({ status: 200, value: { people: await moderation.find(find.trim()) } })),
    }),
    route({
      method: "POST",
      path: "/api/moderation/people/:person",
      does: "Mutes, renames or removes someone, or takes that back.",
      params: v.strictObject({ person: PersonId }),
      body: Moderate,
      answers: ModeratedPerson,
      errors: { ...ONLY, 404: ["unknown-person"] },
      handle: ({ params: { person }, body, request }) =>
        asModerator(request, async (name) => {
          const done = await moderation.moderate(person, body, name);
          if (!done.ok) return { status: 404, error: done.error, reason: done.reason };
          if (body.kind === "rename") await renamed(done.identity);
          if (body.kind === "remove") removed(person);
          const now = await moderation.person(person);
          return now ? { status: 200, value: now } : { status: 404, error: "unknown-person" };
        }),
    }),
    route({
      method: "GET",
      path: "/api/moderation/log",
      does: "Lists what moderators have done in the last 90 days. Up to 50 entries after the first `from`.",
      params: v.strictObject({ from: From }),
      answers: ModerationLog,
      errors: ONLY,
      handle: ({ params: { from = 0 }, request }) =>
        asModerator(request, async () => ({ status: 200, value: await moderation.log(from) })),
    }),
  ];
}

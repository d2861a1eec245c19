/** The routes for notices: where they go, about what, and when not. */
import {
  MailAddress,
  MOST_VACATION,
  MyNotices,
  NewVacation,
  NoticeSettings,
  NoticeToken,
  NoticeWay,
  PushSubscription,
  RoomHook,
  RoomId,
  TableId,
  Tested,
  Webhook,
  WaySwitch,
} from "@interchange/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Identity } from "../identities.ts";
import { languageOf } from "../language.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Delivery } from "../notices/delivery.ts";
import { described } from "../notices/noticeBook.ts";
import type { NoticeBook, Way } from "../notices/noticeBook.ts";
import { UNSUBSCRIBE_POLICY, unsubscribePage } from "../notices/unsubscribePage.ts";
import type { Vacations } from "../notices/vacations.ts";
import { whyUnfit } from "../notices/ways/outbound.ts";
import type { Outbound, Unfit } from "../notices/ways/outbound.ts";
import { isPushService } from "../notices/ways/push.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Objection } from "../tables/objection.ts";
import { route } from "./route.ts";
import type { Answered, Asked, Route } from "./route.ts";

export interface NoticeRoutesNeeds {
  readonly book: NoticeBook;
  readonly delivery: Delivery;
  readonly vacations: Vacations;
  readonly rooms: Rooms;
  readonly outbound: Outbound;
  /** Push services besides those of browsers. */
  readonly pushServices: readonly string[];
  readonly pushKey: string;
  readonly canMail: boolean;
  readonly limits: Limits;
}

const Nothing = v.strictObject({});
const OneWay = v.strictObject({ way: TableId });
const OneRoom = v.strictObject({ room: RoomId });
const OneVacation = v.strictObject({ vacation: TableId });
const NOBODY: Answered = { status: 401, error: "nobody" };
const UNKNOWN: Answered = { status: 404, error: "unknown-way", reason: "You have no such way for notices." };
const NOT_PUSH: Answered = {
  status: 400,
  error: "push-service",
  reason: "This is not the push service of a browser that this server knows.",
};
const NO_MAIL: Answered = { status: 409, error: "no-mail", reason: "This server sends no e-mail." };
const UNFIT = {
  address: { status: 400, error: "webhook-address", reason: "This is not a web address, or it has a user name in it." },
  https: { status: 400, error: "webhook-https", reason: "The address must begin with https://." },
  private: {
    status: 400,
    error: "webhook-private",
    reason: "The address leads into a private network. This server does not send anything there.",
  },
  unknown: { status: 400, error: "webhook-unknown", reason: "There is no server at this address." },
} as const satisfies Readonly<Record<Unfit, Answered>>;
const HOOK_ERRORS = Object.values(UNFIT).map(({ error }) => error);
const HOSTS = { 403: ["not-member", "removed", "not-host"], 404: ["unknown-room"] };

type Answering<Given> = (given: Given) => Promise<Answered>;
type Mine<Body, Params> = Asked<Body, Params> & { readonly identity: Identity };

/** Answers somebody with a name. */
function forMe<Body, Params>(answer: Answering<Mine<Body, Params>>): Answering<Asked<Body, Params>> {
  return async (asked) => (asked.identity ? answer({ ...asked, identity: asked.identity }) : NOBODY);
}

export function noticeRoutes(needs: NoticeRoutesNeeds): readonly Route[] {
  const { book, delivery, vacations, rooms, outbound, pushServices, pushKey, canMail, limits } = needs;
  const mails = new Buckets(limits.mails);
  const mailsFrom = new Buckets(limits.mailsFrom);
  const tries = new Buckets(limits.noticeTries);

  const mine = async (identity: Identity): Promise<Answered> => {
    const value: MyNotices = {
      settings: await book.settings(identity.id),
      ways: (await book.ways(identity.id)).map(described),
      vacations: [...(await book.vacations(identity.id))],
      pushKey,
      canMail,
    };
    return { status: 200, value };
  };
  const added = (way: Way): Answered => ({ status: 201, value: described(way) });
  /** Sets a webhook, if it is fit. */
  const setHook = async (
    owner: string,
    wish: Webhook,
    request: FastifyRequest,
    { isRooms, answer }: { readonly isRooms: boolean; readonly answer: (way: Way) => Answered },
  ): Promise<Answered> => {
    const unfit = await whyUnfit(wish.url, outbound);
    if (unfit) return UNFIT[unfit];
    const language = isRooms ? languageOf(request.headers["accept-language"]) : undefined;
    return answer(await book.setHook(owner, { ...wish, ...(language && { language }) }, originOf(request)));
  };
  const tested = async (owner: string, way: Way, language: NoticeSettings["language"]): Promise<Answered> => {
    if (way.state === "new") return UNKNOWN;
    const { kind, answer } = await delivery.test(way, language);
    const now = await book.way(owner, way.id);
    // A browser that has unsubscribed is forgotten.
    return { status: 200, value: { isSent: kind === "sent", answer, way: described(now ?? { ...way, state: "off" }) } };
  };
  /** Answers the owner of a way. */
  const forOwner = <Body>(
    answer: Answering<Mine<Body, { readonly way: string }> & { readonly way: Way }>,
  ): Answering<Asked<Body, { readonly way: string }>> =>
    forMe(async (asked) => {
      const way = await book.way(asked.identity.id, asked.params.way);
      return way ? answer({ ...asked, way }) : UNKNOWN;
    });
  /** Answers the host of a room, whose webhook is `way`. */
  const forHost = <Body>(
    answer: Answering<Mine<Body, { readonly room: string }> & { readonly room: string; readonly way: Way | undefined }>,
  ): Answering<Asked<Body, { readonly room: string }>> =>
    forMe(async (asked) => {
      const { room } = asked.params;
      const found = await rooms.hosted(room, asked.identity);
      if ("ok" in found) return refusalOf(found);
      const way = (await book.ways(room)).find(({ kind }) => kind === "webhook");
      return answer({ ...asked, room, way });
    });
  const roomHook = (way: Way | undefined): Answered => ({
    status: 200,
    value: way ? { way: described(way) } : {},
  });

  return [
    route({
      method: "GET",
      path: "/api/me/notices",
      does: "Returns your settings for notices, the ways that they take, and your vacations.",
      answers: MyNotices,
      needsIdentity: true,
      handle: forMe(({ identity }) => mine(identity)),
    }),
    route({
      method: "PUT",
      path: "/api/me/notices",
      does: "Sets what you are told by which way, quiet hours, time zone and language.",
      body: NoticeSettings,
      answers: MyNotices,
      needsIdentity: true,
      handle: forMe(async ({ body, identity }) => {
        await book.set(identity.id, body);
        return mine(identity);
      }),
    }),
    route({
      method: "POST",
      path: "/api/me/notices/push",
      does: "Adds this browser's push subscription, or renews it.",
      body: PushSubscription,
      answers: NoticeWay,
      errors: { 400: ["push-service"] },
      needsIdentity: true,
      limits: () => [tries],
      handle: forMe(async ({ body, identity, request }) => {
        if (!isPushService(body.endpoint, pushServices)) return NOT_PUSH;
        return added(
          await book.addPush(identity.id, body, {
            origin: originOf(request),
            ...(identity.device !== undefined && { by: identity.device }),
          }),
        );
      }),
    }),
    route({
      method: "PUT",
      path: "/api/me/notices/email",
      does: "Sets your e-mail address, and sends a message there that asks to confirm it.",
      body: MailAddress,
      answers: NoticeWay,
      errors: { 409: ["no-mail"] },
      needsIdentity: true,
      limits: () => [mails, mailsFrom],
      handle: forMe(async ({ body: { address }, identity, request }) => {
        if (!canMail) return NO_MAIL;
        const way = await book.setMail(identity.id, address, originOf(request));
        const { language } = await book.settings(identity.id);
        await book.note(way, await delivery.confirm(way, language));
        return added((await book.way(identity.id, way.id)) ?? way);
      }),
    }),
    route({
      method: "PUT",
      path: "/api/me/notices/webhook",
      does: "Sets your webhook.",
      body: Webhook,
      answers: NoticeWay,
      errors: { 400: HOOK_ERRORS },
      needsIdentity: true,
      limits: () => [tries],
      handle: forMe(async ({ body, identity, request }) =>
        setHook(identity.id, body, request, { isRooms: false, answer: added }),
      ),
    }),
    route({
      method: "PUT",
      path: "/api/me/notices/ways/:way",
      does: "Turns a way on or off. One that was paused gets another chance.",
      params: OneWay,
      body: WaySwitch,
      answers: MyNotices,
      errors: { 404: ["unknown-way"] },
      needsIdentity: true,
      handle: forOwner(async ({ way, body: { on }, identity }) => {
        await book.turn(way, on);
        return mine(identity);
      }),
    }),
    route({
      method: "DELETE",
      path: "/api/me/notices/ways/:way",
      does: "Removes a way.",
      params: OneWay,
      answers: MyNotices,
      errors: { 404: ["unknown-way"] },
      needsIdentity: true,
      handle: forOwner(async ({ way, identity }) => {
        await book.remove(way.id);
        return mine(identity);
      }),
    }),
    route({
      method: "POST",
      path: "/api/me/notices/ways/:way/test",
      does: "Sends a test by one way, and tells what came of it.",
      params: OneWay,
      answers: Tested,
      errors: { 404: ["unknown-way"] },
      needsIdentity: true,
      limits: () => [tries],
      handle: forOwner(async ({ way, identity }) => {
        const { language } = await book.settings(identity.id);
        return tested(identity.id, way, language);
      }),
    }),
    route({
      method: "POST",
      path: "/api/notices/confirm",
      does: "Confirms an e-mail address with the token from the message.",
      body: NoticeToken,
      answers: Nothing,
      errors: { 404: ["code"] },
      limits: () => [tries],
      async handle({ body: { token } }) {
        if (await book.confirm(token)) return { status: 200, value: {} };
        return { status: 404, error: "code", reason: "This link is no longer valid. Enter the address again." };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/vacations",
      does: `Plans a vacation of ${MOST_VACATION} days at most. Clocks of slow games stop meanwhile, as far as the table allows.`,
      body: NewVacation,
      answers: MyNotices,
      errors: { 400: ["vacation"] },
      needsIdentity: true,
      limits: () => [tries],
      handle: forMe(async ({ body: { from, until }, identity }) => {
        const problem = await vacations.plan(identity.id, from, until);
        return problem === undefined ? mine(identity) : { status: 400, error: "vacation", reason: problem };
      }),
    }),
    route({
      method: "DELETE",
      path: "/api/me/vacations/:vacation",
      does: "Ends a vacation now, or calls one off.",
      params: OneVacation,
      answers: MyNotices,
      needsIdentity: true,
      handle: forMe(async ({ params: { vacation }, identity }) => {
        await vacations.end(identity.id, vacation);
        return mine(identity);
      }),
    }),
    route({
      method: "GET",
      path: "/api/rooms/:room/webhook",
      does: "Returns the room's webhook. Only for the host.",
      params: OneRoom,
      answers: RoomHook,
      errors: HOSTS,
      needsIdentity: true,
      handle: forHost(async ({ way }) => roomHook(way)),
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room/webhook",
      does: "Sets the room's webhook: turns of slow games, proposals, and the ends of games. Only for the host.",
      params: OneRoom,
      body: Webhook,
      answers: RoomHook,
      errors: { ...HOSTS, 400: HOOK_ERRORS },
      needsIdentity: true,
      limits: () => [tries],
      handle: forHost(async ({ room, body, request }) =>
        setHook(room, body, request, { isRooms: true, answer: roomHook }),
      ),
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room/webhook",
      does: "Removes the room's webhook. Only for the host.",
      params: OneRoom,
      answers: RoomHook,
      errors: HOSTS,
      needsIdentity: true,
      handle: forHost(async ({ way }) => {
        if (way) await book.remove(way.id);
        return roomHook(undefined);
      }),
    }),
    route({
      method: "POST",
      path: "/api/rooms/:room/webhook/test",
      does: "Sends a test to the room's webhook. Only for the host.",
      params: OneRoom,
      answers: Tested,
      errors: { ...HOSTS, 404: [...HOSTS[404], "unknown-way"] },
      needsIdentity: true,
      limits: () => [tries],
      handle: forHost(async ({ room, way }) => (way ? tested(room, way, way.detail.language ?? "en") : UNKNOWN)),
    }),
  ];
}

/** The addresses in e-mails that stop them: a mail program posts there (RFC 8058), people see a page with a button. */
export async function addUnsubscribing(server: FastifyInstance, book: NoticeBook): Promise<void> {
  const asked = (request: FastifyRequest): string => {
    const read = v.safeParse(NoticeToken, request.query);
    return read.success ? read.output.token : "";
  };
  await server.register(async (own) => {
    own.addContentTypeParser("*", { parseAs: "string", bodyLimit: 1_000 }, (_request, body, done) => {
      done(null, body);
    });
    const page = (request: FastifyRequest, reply: FastifyReply, token: string, isDone: boolean): FastifyReply => {
      const language = languageOf(request.headers["accept-language"]) ?? "en";
      void reply.type("text/html; charset=utf-8").header("content-security-policy", UNSUBSCRIBE_POLICY);
      return reply.send(unsubscribePage(language, { token, isDone }));
    };
    own.get("/api/notices/unsubscribe", async (request, reply) => page(request, reply, asked(request), false));
    own.post("/api/notices/unsubscribe", async (request, reply) => {
      const token = asked(request);
      await book.unsubscribe(token);
      return page(request, reply, token, true);
    });
  });
}

/** Where the page is that asks. */
function originOf({ headers, protocol }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${headers.host ?? "localhost"}`;
}

function refusalOf({ error, reason }: Objection): Answered {
  return { status: error === "unknown-room" ? 404 : 403, error, reason };
}

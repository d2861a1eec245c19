/** The room routes: create, find, join, leave, host, and the next game. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  FindRoom,
  JoinGame,
  MemberNumber,
  MyColour,
  MyRoom,
  NewHost,
  NewRoom,
  ProposeGame,
  RoomChange,
  RoomEntry,
  RoomId,
  RoomInvitation,
  StartGames,
} from "@interchange/protocol";
import * as v from "valibot";
import type { Identity } from "../identities.ts";
import { languageOf } from "../language.ts";
import { Bucket, Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { LiveRooms } from "../rooms/liveRooms.ts";
import type { NextGames } from "../rooms/nextGames.ts";
import { NOT_HOST, UNKNOWN_ROOM } from "../rooms/rooms.ts";
import type { RoomDone, Rooms } from "../rooms/rooms.ts";
import type { RoomStates } from "../rooms/roomStates.ts";
import type { Objection } from "../tables/objection.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface RoomRoutesNeeds {
  readonly rooms: Rooms;
  readonly live: LiveRooms;
  readonly next: NextGames;
  readonly states: RoomStates;
  readonly limits: Limits;
  readonly now: () => number;
  /** Called when a room changed, and when one of its tables did. */
  readonly changed: (room: string) => void;
  readonly tableChanged: (table: string) => void;
}

const OneRoom = v.strictObject({ room: RoomId });
const Digits = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), MemberNumber);
const OneMember = v.strictObject({ room: RoomId, member: Digits });
const Nothing = v.strictObject({});
const NOBODY: Answered = { status: 401, error: "nobody" };
/** How long an answer takes while codes are being guessed. */
const SLOW = 2_000;

export function roomRoutes(needs: RoomRoutesNeeds): readonly Route[] {
  const { rooms, live, next, states, limits, now, changed, tableChanged } = needs;
  const wrongCodes = [new Buckets(limits.wrongCodes), new Buckets(limits.wrongCodesFrom)];
  const newRooms = [new Buckets(limits.newRooms)];
  const allWrongCodes = new Bucket(limits.wrongCodesAll, now());

  const state = async (room: string, who: Identity): Promise<Answered> => {
    const found = await rooms.membership(room, who);
    if ("ok" in found) return refusalOf(found);
    return { status: 200, value: { you: found.me.n, room: await states.of(found.room, live.presence(room)) } };
  };
  const told = async (room: string, done: RoomDone, who: Identity): Promise<Answered> => {
    if (!done.ok) return refusalOf(done);
    tell(room, done.tables);
    return state(room, who);
  };
  const tell = (room: string, tables: readonly string[]): void => {
    changed(room);
    for (const table of tables) tableChanged(table);
  };
  const gone = (room: string, done: RoomDone): Answered => {
    if (!done.ok) return refusalOf(done);
    tell(room, done.tables);
    return { status: 200, value: {} };
  };
  const invited = async (room: string, who: Identity | undefined): Promise<Answered> => {
    const row = await rooms.row(room);
    return row ? { status: 200, value: await rooms.invitation(row, who) } : refusalOf(UNKNOWN_ROOM);
  };

  return [
    route({
      method: "GET",
      path: "/api/rooms",
      does: "Lists the rooms that you are a member of, the latest first.",
      answers: v.strictObject({ rooms: v.array(RoomEntry) }),
      handle: async ({ identity }) => ({
        status: 200,
        value: { rooms: identity ? await rooms.mine(identity) : [] },
      }),
    }),
    route({
      method: "POST",
      path: "/api/rooms",
      does: "Creates a room with you as its host.",
      body: NewRoom,
      answers: MyRoom,
      needsIdentity: true,
      limits: () => newRooms,
      async handle({ body: { name }, identity }) {
        if (!identity) return NOBODY;
        const made = await state(await rooms.create(identity, name), identity);
        return "value" in made ? { ...made, status: 201 } : made;
      },
    }),
    route({
      method: "POST",
      path: "/api/rooms/find",
      does: "Finds the room with a code. Wrong codes are limited.",
      body: FindRoom,
      answers: RoomInvitation,
      errors: { 404: ["code"] },
      limits: () => wrongCodes,
      async handle({ body: { code }, identity }) {
        // Refusing everyone would let a guesser lock all others out.
        if (!allWrongCodes.take(now())) await sleep(SLOW);
        const row = await rooms.withCode(code);
        if (!row) return { status: 404, error: "code", reason: "No room has this code. Check it and try again." };
        allWrongCodes.giveBack();
        return { status: 200, value: await rooms.invitation(row, identity) };
      },
    }),
    route({
      method: "GET",
      path: "/api/rooms/:room",
      does: "Returns the invitation to a room: who invites you to what.",
      params: OneRoom,
      answers: RoomInvitation,
      errors: { 404: ["unknown-room"] },
      handle: ({ params: { room }, identity }) => invited(room, identity),
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room",
      does: "Renames the room. Only for the host.",
      params: OneRoom,
      body: RoomChange,
      answers: MyRoom,
      errors: HOSTS,
      needsIdentity: true,
      async handle({ params: { room }, body: { name }, identity }) {
        return identity ? told(room, await rooms.rename(room, name, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room",
      does: "Closes the room: deletes it with its chat and its open tables. Only for the host.",
      params: OneRoom,
      answers: Nothing,
      errors: HOSTS,
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        return identity ? gone(room, await rooms.close(room, identity)) : NOBODY;
      },
    }),
    route({
      method: "POST",
      path: "/api/rooms/:room/join",
      does: "Makes you a member.",
      params: OneRoom,
      answers: MyRoom,
      errors: { 403: ["removed"], 404: ["unknown-room"], 409: ["room-full"] },
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        return identity ? told(room, await rooms.join(room, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room/me",
      does: "Changes your colour, if no other member has it.",
      params: OneRoom,
      body: MyColour,
      answers: MyRoom,
      errors: { ...MEMBERS, 409: ["colour"] },
      needsIdentity: true,
      async handle({ params: { room }, body: { colour }, identity }) {
        return identity ? told(room, await rooms.recolour(room, colour, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room/me",
      does: "Leaves the room and its open tables. The last member closes it.",
      params: OneRoom,
      answers: Nothing,
      errors: MEMBERS,
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        if (!identity) return NOBODY;
        const present = new Set(live.presence(room).people.keys());
        return gone(room, await rooms.leave(room, identity, present));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room/members/:member",
      does: "Removes a member, who cannot join again. Only for the host.",
      params: OneMember,
      answers: MyRoom,
      errors: { ...HOSTS, 400: ["yourself"] },
      needsIdentity: true,
      async handle({ params: { room, member }, identity }) {
        return identity ? told(room, await rooms.remove(room, member, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room/host",
      does: "Hands the room over to another member. Only for the host.",
      params: OneRoom,
      body: NewHost,
      answers: MyRoom,
      errors: HOSTS,
      needsIdentity: true,
      async handle({ params: { room }, body: { member }, identity }) {
        return identity ? told(room, await rooms.handOver(room, member, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "POST",
      path: "/api/rooms/:room/take-over",
      does: "Makes you the host. Only for the longest present member, once the host has been offline for ten minutes.",
      params: OneRoom,
      answers: MyRoom,
      errors: HOSTS,
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        if (!identity) return NOBODY;
        const found = await rooms.membership(room, identity);
        if ("ok" in found) return refusalOf(found);
        const { heir } = await states.of(found.room, live.presence(room));
        if (heir !== found.me.n) return refusalOf(NOT_HOST);
        await rooms.makeHost(room, heir, found.room.host);
        return told(room, { ok: true, tables: [] }, identity);
      },
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room/next",
      does: "Proposes the next game, or changes it. Only its proposer and the host can change it.",
      params: OneRoom,
      body: ProposeGame,
      answers: MyRoom,
      errors: { ...HOSTS, 400: ["game", "setup/", "seats", "bot", "assist", "control"] },
      needsIdentity: true,
      async handle({ params: { room }, body: { nonce, ...wish }, identity }) {
        return identity ? told(room, await next.propose(room, wish, nonce, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room/next",
      does: "Withdraws the next game. Only for its proposer and the host.",
      params: OneRoom,
      answers: MyRoom,
      errors: { ...HOSTS, 409: ["no-next"] },
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        return identity ? told(room, await next.withdraw(room, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "PUT",
      path: "/api/rooms/:room/next/in",
      does: "Says that you are in, with a nonce for the shuffle.",
      params: OneRoom,
      body: JoinGame,
      answers: MyRoom,
      errors: { ...MEMBERS, 409: ["no-next"] },
      needsIdentity: true,
      async handle({ params: { room }, body: { nonce }, identity }) {
        return identity ? told(room, await next.mark(room, nonce, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/rooms/:room/next/in",
      does: "Says that you are not in.",
      params: OneRoom,
      answers: MyRoom,
      errors: { ...MEMBERS, 409: ["no-next"] },
      needsIdentity: true,
      async handle({ params: { room }, identity }) {
        return identity ? told(room, await next.mark(room, undefined, identity), identity) : NOBODY;
      },
    }),
    route({
      method: "POST",
      path: "/api/rooms/:room/next/start",
      does: "Starts the next game at one or more tables, with seats drawn or set by hand. Only for its proposer and the host.",
      params: OneRoom,
      body: StartGames,
      answers: MyRoom,
      errors: {
        ...HOSTS,
        400: ["twice", "game", "setup/", "seats"],
        409: ["no-next", "not-in", "tables-full", "apart"],
      },
      needsIdentity: true,
      async handle({ params: { room }, body: { tables }, identity, request }) {
        if (!identity) return NOBODY;
        const language = languageOf(request.headers["accept-language"]);
        return told(room, await next.start(room, tables, identity, language), identity);
      },
    }),
  ];
}

/** What requests of members and of hosts are refused with. */
const MEMBERS = { 403: ["not-member", "removed"], 404: ["unknown-room"] };
const HOSTS = { 403: [...MEMBERS[403], "not-host"], 404: MEMBERS[404] };

const STATUS: Readonly<Record<string, 403 | 404 | 409>> = {
  "unknown-room": 404,
  "not-member": 403,
  "not-host": 403,
  removed: 403,
  "room-full": 409,
  "tables-full": 409,
  "no-next": 409,
  "not-in": 409,
  apart: 409,
  colour: 409,
};

function refusalOf({ error, reason }: Objection): Answered {
  return { status: STATUS[error] ?? 400, error, reason };
}

/** The table routes: lists, create, sit, start and the record. */
import { Lists, NewTable, SetSeat, Sit, TableChange, TableId, TableInfo, SeatNumber } from "@interchange/protocol";
import { writeRecord } from "@interchange/tabletop";
import * as v from "valibot";
import { languageOf } from "../language.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { ChangingHands } from "../tables/changingHands.ts";
import type { Creating } from "../tables/creating.ts";
import type { Done } from "../tables/openTables.ts";
import type { Seating } from "../tables/seating.ts";
import type { Starting } from "../tables/starting.ts";
import type { TableInfos } from "../tables/info.ts";
import type { PublicTables } from "../tables/publicTables.ts";
import { recordFor } from "../tables/record.ts";
import type { Identity } from "../identities.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface TableRoutesNeeds {
  readonly creating: Creating;
  readonly starting: Starting;
  readonly seating: Seating;
  readonly changing: ChangingHands;
  readonly infos: TableInfos;
  readonly liveTables: LiveTables;
  readonly limits: Limits;
  readonly publicTables: PublicTables;
  /** Called when a table changed outside its game. */
  readonly changed: (table: string) => void;
  /** Called when a table was deleted. */
  readonly removed: (table: string, room: string | undefined) => void;
}

const OneTable = v.strictObject({ table: TableId });
const Digits = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), SeatNumber);
const From = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const OneSeat = v.strictObject({ table: TableId, seat: Digits });

export function tableRoutes({
  creating,
  starting,
  seating,
  changing,
  infos,
  liveTables,
  limits,
  publicTables,
  changed,
  removed,
}: TableRoutesNeeds): readonly Route[] {
  const setups = new Buckets(limits.setups);
  const newTables = [new Buckets(limits.newTables), new Buckets(limits.newTablesFrom)];
  const told = async (done: Done, asker: Identity, status: 200 | 201 = 200): Promise<Answered> => {
    if (!done.ok) return refusalOf(done.error, done.reason);
    changed(done.table);
    const info = await infos.of(done.table, asker.id);
    return info ? { status, value: info } : { status: 200, value: {} };
  };
  return [
    route({
      method: "GET",
      path: "/api/tables",
      does: "Lists tables: open, live, or your own, with those first where it is your turn. Up to 100 after the first `from`; `more` tells that there are more.",
      params: v.strictObject({ list: Lists, from: v.optional(From) }),
      answers: v.strictObject({ tables: v.array(TableInfo), more: v.optional(v.literal(true)) }),
      handle: async ({ params: { list, from }, identity }) => ({
        status: 200,
        value: await infos.list(list, identity?.id, from),
      }),
    }),
    route({
      method: "POST",
      path: "/api/tables",
      does: "Sets a table up.",
      body: NewTable,
      answers: TableInfo,
      errors: {
        400: ["game", "setup/", "seats", "bot", "assist", "control", "seat", "nonce", "public"],
        403: ["not-member", "removed"],
        404: ["unknown-room"],
        409: ["public-full", "tables-full"],
      },
      needsIdentity: true,
      limits: () => [setups, ...newTables],
      async handle({ body, identity, address, request }) {
        if (!identity) return { status: 401, error: "nobody" };
        const language = languageOf(request.headers["accept-language"]);
        const create = (): Promise<Done> => creating.create(identity, body, language);
        return told(await (body.isPublic ? publicTables.make(identity, address, create) : create()), identity, 201);
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/:table",
      does: "Describes a table.",
      params: OneTable,
      answers: TableInfo,
      errors: { 404: ["unknown-table"] },
      async handle({ params: { table }, identity }) {
        const info = await infos.of(table, identity?.id);
        return info ? { status: 200, value: info } : refusalOf("unknown-table", "This table does not exist.");
      },
    }),
    route({
      method: "PUT",
      path: "/api/tables/:table",
      does: "Changes a table that has not started. Only for its host and the host of its room.",
      params: OneTable,
      body: TableChange,
      answers: TableInfo,
      errors: {
        400: ["setup/", "seats", "bot", "assist", "control"],
        403: ["not-host"],
        404: ["unknown-table"],
        409: ["begun", "taken"],
      },
      needsIdentity: true,
      async handle({ params: { table }, body, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        return told(await creating.alter(table, body, identity), identity);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/tables/:table",
      does: "Deletes a table that has not started or is over. Only for its host.",
      params: OneTable,
      answers: v.strictObject({}),
      errors: { 403: ["not-host"], 404: ["unknown-table"], 409: ["running"] },
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const room = await infos.roomOf(table);
        const done = await creating.remove(table, identity);
        if (done.ok) {
          liveTables.drop(table);
          removed(table, room);
        }
        return told(done, identity);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/sit",
      does: "Takes a free seat and adds a nonce to the shuffle, or takes a seat that somebody left in a running game.",
      params: OneTable,
      body: Sit,
      answers: TableInfo,
      errors: {
        403: ["not-member", "removed"],
        404: ["unknown-table"],
        409: ["taken", "reserved", "begun", "over", "room-full", "blocked"],
      },
      needsIdentity: true,
      async handle({ params: { table }, body: { seat, nonce }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const sat = await seating.sit(table, seat, identity, nonce);
        // A slow game may have started, and a bot with the first turn too.
        if (sat.ok) await liveTables.get(table);
        return told(sat.ok || sat.error !== "begun" ? sat : await changing.take(table, seat, identity), identity);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/tables/:table/seats/:seat",
      does: "Leaves your seat. In a running game, the others vote on what happens to it. Before that, the host can make others leave.",
      params: OneSeat,
      answers: TableInfo,
      errors: { 403: ["not-yours"], 404: ["unknown-table"], 409: ["begun", "over"] },
      needsIdentity: true,
      async handle({ params: { table, seat }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const left = await seating.leave(table, seat, identity);
        return told(left.ok || left.error !== "begun" ? left : await changing.leave(table, seat, identity), identity);
      },
    }),
    route({
      method: "PUT",
      path: "/api/tables/:table/seats/:seat",
      does: "Gives a free seat to a bot, reserves it for a member of the room, or makes it free for a person. Only for the host.",
      params: OneSeat,
      body: SetSeat,
      answers: TableInfo,
      errors: {
        400: ["bot"],
        403: ["not-host", "not-member"],
        404: ["unknown-table"],
        409: ["taken", "begun", "apart"],
      },
      needsIdentity: true,
      async handle({ params: { table, seat }, body: { mind, member }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        return told(await seating.keepFor(table, seat, mind, identity, member), identity);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/start",
      does: "Starts the game. Only for the host.",
      params: OneTable,
      answers: TableInfo,
      errors: { 400: ["game"], 403: ["not-host"], 404: ["unknown-table"], 409: ["begun", "free-seats", "apart"] },
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const done = await starting.start(table, identity);
        // So that a bot with the first turn starts.
        if (done.ok) await liveTables.get(table);
        return told(done, identity);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/rematch",
      does: "Sets up a rematch, with the seats rotated by one and reserved for the same people. Repeated requests return the same table.",
      params: OneTable,
      answers: TableInfo,
      errors: { 403: ["not-seated"], 404: ["unknown-table"], 409: ["not-over", "tables-full"] },
      needsIdentity: true,
      limits: () => newTables,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const done = await creating.rematch(table, identity);
        if (done.ok) changed(table);
        return told(done, identity);
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/:table/record",
      does: "Returns the record with what you may see; once the game is over, with the proof of its shuffle.",
      params: OneTable,
      answers: v.strictObject({ record: v.string() }),
      errors: { 404: ["unknown-table"] },
      async handle({ params: { table }, identity }) {
        const info = await infos.of(table, identity?.id);
        const live = info && info.state !== "open" ? await liveTables.get(table) : undefined;
        if (!info || !live) return refusalOf("unknown-table", "This table does not exist or has not started.");
        return { status: 200, value: { record: writeRecord(recordFor(live, info.yours)) } };
      },
    }),
  ];
}

const STATUS: Readonly<Record<string, 403 | 404 | 409>> = {
  "unknown-table": 404,
  "not-host": 403,
  "not-yours": 403,
  "not-seated": 403,
  taken: 409,
  begun: 409,
  over: 409,
  running: 409,
  "free-seats": 409,
  "not-over": 409,
  "public-full": 409,
  reserved: 409,
  blocked: 409,
  apart: 409,
  "unknown-room": 404,
  "not-member": 403,
  removed: 403,
  "room-full": 409,
  "tables-full": 409,
};

function refusalOf(error: string, reason: string): Answered {
  return { status: STATUS[error] ?? 400, error, reason };
}

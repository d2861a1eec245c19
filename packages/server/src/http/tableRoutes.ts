/** The table routes: lists, create, sit, start and the record. */
import { Lists, NewTable, SetSeat, Sit, TableId, TableInfo, SeatNumber } from "@interchange/protocol";
import { writeRecord } from "@interchange/tabletop";
import * as v from "valibot";
import { languageOf } from "../language.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { ChangingHands } from "../tables/changingHands.ts";
import type { Done, Seating } from "../tables/seating.ts";
import type { TableInfos } from "../tables/info.ts";
import { recordFor } from "../tables/record.ts";
import type { Identity } from "../identities.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface TableRoutesNeeds {
  readonly seating: Seating;
  readonly changing: ChangingHands;
  readonly infos: TableInfos;
  readonly liveTables: LiveTables;
  readonly limits: Limits;
  /** Called when a table changed outside its game. */
  readonly changed: (table: string) => void;
  /** Called when a table was deleted. */
  readonly removed: (table: string) => void;
}

const OneTable = v.strictObject({ table: TableId });
const Digits = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), SeatNumber);
const OneSeat = v.strictObject({ table: TableId, seat: Digits });

export function tableRoutes({
  seating,
  changing,
  infos,
  liveTables,
  limits,
  changed,
  removed,
}: TableRoutesNeeds): readonly Route[] {
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
      does: "Lists tables: open, live, or your own, with those first where it is your turn.",
      params: v.strictObject({ list: Lists }),
      answers: v.strictObject({ tables: v.array(TableInfo) }),
      handle: async ({ params: { list }, identity }) => ({
        status: 200,
        value: { tables: await infos.list(list, identity?.id) },
      }),
    }),
    route({
      method: "POST",
      path: "/api/tables",
      does: "Sets a table up.",
      body: NewTable,
      answers: TableInfo,
      needsIdentity: true,
      limit: new Buckets(limits.newTables),
      async handle({ body, identity, request }) {
        if (!identity) return { status: 401, error: "nobody" };
        const language = languageOf(request.headers["accept-language"]);
        return told(await seating.create(identity, body, language), identity, 201);
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/:table",
      does: "Describes a table.",
      params: OneTable,
      answers: TableInfo,
      async handle({ params: { table }, identity }) {
        const info = await infos.of(table, identity?.id);
        return info ? { status: 200, value: info } : refusalOf("unknown-table", "This table does not exist.");
      },
    }),
    route({
      method: "DELETE",
      path: "/api/tables/:table",
      does: "Deletes a table that has not started or is over. Only for its host.",
      params: OneTable,
      answers: v.strictObject({}),
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const done = await seating.remove(table, identity);
        if (done.ok) {
          liveTables.drop(table);
          removed(table);
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
      needsIdentity: true,
      async handle({ params: { table }, body: { seat, nonce }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const sat = await seating.sit(table, seat, identity, nonce);
        return told(sat.ok || sat.error !== "begun" ? sat : await changing.take(table, seat, identity), identity);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/tables/:table/seats/:seat",
      does: "Leaves your seat. In a running game, the others vote on what happens to it.",
      params: OneSeat,
      answers: TableInfo,
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
      does: "Gives a free seat to a bot, or makes it free for a person. Only for the host.",
      params: OneSeat,
      body: SetSeat,
      answers: TableInfo,
      needsIdentity: true,
      async handle({ params: { table, seat }, body: { mind }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        return told(await seating.keepFor(table, seat, mind, identity), identity);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/start",
      does: "Starts the game. Only for the host.",
      params: OneTable,
      answers: TableInfo,
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const done = await seating.start(table, identity);
        // So that a bot with the first turn starts.
        if (done.ok) await liveTables.get(table);
        return told(done, identity);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/rematch",
      does: "Sets up a rematch, with the seats rotated by one. Repeated requests return the same table.",
      params: OneTable,
      answers: TableInfo,
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const done = await seating.rematch(table, identity);
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
};

function refusalOf(error: string, reason: string): Answered {
  return { status: STATUS[error] ?? 400, error, reason };
}

/** Checks that the messages shown in docs/protocol.md are real. */
import { readFileSync } from "node:fs";
import asyncApiSchemas from "@asyncapi/specs";
import { gameNamed } from "@interchange/games";
import {
  CLOSED,
  GameInfo,
  GOODBYES,
  Incoming,
  NewTable,
  PROTOCOL,
  ProposeGame,
  readIncoming,
  ReviewInfo,
  RoomInfo,
  RoomInvitation,
  TableInfo,
} from "@interchange/protocol";
import { MESSAGE_FIELDS } from "@interchange/protocol/fields";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { AnyGame } from "@interchange/tabletop";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
import { HEARTBEAT } from "./sockets/sockets.ts";
import { createRoom, InRoom } from "./testing/roomClient.ts";
import { newFolder, startOnline } from "./testing/startOnline.ts";
import type { Started } from "./testing/startOnline.ts";

const text = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const examples = (kind: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`json ${kind}\\n(.*?)^\`\`\``, "gms"))].map(([, example = ""]) => example);

let folder: ReturnType<typeof newFolder>;
let server: Started;
beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test("every message that a client sends is one", () => {
  const kinds = examples("in").map((example) => {
    const heard = readIncoming(example);
    return heard.ok ? heard.message.kind : example;
  });
  expect(new Set(kinds)).toEqual(new Set(Incoming.options.map(({ entries }) => entries.kind.literal)));
});

test("a table is set up as shown, and told of as shown", () => {
  for (const example of examples("new-table")) expect(v.safeParse(NewTable, JSON.parse(example)).success).toBe(true);
  for (const example of examples("table")) expect(v.safeParse(TableInfo, JSON.parse(example)).success).toBe(true);
  expect(examples("new-table").length + examples("table").length).toBe(2);
});

test("a game that can be played looks as shown", () => {
  const { issues } = v.safeParse(GameInfo, JSON.parse(examples("game")[0] ?? ""));
  expect(issues).toBeUndefined();
});

test("a room, an invitation to it and its next game look as shown", () => {
  for (const [kind, schema] of [
    ["invitation", RoomInvitation],
    ["propose", ProposeGame],
  ] as const)
    for (const example of examples(kind)) expect(v.safeParse(schema, JSON.parse(example)).issues).toBeUndefined();
  const rooms = examples("out").flatMap((example) => (JSON.parse(example) as { readonly room?: object }).room ?? []);
  for (const room of rooms) expect(v.safeParse(RoomInfo, room).issues).toBeUndefined();
  expect(examples("invitation").length + examples("propose").length + rooms.length).toBe(3);
});

test("a review looks as shown", () => {
  expect(examples("review").length).toBe(1);
  for (const example of examples("review")) expect(v.safeParse(ReviewInfo, JSON.parse(example)).success).toBe(true);
});

test("the time between pings is the server's", () => {
  expect(text).toContain(`The server pings every ${HEARTBEAT / 1_000} seconds;`);
});

test("every close code is listed with its reason, and no other", () => {
  const listed = [...text.matchAll(/^\| (\d{4}) +\| (?:`([a-z-]+)`)? +\|/gm)].map(
    ([, code, reason = ""]) => `${code} ${reason}`,
  );
  const known = Object.entries(GOODBYES).map(([reason, { code }]) => `${code} ${reason}`);
  const silent = Object.values(CLOSED).map((code) => `${code} `);
  expect(new Set(listed)).toEqual(new Set([...known, ...silent]));
});

/** Plays a tile, and plans the next one. */
async function playAndPlan(seated: Seated, engine: AnyGame): Promise<void> {
  const places = engine.moves(seated.view).map((move) => engine.notation.writeMove(move));
  await seated.command(0, [places.find((text) => text.includes("@")) ?? ""]);
  await seated.until(() => seated.status?.toAct === 1);
  const [tile = ""] = (seated.view as { readonly hands: readonly (readonly string[])[] }).hands[0] ?? [];
  for (const column of "abcdefgh".split(""))
    for (const row of "12345678".split(""))
      if (!seated.plans.length)
        await seated.request({ kind: "plan", seat: 0, after: seated.seq, moves: [`${tile}@${column}${row}`] });
  await seated.until(() => seated.plans.length > 0);
}

test("a vote has the fields shown", async () => {
  const [shown] = examples("vote").map((example) => JSON.parse(example) as object);
  const ada = await Person.named(server.address, "Ada");
  const { engine } = await gameNamed("metro")!.load();
  const { id } = await ada.newTable({ seats: [{ kind: "person" }, { kind: "person" }, { kind: "person" }], seat: 0 });
  const bo = await Person.named(server.address, "Bo");
  await bo.sit(id, 1);
  await (await Person.named(server.address, "Cy")).sit(id, 2);
  await ada.start(id);
  const seated = await bo.watch(id, engine);
  await ada.must("DELETE", `/api/tables/${id}/seats/0`);
  await seated.until(() => seated.status?.votes?.length === 1);
  expect(Object.keys(seated.status!.votes![0]!).toSorted()).toEqual(Object.keys(shown!).toSorted());
});

test("every message of the server has the fields shown", async () => {
  const ada = await Person.named(server.address, "Ada");
  const { engine } = await gameNamed("metro")!.load();
  const { id } = await ada.newTable({ seats: [{ kind: "person" }, { kind: "person" }], seat: 0 });
  const seated = await ada.watch(id, engine);
  await (await Person.named(server.address, "Bo")).sit(id, 1);
  await seated.until(() => seated.info?.seats[1]?.name === "Bo");
  await ada.start(id);
  await seated.connect(0);
  await seated.command(0, ["nonsense"]);
  await seated.request({ kind: "ask", seat: 0, request: { kind: "end" } });
  await seated.until(() => seated.status?.asked.length === 1);
  await seated.request({ kind: "say", seat: 0, text: "Hm" });
  await seated.until(() => seated.said.length === 1);
  seated.send({ kind: "ping", visible: false });
  await seated.until(() => seated.presence?.seats[0]?.presence === "away");
  seated.send({ kind: "ping", visible: true });
  await seated.until(() => seated.presence?.seats[0]?.presence === "here");
  await seated.legal(0);
  await playAndPlan(seated, engine);
  seated.send({ kind: "hello", protocol: PROTOCOL, table: id, seen: seated.seq, build: "old" });
  await seated.until(() => seated.reload !== undefined);
  seated.send({ kind: "nonsense" });
  await seated.until(() => seated.goodbye !== undefined);
  const { room } = await createRoom(ada);
  const inRoom = await InRoom.open(ada, { room: room.id ?? "" });
  await inRoom.speak("Good game!");
  await inRoom.until(() => inRoom.said.members.length === 1);
  const heard = [...seated.heard, ...inRoom.heard].map((each) => JSON.parse(each) as { readonly kind: string });
  for (const message of heard) expect(v.safeParse(MESSAGE_FIELDS.OutgoingMessage, message).issues).toBeUndefined();
  for (const example of examples("out")) {
    const shown = JSON.parse(example) as { readonly kind: string };
    const fields = (message: object): readonly string[] => Object.keys(message).toSorted();
    const real = heard.filter(({ kind }) => kind === shown.kind);
    expect(real.map(fields), shown.kind).toContainEqual(fields(shown));
  }
  const kinds = new Set(heard.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(examples("out").map((example) => (JSON.parse(example) as { kind: string }).kind)));
});

test("the descriptions for programs are valid, and so are all schemas in them", async () => {
  const read = async (path: string): Promise<object> => (await fetch(server.address + path)).json() as Promise<object>;
  const http = await read("api/docs");
  expect(await new Validator().validate(structuredClone(http) as Record<string, unknown>)).toEqual({ valid: true });
  const socket = await read("api/docs/socket");
  const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
  const isAsyncApi = ajv.compile(asyncApiSchemas.schemas["3.0.0"] as object);
  isAsyncApi(socket);
  expect(isAsyncApi.errors).toBeNull();
  for (const [document, Dialect] of [
    [http, Ajv2020],
    [socket, Ajv],
  ] as const) {
    const schemas = new Dialect({ strict: false }).addSchema(document, "document");
    for (const pointer of schemasIn(document)) expect(schemas.getSchema(`document#${pointer}`), pointer).toBeDefined();
  }
});

test("the description of the socket has the messages that are shown", async () => {
  const socket = (await (await fetch(`${server.address}api/docs/socket`)).json()) as object;
  const schemas = new Ajv({ strict: false }).addSchema(socket, "document");
  for (const [from, kind] of [
    ["client", "in"],
    ["server", "out"],
  ] as const)
    for (const example of examples(kind)) {
      const message = JSON.parse(example) as { readonly kind: string };
      // Examples shorten what stands elsewhere.
      if ("table" in message && from === "server") continue;
      const { status: _, ...rest } = message as { readonly kind: string; readonly status?: unknown };
      expect(schemas.validate(`document#/components/schemas/${from}.${message.kind}`, rest), example).toBe(true);
    }
});

/** Where the schemas of a description are, as JSON pointers. */
function schemasIn(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const here = `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const isSchema = key === "schema" || path === "/components/schemas";
    return isSchema ? [encodeURI(here)] : schemasIn(each, here);
  });
}

test("the server describes its addresses", async () => {
  const described = (await (await fetch(`${server.address}api/docs`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
  };
  for (const [, method = "", path = ""] of text.matchAll(/^\| `(GET|POST|PUT|DELETE) (\/api\/[^`?]*)/gm)) {
    const known = path
      .replace("/blocks/ID", "/blocks/{block}")
      .replace(/\/(DEVICE|PASSKEY|PERSON|REPORT)(?=\/|$)/, (name) => `/{${name.slice(1).toLowerCase()}}`)
      .replace("/shared/ID", "/shared/{game}")
      .replace("/ID", "/{table}")
      .replace("/seats/1", "/seats/{seat}")
      .replace("/ROOM", "/{room}")
      .replace("/members/1", "/members/{member}")
      .replace("/WAY", "/{way}")
      .replace("/VACATION", "/{vacation}");
    expect(described.paths[known]?.[method.toLowerCase()], `${method} ${known}`).toBeDefined();
  }
  expect(described.paths["/api/tables"]?.["post"]?.requestBody).toBeDefined();
});

/** Checks that the messages shown in docs/protocol.md are real. */
import { readFileSync } from "node:fs";
import { gameNamed } from "@interchange/games";
import { NewTable, readIncoming, ReviewInfo, TableInfo } from "@interchange/protocol";
import type { AnyGame } from "@interchange/tabletop";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "./testing/client.ts";
import type { Seated } from "./testing/client.ts";
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
  expect(examples("in").length).toBe(9);
  for (const example of examples("in")) expect(readIncoming(example), example).toBeDefined();
});

test("a table is set up as shown, and told of as shown", () => {
  for (const example of examples("new-table")) expect(v.safeParse(NewTable, JSON.parse(example)).success).toBe(true);
  for (const example of examples("table")) expect(v.safeParse(TableInfo, JSON.parse(example)).success).toBe(true);
  expect(examples("new-table").length + examples("table").length).toBe(2);
});

test("a review looks as shown", () => {
  expect(examples("review").length).toBe(1);
  for (const example of examples("review")) expect(v.safeParse(ReviewInfo, JSON.parse(example)).success).toBe(true);
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
  await playAndPlan(seated, engine);
  seated.send({ kind: "hello", table: id, seen: seated.seq, build: "old" });
  await seated.until(() => seated.reload !== undefined);
  seated.send({ kind: "nonsense" });
  await seated.until(() => seated.goodbye !== undefined);
  const heard = seated.heard.map((each) => JSON.parse(each) as { readonly kind: string });
  for (const example of examples("out")) {
    const shown = JSON.parse(example) as { readonly kind: string };
    const fields = (message: object): readonly string[] => Object.keys(message).toSorted();
    const real = heard.filter(({ kind }) => kind === shown.kind);
    expect(real.map(fields), shown.kind).toContainEqual(fields(shown));
  }
  const kinds = new Set(heard.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(examples("out").map((example) => (JSON.parse(example) as { kind: string }).kind)));
});

test("the server describes its addresses", async () => {
  const described = (await (await fetch(`${server.address}api/docs`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
  };
  for (const [, method = "", path = ""] of text.matchAll(/^\| `(GET|POST|PUT|DELETE) (\/api\/[^`?]*)/gm)) {
    const known = path.replace("/ID", "/{table}").replace("/seats/1", "/seats/{seat}");
    expect(described.paths[known]?.[method.toLowerCase()], `${method} ${known}`).toBeDefined();
  }
  expect(described.paths["/api/tables"]?.["post"]?.requestBody).toBeDefined();
});

/** What docs/protocol.md promises about messages, through real sockets. */
import { gameNamed } from "@interchange/games";
import { GOODBYES, LONGEST_SAYING, MOST_LISTED } from "@interchange/protocol";
import type { AnyGame } from "@interchange/tabletop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Seated } from "../testing/client.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { twoAtATable } from "../testing/twoAtATable.ts";

let folder: ReturnType<typeof newFolder>;
let server: Started;
let metro: AnyGame;
let underground: AnyGame;

beforeAll(async () => {
  folder = newFolder();
  server = await startOnline(folder.where);
  ({ engine: metro } = await gameNamed("metro")!.load());
  ({ engine: underground } = await gameNamed("underground")!.load());
});

afterAll(async () => {
  await server.stop();
  folder.remove();
});

const movesOf = ({ rules, view }: Seated): readonly string[] =>
  rules.moves(view).map((move) => rules.notation.writeMove(move));

describe("a greeting", () => {
  test.each([[{}], [{ protocol: 1 }], [{ protocol: "2" }], [{ protocol: 3, more: true }]])(
    "with %j is refused with a sentence",
    async (version) => {
      const [ada] = await twoAtATable(server.address, metro);
      ada.send({ kind: "hello", table: ada.table, seen: 0, ...version });
      expect(await ada.untilClosed()).toBe(4406);
      expect(JSON.parse(ada.heard.at(-1)!)).toEqual({
        kind: "goodbye",
        reason: "protocol",
        text: GOODBYES.protocol.text,
      });
      expect(GOODBYES.protocol.text).toContain("protocol 2");
    },
  );
});

describe("a message that is too long", () => {
  test("for one of its fields is refused by the field's name, and the socket stays open", async () => {
    const [ada] = await twoAtATable(server.address, metro);
    const long = (field: string) => ({ kind: "refused", refusal: { code: "tooLong", rule: "table" }, field });
    const text = "é".repeat(LONGEST_SAYING + 1);
    expect(await ada.request({ kind: "say", seat: 0, text })).toEqual(long("text"));
    expect(
      await ada.command(
        0,
        Array.from({ length: 17 }, () => "draw"),
      ),
    ).toEqual(long("moves"));
    expect(await ada.command(0, ["draw", "d".repeat(201)])).toEqual(long("moves.1"));
    const request = { kind: "nameLine", line: "red", name: "N".repeat(25) };
    expect(await ada.request({ kind: "ask", seat: 0, request })).toEqual(long("request.name"));
    expect(await ada.request({ kind: "say", seat: 0, text: "€".repeat(LONGEST_SAYING) })).toMatchObject({
      kind: "applied",
    });
  });

  test("for the socket closes it", async () => {
    const [ada, bo] = await twoAtATable(server.address, metro);
    const say = (length: number): object => {
      const message = { kind: "say", id: "long", seat: 0, text: "" };
      return { ...message, text: "x".repeat(length - JSON.stringify(message).length) };
    };
    ada.send(say(4097));
    expect(await ada.untilClosed()).toBe(1009);
    expect(bo.closed).toBeUndefined();
    await ada.connect();
    ada.send(say(4096));
    await ada.until(() => ada.heard.at(-1)!.includes("tooLong"));
  });
});

describe("a name for a line", () => {
  const naming = (line: string) => ({ kind: "ask", seat: 0, request: { kind: "nameLine", line, name: "Mine" } });
  const refused = { kind: "refused", refusal: { code: "noLine", rule: "table" } };

  test("is for one of the player's own lines", async () => {
    const [ada] = await twoAtATable(server.address, underground, { game: "underground" });
    const [[mine = ""] = [], [theirs = ""] = []] = (ada.view as { lines: string[][] }).lines;
    expect(await ada.request(naming(mine))).toMatchObject({ kind: "applied" });
    for (const line of [theirs, "octarine"]) expect(await ada.request(naming(line))).toEqual(refused);
    await ada.until(() => ada.status?.sitters[0]?.lineNames?.[mine] === "Mine");
  });

  test("is refused in Metro, whose lines have no names", async () => {
    const [ada] = await twoAtATable(server.address, metro);
    expect(await ada.request(naming("red"))).toEqual(refused);
  });
});

describe("a message that comes again", () => {
  test("gets the same answer, even if it would now do something", async () => {
    const [ada, bo] = await twoAtATable(server.address, metro);
    const [move = ""] = movesOf(ada);
    const early = { kind: "command", seat: 1, after: 1, moves: ["draw"] };
    const refused = await bo.request(early, "early");
    expect(refused).toMatchObject({ refusal: { code: "notYourTurn" } });
    expect(await ada.command(0, [move], 1, "first")).toEqual({ kind: "applied", seq: 2 });
    await bo.until(() => bo.status?.toAct === 1);
    expect(await bo.request(early, "early")).toEqual(refused);
    const said = { kind: "say", seat: 0, text: "Hello" };
    expect(await ada.request(said, "said")).toEqual(await ada.request(said, "said"));
    await bo.until(() => bo.said.length > 0);
    expect(bo.said).toHaveLength(1);
    // Only a stale command learns more each time.
    const late = { kind: "command", seat: 1, after: 0, moves: ["draw"] };
    expect(await bo.request(late, "late")).toMatchObject({ kind: "stale", seq: 2 });
    expect(await bo.request(late, "late")).toMatchObject({ kind: "stale", seq: 2 });
  });

  test("with other content is a conflict, also after a restart, and changes nothing", async () => {
    const [ada, bo] = await twoAtATable(server.address, metro);
    const [move = "", other = ""] = movesOf(ada);
    const conflict = { kind: "refused", refusal: { code: "conflict", rule: "table" } };
    await ada.command(0, [move], 1, "first");
    expect(await ada.command(0, [other], 1, "first")).toEqual(conflict);
    expect(await ada.request({ kind: "say", seat: 0, text: "first" }, "first")).toEqual(conflict);
    // Another seat's ids are its own.
    expect(await bo.request({ kind: "say", seat: 1, text: "first" }, "first")).toMatchObject({ kind: "applied" });
    server.online.liveTables.drop(ada.table);
    await ada.connect();
    expect(await ada.command(0, [move], 1, "first")).toEqual({ kind: "applied", seq: 2 });
    server.online.liveTables.drop(ada.table);
    await ada.connect();
    expect(await ada.command(0, [other], 1, "first")).toEqual(conflict);
    expect(await ada.command(0, [move], 2, "first")).toEqual(conflict);
  });
});

describe("legal moves", () => {
  test("are those of the rules, for the seat to move alone", async () => {
    const [ada, bo] = await twoAtATable(server.address, metro);
    expect(await ada.legal(0)).toMatchObject({ seq: 1, moves: movesOf(ada), of: movesOf(ada).length });
    const ask = { kind: "moves", moves: [] };
    expect(await bo.request({ ...ask, seat: 1 })).toMatchObject({ refusal: { code: "notYourTurn" } });
    expect(await bo.request({ ...ask, seat: 0 })).toMatchObject({ refusal: { code: "notYourSeat" } });
    expect(await ada.request({ ...ask, seat: 0, moves: ["nonsense"] })).toMatchObject({
      refusal: { code: "unreadable" },
      move: 0,
    });
    // What is drawn next is not known yet.
    expect(await ada.legal(0, ["draw"])).toMatchObject({ moves: [], of: 0 });
  });

  test("can be asked move by move until the turn is complete", async () => {
    const [ada, bo] = await twoAtATable(server.address, underground, { game: "underground" });
    const turn: string[] = [];
    for (;;) {
      const { moves } = await ada.legal(0, turn);
      if (!moves.length) break;
      turn.push(moves[0]!);
    }
    expect(turn.length).toBeGreaterThan(3);
    expect(await ada.command(0, turn)).toMatchObject({ kind: "applied" });
    await bo.until(() => bo.status?.toAct === 1);
  });

  test("come in pages", async () => {
    const [ada] = await twoAtATable(server.address, underground, { game: "underground" });
    const all = movesOf(ada);
    expect(all.length).toBeGreaterThan(MOST_LISTED);
    expect(await ada.legal(0)).toMatchObject({ moves: all.slice(0, MOST_LISTED), of: all.length });
    expect(await ada.legal(0, [], MOST_LISTED)).toMatchObject({ moves: all.slice(MOST_LISTED), of: all.length });
  });
});

test("draws are written as in records, and hidden ones too", async () => {
  const [ada] = await twoAtATable(server.address, metro);
  const { record } = await ada.person.must<{ record: string }>("GET", `/api/tables/${ada.table}/record`);
  const draws = ada.held!.entries.map(({ text }) => text);
  expect(draws).toEqual([expect.stringMatching(/^=[abcd]{4}$/), "=?"]);
  expect(record).toContain(draws.join(" "));
});

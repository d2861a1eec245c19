/** Plays games by typing only. Whatever can be done at a table can be typed. */
import { metroEntry } from "@interchange/games";
import { found } from "@interchange/host";
import type { Bots } from "@interchange/host";
import { metro, squareName } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { beforeAll, describe, expect, test } from "vitest";
import { openIn } from "../../../client/open.ts";
import { hostBasics } from "../../../storage/basics.ts";
import { MemoryTables } from "../../../storage/memoryTables.ts";
import { Overflowing } from "../../../storage/overflowing.ts";
import { fetchRules } from "../../../kit/game.ts";
import { prefer } from "../../../kit/settings.ts";
import { commandsOf } from "../../../table/text/shared.ts";
import type { Reply } from "../../../table/text/gameText.ts";
import { answer } from "../../../table/text/understand.ts";
import { metroDeskOf } from "../desk/desk.ts";
import { loadModules } from "../modules/index.ts";
import { metroTelling } from "./telling.ts";
import { metroTextOf } from "./index.ts";

const game = await fetchRules(metroEntry, ["paris"]);
await loadModules(["paris", "stock-corporations", "london"]);

const bots: Bots<View> = {
  think: () => ({ thought: Promise.resolve({ ok: false, reason: "nobody thinks here" }), stop: () => undefined }),
};

beforeAll(() => prefer({ motion: "off" }));

async function open(modules: readonly string[] = [], options: Readonly<Record<string, string>> = {}) {
  const prepared = metro.prepare({ edition: "bigbox", seats: modules.length ? 3 : 2, modules, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  const tables = new Overflowing(new MemoryTables());
  const sitters = ["Ada", "Bo", "Cy"]
    .slice(0, prepared.setup.seats)
    .map((name) => ({ name, mind: { kind: "person" } as const }));
  const luck = { kind: "seeded", seed: "typed" } as const;
  await found(
    metro,
    "t",
    { game: "metro", setup: prepared.setup, sitters, luck, control: { kind: "none" }, terms: { assist: "ledger" } },
    hostBasics(game, tables),
  );
  const opened = await openIn(tables, game, "t", { bots: async () => bots });
  if (!opened.ok) throw new Error(opened.detail);
  const desk = metroDeskOf(opened.client);
  const gameText = metroTextOf(desk);
  const known = { commands: commandsOf(desk, gameText.commands), read: gameText.read };
  const type = (typed: string): Promise<Reply> => answer(typed, known);
  const waiting = desk.client.waiting.value;
  if (waiting.kind === "person") desk.client.takeScreen(waiting.seat);
  /** A square where the tile fits. */
  const free = squareName([...desk.targets.value][0] ?? 0);
  return { desk, type, free };
}

describe("at a table", () => {
  test("a tile is tried, refused by its rule, and placed", async () => {
    const { desk, type, free } = await open();
    expect(await type("d4")).toEqual({
      says: ["You can't place tiles in the centre. Choose another square. Rule 3.1."],
      rule: "3.1",
    });
    expect(desk.whyNot.value?.refusal.rule).toBe("3.1");
    const tried = await type(`try ${free}`);
    expect(tried.says[0]).toBe(`If you place it on ${free}:`);
    expect(tried.says.join(" ")).toMatch(/Line \d+, \w+: 0 to 1 tile/);
    expect(desk.shown.value.laid).toHaveLength(0);
    expect(await type("place")).toEqual({ says: [] });
    expect(desk.client.view.value.laid).toHaveLength(1);
    expect((await type("log")).says[0]).toContain(`placed a tile on ${free}`);
    expect((await type(`square ${free}`)).says[0]).toMatch(/^[A-H]\d, a tile with line/);
    expect((await type(`square ${free}`)).says[1]).toMatch(/top (to|back)/);
  });

  test("lines, hand, moves and scores are told", async () => {
    const { desk, type, free } = await open();
    expect((await type("hand")).says[0]).toMatch(/^Your tile, [a-d]{4}: top .*, right .*, bottom .*, left .*\.$/);
    expect((await type("moves")).says[0]).toMatch(/^It fits on \d+ squares: /);
    expect((await type("scores")).says).toHaveLength(2);
    expect((await type("lines")).says[0]).toMatch(/^Not started, \w+: lines \d+, .* and \d+\.$/);
    expect((await type("line 99")).says).toEqual(["There's no station with that number. Choose one from 1 to 32."]);
    expect((await type("plaec a1")).says[1]).toBe("Did you mean place or play?");
    await type(free);
    const { number } =
      desk.still.value.stations.find(({ at: place }) => place === desk.still.value.lines[0]?.from) ?? {};
    expect((await type(`line ${number}`)).says[0]).toMatch(/: [a-h]\d.*; (continues on|ended)/);
  });

  test("where hands are open, those of others are told too", async () => {
    const { desk, type } = await open([], { "open-hands": "yes" });
    const { hands } = desk.client.view.value;
    const [yours, others] = (await type("hand")).says;
    expect(yours).toContain(`Your tile, ${hands[0]?.[0]}: top`);
    expect(others).toContain(`Bo has ${hands[1]?.[0]}: top`);
  });

  test("tiles are turned and moves are read as records write them", async () => {
    const { desk, type } = await open([], { orientation: "free", "hand-size": "3" });
    const move = desk.placements.value.find(({ turn }) => turn > 0) ?? desk.placements.value[0];
    if (!move) throw new Error("no tile fits");
    expect(await type(metro.notation.writeMove(move))).toEqual({ says: [] });
    expect(desk.client.view.value.laid.at(-1)).toMatchObject({ cell: move.cell, tile: move.tile, turn: move.turn });
    expect((await type(metro.notation.writeMove(move))).says[0]).toBe("It isn't your turn.");
  });

  test("a refusal says what the table has agreed to, where its rule depends on that", async () => {
    const { desk, type } = await open();
    const { tile, cell } = desk.placements.value[0] ?? {};
    if (tile === undefined || cell === undefined) throw new Error("no tile fits");
    const { says, rule } = await type(metro.notation.writeMove({ type: "place", tile, turn: 1, cell }));
    expect(rule).toBe("3.3");
    expect(says[1]).toBe("At this table: BigBox edition. Turning tiles: Not allowed.");
  });

  test("the past is walked through, and a decision is taken back", async () => {
    const { desk, type, free } = await open();
    await type(free);
    expect((await type("first")).says[0]).toMatch(/^After 0 of 1 tile/);
    expect((await type("b1")).says).toEqual(["You're viewing the history. Type “live” to return to the game."]);
    expect((await type("live")).says).toEqual(["Live."]);
    expect((await type("undo")).says).toHaveLength(1);
    expect((await type("nonsense")).says[0]).toContain("isn't a command");
    expect((await type("help")).says.length).toBeGreaterThan(20);
    expect(desk.client.view.value.laid.length).toBeLessThanOrEqual(1);
  });

  test("what happens is told in few words or in many", async () => {
    const { desk, type, free } = await open();
    await type(free);
    const { brief, full } = metroTelling(desk);
    const [told] = desk.sentences.value.slice(-1);
    if (!told) throw new Error("nothing was told");
    expect(brief(told)).toMatch(/^(Ada|Bo) [a-h]\d(; line \d+ \+\d+)*\.$/);
    expect(full()[0]).toMatch(/^Points: Ada \d+, Bo \d+\.$/);
  });
});

test.each([[[]], [["paris"]], [["stock-corporations"]], [["london"]]])(
  "a whole game with %s is played by typing",
  async (modules) => {
    const { desk, type } = await open(modules);
    for (let turn = 0; desk.client.waiting.value.kind !== "over"; turn++) {
      expect(turn).toBeLessThan(400);
      const waiting = desk.client.waiting.value;
      if (waiting.kind === "person") {
        desk.client.takeScreen(waiting.seat);
        continue;
      }
      const before = desk.client.happened.value.length;
      const moves = desk.moves.value;
      // Now and then, take a module's action instead of placing a tile.
      const own = moves.some((move) => move.type === "own") && (turn % 5 === 0 || moves[0]?.type === "own");
      const places = moves
        .filter((move) => move.type === "place")
        .filter(({ tile, turn: turned }) => tile === desk.tile.value && !turned);
      const place = places[turn % places.length];
      const typed = own ? "choose 1" : place ? squareName(place.cell) : desk.canDraw.value ? "draw" : "pass";
      const reply = await type(typed);
      expect(desk.client.happened.value.length, `${typed}: ${reply.says.join(" ")}`).toBeGreaterThan(before);
    }
    expect((await type("status")).says[0]).toBe("The game is over.");
  },
  20_000,
);

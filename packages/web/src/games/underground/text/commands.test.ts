/** Plays a game by typing only. Whatever can be done at a table can be typed. */
import { undergroundEntry } from "@interchange/games";
import { found } from "@interchange/host";
import type { Bots } from "@interchange/host";
import { LONDON, underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { beforeAll, describe, expect, test } from "vitest";
import { openIn } from "../../../client/open.ts";
import { hostBasics } from "../../../storage/basics.ts";
import { MemoryTables } from "../../../storage/memoryTables.ts";
import { Overflowing } from "../../../storage/overflowing.ts";
import { fetchGame } from "../../../kit/game.ts";
import { prefer } from "../../../kit/settings.ts";
import { commandsOf } from "../../../table/text/shared.ts";
import type { Reply } from "../../../table/text/gameText.ts";
import { answer } from "../../../table/text/understand.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import { blockAt } from "../desk/stations.ts";
import { undergroundTextOf } from "./index.ts";
import { stationsNamed } from "./mapWords.ts";
import { undergroundTelling } from "./telling.ts";

const game = await fetchGame(undergroundEntry);
const bots: Bots<View> = {
  think: () => ({ thought: Promise.resolve({ ok: false, reason: "nobody thinks here" }), stop: () => undefined }),
};

beforeAll(() => prefer({ motion: "off" }));

async function open() {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const tables = new Overflowing(new MemoryTables());
  const sitters = ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } as const }));
  const luck = { kind: "seeded", seed: "typed" } as const;
  await found(
    underground,
    "t",
    {
      game: "underground",
      setup: prepared.setup,
      sitters,
      luck,
      control: { kind: "none" },
      terms: { assist: "ledger" },
    },
    hostBasics(game, tables),
  );
  const opened = await openIn(tables, game, "t", { bots: async () => bots });
  if (!opened.ok) throw new Error(opened.detail);
  const desk = undergroundDeskOf(opened.client);
  const gameText = undergroundTextOf(desk);
  const known = { commands: commandsOf(desk, gameText.commands), read: gameText.read };
  const type = (typed: string): Promise<Reply> => answer(typed, known);
  return { desk, type };
}

function london() {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  return { setup: prepared.setup };
}

/** A block by the names of its stations, as a player would type it. */
const typedBlock = (block: number): string => blockAt(london(), block).replace(" – ", ", ");

describe("at a table", () => {
  test("a turn is drafted, refused by its rule, undone and ended", async () => {
    const { desk, type } = await open();
    const [line = ""] = desk.lines.value;
    const [candidate] = desk.candidates.value;
    if (!candidate) throw new Error("nothing to build");
    const reply = await type(`build ${line} ${typedBlock(candidate.block)}`);
    expect(reply.says[0]).toMatch(new RegExp(`^1: ${line} `));
    expect(reply.says[1]).toBe("3 actions left.");
    // A line can use a block only once.
    expect((await type(`${line} ${typedBlock(candidate.block)}`)).rule).toBe("3.2");
    expect((await type("token")).says.at(-1)).toBe("2 actions left.");
    expect((await type("undo")).says[0]).toBe("Undone.");
    expect((await type("draft")).says).toHaveLength(2);
    await type("end");
    for (let trips = 0; desk.trips.value.length && trips < 3; trips++) await type("1");
    expect(desk.client.view.value.turn).toBe(1);
    expect((await type(`line ${line}`)).says[0]).toMatch(/^Red, Ada: [^.]+, [^.]+\. \d+ of \d+ pieces left\.$/);
  });

  test("passenger, destinations, stations and lines are told", async () => {
    const { desk, type } = await open();
    expect((await type("passenger")).says[0]).toMatch(/^The passenger is at /);
    expect((await type("destinations")).says.length).toBeGreaterThan(4);
    expect((await type("station euston")).says[0]).toMatch(/^Euston, .* (free|full)/);
    expect(desk.station.value).toBe("euston");
    expect((await type("lines")).says).toHaveLength(desk.shown.value.lines.flat().length);
    expect((await type("moves red")).says[0]).toMatch(/^Red: .* – .*, free/);
    expect((await type("station nowhere at all")).says).toEqual([
      "There's no station called “nowhere at all”. Check the spelling.",
    ]);
    expect((await type("build red euston, bank")).says[0]).toMatch(/^There's no block between Euston and Bank/);
    expect((await type("scores")).says).toEqual([
      expect.stringMatching(/^Ada: \d points?, \d tokens?\.$/),
      expect.stringMatching(/^Bo: \d points?, \d tokens?\.$/),
    ]);
  });

  test("every station is found by its own name", () => {
    for (const { id, name } of LONDON.stations) expect(stationsNamed(london(), name), name).toContain(id);
  });
});

test("a whole game is played by typing", async () => {
  const { desk, type } = await open();
  for (let turn = 0; desk.client.waiting.value.kind !== "over"; turn++) {
    expect(turn).toBeLessThan(300);
    if (desk.trips.value.length) await type("trip 1");
    else if (turn % 2 === 0 && desk.candidates.value.length) {
      const { block, line } = desk.candidates.value[turn % desk.candidates.value.length] ?? { block: 0, line: "" };
      const { between } = LONDON.blocks[block] ?? { between: ["", ""] as const };
      expect((await type(underground.notation.writeMove({ type: "build", line, between }))).rule).toBeUndefined();
      await type("end");
    } else await type("end");
  }
  const { brief, full } = undergroundTelling(desk);
  for (const told of desk.sentences.value) expect(brief(told)).toMatch(/\.$/);
  expect(full()[0]).toMatch(/^Points: Ada \d+, Bo \d+\.$/);
  expect((await type("status")).says[0]).toBe("The game is over.");
}, 20_000);

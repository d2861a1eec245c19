import { readdirSync, readFileSync } from "node:fs";
import { METRO_BOTS, UNDERGROUND_BOTS } from "@interchange/bots";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { BOTS, GAMES, gameNamed, isBotName, LADDER, longestThought, rungOf } from "./index.ts";

test("nothing here imports an engine at once", () => {
  const folder = new URL("./", import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  expect(sources.length).toBeGreaterThan(3);
  for (const name of sources)
    expect(readFileSync(new URL(name, folder), "utf8"), name).not.toMatch(
      /^(?:im|ex)port (?!type)[^;=]*from "@interchange/m,
    );
});

describe.each(GAMES.map((entry) => ({ id: entry.id, entry })))("$id", ({ id, entry }) => {
  test("is found by its name alone", () => {
    expect(gameNamed(id)).toBe(entry);
    expect(gameNamed(`${id} `)).toBeUndefined();
  });

  test("fetches an engine of that name, which knows the edition", async () => {
    const { engine, isOpen } = await entry.load();
    expect(engine.id).toBe(id);
    const prepared = engine.prepare({ seats: 2, edition: entry.edition });
    expect(prepared.ok && prepared.setup.edition).toBe(entry.edition);
    expect(prepared.ok && isOpen(prepared.setup)).toBe(id === "underground");
  });

  test("gets on while it is played", async () => {
    const { engine } = await entry.load();
    const prepared = engine.prepare({ seats: 2, edition: entry.edition });
    if (!prepared.ok) throw new Error(prepared.reason);
    const table = new Table(engine, prepared.setup, ["Ada", "Bo"]);
    const random = new Random("progress");
    const chance = seededChance("progress");
    const progress: number[] = [];
    for (table.settle(chance); progress.length < 60; table.settle(chance)) {
      const actor = engine.actor(table.position);
      if (actor.kind !== "seat") break;
      progress.push(entry.progress(table.position));
      table.play(actor.seat, random.pick(engine.moves(table.view(actor.seat))));
    }
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress[0]).toBe(0);
  });

  test("has the bots that there are", () => {
    const bots = { metro: METRO_BOTS, underground: UNDERGROUND_BOTS }[id] ?? [];
    expect(bots.map(({ name }) => name)).toEqual([...BOTS]);
  });
});

test("Metro's modules come with the engine that is asked for them", async () => {
  const { engine } = await gameNamed("metro")!.load(["paris"]);
  const prepared = engine.prepare({ seats: 2, modules: ["paris"] });
  expect(prepared.ok && prepared.setup.modules).toEqual(["paris"]);
});

test("only the strongest bot may take all of its time, and every bot has a place on the ladder", () => {
  for (const bot of BOTS) expect(longestThought(bot, 400) > 0).toBe(bot === "inspector");
  expect(longestThought("inspector", 400)).toBeGreaterThan(400);
  expect(LADDER.map(rungOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([rungOf("random"), rungOf("greedy")]).toEqual([2, 4]);
  expect(isBotName("reference")).toBe(false);
});

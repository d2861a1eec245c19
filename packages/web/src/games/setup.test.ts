/** Sets up tables of both games: presets, pictures, colours, and invalid choices. */
import { Random } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { setupProblems } from "../table/setup/checks.ts";
import { defaultSetup } from "../table/setup/tableSetup.ts";
import { plays, setupWith } from "../table/setup/presets.ts";
import { colourTaken, coloursNow, recoloured } from "../table/setup/seats/seatColours.ts";
import { modulePicture } from "./metro/setup/modulePictures.tsx";
import { GAME_SETUPS, metro, underground } from "./setupTesting.ts";
import { surprise } from "./underground/setup/presets.ts";

test("every module and city has a picture and a few words", () => {
  for (const module of metro.engine.choices.modules) expect(modulePicture(module), module).toBeDefined();
});

describe.each(GAME_SETUPS)("the presets of %s", (_, gameSetup) => {
  test("make tables that the rules know, whoever sits there", () => {
    for (const preset of gameSetup.presets)
      for (let tries = 0; tries < (preset.isSurprise ? 100 : 1); tries++) {
        const tableSetup = setupWith(gameSetup, defaultSetup(gameSetup.game), preset.choose());
        expect(setupProblems(gameSetup, tableSetup), preset.id).toEqual([]);
      }
  });

  test("are known by what they choose", () => {
    const tableSetup = defaultSetup(gameSetup.game);
    const fixed = gameSetup.presets.filter(({ isSurprise }) => !isSurprise);
    for (const preset of fixed) {
      const made = setupWith(gameSetup, tableSetup, preset.choose());
      const chosen = fixed.filter(({ choose }) => plays(gameSetup, made, choose())).map(({ id }) => id);
      expect(chosen).toEqual([preset.id]);
    }
  });
});

test("a surprise of On the Underground has all its rules in it", () => {
  const random = new Random("surprise");
  const seen = new Set<string>();
  for (let tries = 0; tries < 200; tries++)
    for (const [name, value] of Object.entries(surprise(() => random.below(1000) / 1000))) seen.add(`${name}=${value}`);
  const all = underground.engine.choices.options.filter(({ isSeat }) => !isSeat).flatMap(({ values }) => values);
  expect(seen.size).toBe(all.length);
});

describe("what is wrong", () => {
  const tableSetup = defaultSetup(metro.game);
  const named = (...names: readonly string[]) => ({
    ...tableSetup,
    sitters: names.map((name) => ({ name, mind: { kind: "person" } as const })),
  });

  test("is told of the seat that is to be mended", () => {
    expect(setupProblems(metro, named("Ada", " "))).toMatchObject([{ field: { kind: "name", seat: 1 } }]);
    expect(setupProblems(metro, named("Ada", "Bo", "ada"))).toMatchObject([{ field: { kind: "name", seat: 2 } }]);
    expect(setupProblems(metro, named("Ada", "n".repeat(25)))).toMatchObject([{ field: { kind: "name", seat: 1 } }]);
    expect(setupProblems(metro, named("Ada", "n".repeat(24)))).toEqual([]);
  });

  test("is told of the rule that does not fit, with what it is for", () => {
    const request = { modules: ["numbered-stations"], options: { "numbers-each": "4" } };
    const [problem] = setupProblems(metro, { ...named("A", "B", "C"), request });
    expect(problem?.field).toEqual({ kind: "option", name: "numbers-each" });
    expect(problem?.text).toContain("Two players only.");
    const start = { ...named("A", "B"), request: { options: { start: "5" } } };
    expect(setupProblems(metro, start)).toMatchObject([{ field: { kind: "option", name: "start" } }]);
  });

  test("is told of modules and of the number of seats", () => {
    const clash = { ...named("A", "B"), request: { modules: ["paris", "london"] } };
    expect(setupProblems(metro, clash)).toMatchObject([
      { field: { kind: "modules" }, text: "These modules don't go together. Remove one of them." },
    ]);
    expect(setupProblems(metro, named("A"))).toMatchObject([{ field: { kind: "seats" } }]);
  });
});

describe("colours of seats", () => {
  const tableSetup = defaultSetup(metro.game);

  test("are swapped with whoever has them", () => {
    const taken = colourTaken(metro, tableSetup, 1, "yellow");
    expect(coloursNow(metro, taken)).toEqual(["blue", "yellow"]);
    expect(setupProblems(metro, taken)).toEqual([]);
    expect(coloursNow(metro, { ...taken, drawsColours: true })).toEqual([undefined, undefined]);
  });

  test("stay with their seats when others come and go", () => {
    const [you, bot] = tableSetup.sitters;
    const taken = colourTaken(metro, tableSetup, 1, "yellow");
    const third = { name: "Cy", mind: { kind: "person" } as const };
    const more = recoloured(metro, { ...taken, sitters: [you!, third, bot!] }, taken.sitters);
    expect(coloursNow(metro, more)).toEqual(["blue", "orange", "yellow"]);
    const fewer = recoloured(metro, { ...more, sitters: [third, bot!] }, more.sitters);
    expect(coloursNow(metro, fewer)).toEqual(["blue", "yellow"]);
    expect(setupProblems(metro, fewer)).toEqual([]);
  });

  test("are dealt where the markers of On the Underground are", () => {
    const four = {
      ...defaultSetup(underground.game),
      sitters: ["A", "B", "C", "D"].map((name) => ({ name, mind: { kind: "person" } as const })),
    };
    expect(coloursNow(underground, four)).toEqual([]);
    expect(coloursNow(underground, defaultSetup(underground.game))).toHaveLength(2);
  });
});

test("one person can play alone with what the BigBox holds, and no other box", () => {
  expect(metro.engine.choices.editions.map((edition) => [edition, metro.modules?.soloIn(edition)])).toEqual([
    ["first", undefined],
    ["second", undefined],
    ["bigbox", "solo"],
  ]);
});

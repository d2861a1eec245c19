/** Setting up tables of both games: presets, pictures, colours, and what is wrong. */
import { Random } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { planProblems } from "../table/setup/checks.ts";
import { defaultPlan } from "../table/setup/tableSetup.ts";
import { plays, planWith } from "../table/setup/presets.ts";
import { colourTaken, coloursNow, recoloured } from "../table/setup/seats/seatColours.ts";
import { CITY_PICTURES } from "./metro/setup/cityPictures.tsx";
import { MODULE_PICTURES } from "./metro/setup/modulePictures.tsx";
import { FACES, metro, underground } from "./setupTesting.ts";
import { surprise } from "./underground/setup/presets.ts";

test("every module and city has a picture and a few words", () => {
  for (const module of metro.engine.choices.modules)
    expect(MODULE_PICTURES[module] ?? CITY_PICTURES[module], module).toBeDefined();
});

describe.each(FACES)("the presets of %s", (_, face) => {
  test("make tables that the rules know, whoever sits there", () => {
    for (const preset of face.presets)
      for (let tries = 0; tries < (preset.isSurprise ? 100 : 1); tries++) {
        const plan = planWith(face, defaultPlan(face.game), preset.choose());
        expect(planProblems(face, plan), preset.id).toEqual([]);
      }
  });

  test("are known by what they choose", () => {
    const plan = defaultPlan(face.game);
    const fixed = face.presets.filter(({ isSurprise }) => !isSurprise);
    for (const preset of fixed) {
      const made = planWith(face, plan, preset.choose());
      const chosen = fixed.filter(({ choose }) => plays(face, made, choose())).map(({ id }) => id);
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
  const plan = defaultPlan(metro.game);
  const named = (...names: readonly string[]) => ({
    ...plan,
    sitters: names.map((name) => ({ name, mind: { kind: "person" } as const })),
  });

  test("is told of the seat that is to be mended", () => {
    expect(planProblems(metro, named("Ada", " "))).toMatchObject([{ field: { kind: "name", seat: 1 } }]);
    expect(planProblems(metro, named("Ada", "Bo", "ada"))).toMatchObject([{ field: { kind: "name", seat: 2 } }]);
    expect(planProblems(metro, named("Ada", "n".repeat(25)))).toMatchObject([{ field: { kind: "name", seat: 1 } }]);
    expect(planProblems(metro, named("Ada", "n".repeat(24)))).toEqual([]);
  });

  test("is told of the rule that does not fit, with what it is for", () => {
    const request = { modules: ["numbered-stations"], options: { "numbers-each": "4" } };
    const [problem] = planProblems(metro, { ...named("A", "B", "C"), request });
    expect(problem?.field).toEqual({ kind: "option", name: "numbers-each" });
    expect(problem?.text).toContain("For two players.");
    const start = { ...named("A", "B"), request: { options: { start: "5" } } };
    expect(planProblems(metro, start)).toMatchObject([{ field: { kind: "option", name: "start" } }]);
  });

  test("is told of modules and of the number of seats", () => {
    const clash = { ...named("A", "B"), request: { modules: ["paris", "london"] } };
    expect(planProblems(metro, clash)).toMatchObject([
      { field: { kind: "modules" }, text: "These modules do not go together." },
    ]);
    expect(planProblems(metro, named("A"))).toMatchObject([{ field: { kind: "seats" } }]);
  });
});

describe("colours of seats", () => {
  const plan = defaultPlan(metro.game);

  test("are swapped with whoever has them", () => {
    const taken = colourTaken(metro, plan, 1, "yellow");
    expect(coloursNow(metro, taken)).toEqual(["blue", "yellow"]);
    expect(planProblems(metro, taken)).toEqual([]);
    expect(coloursNow(metro, { ...taken, drawsColours: true })).toEqual([undefined, undefined]);
  });

  test("stay with their seats when others come and go", () => {
    const [you, bot] = plan.sitters;
    const taken = colourTaken(metro, plan, 1, "yellow");
    const third = { name: "Cy", mind: { kind: "person" } as const };
    const more = recoloured(metro, { ...taken, sitters: [you!, third, bot!] }, taken.sitters);
    expect(coloursNow(metro, more)).toEqual(["blue", "orange", "yellow"]);
    const fewer = recoloured(metro, { ...more, sitters: [third, bot!] }, more.sitters);
    expect(coloursNow(metro, fewer)).toEqual(["blue", "yellow"]);
    expect(planProblems(metro, fewer)).toEqual([]);
  });

  test("are dealt where the markers of On the Underground are", () => {
    const four = {
      ...defaultPlan(underground.game),
      sitters: ["A", "B", "C", "D"].map((name) => ({ name, mind: { kind: "person" } as const })),
    };
    expect(coloursNow(underground, four)).toEqual([]);
    expect(coloursNow(underground, defaultPlan(underground.game))).toHaveLength(2);
  });
});

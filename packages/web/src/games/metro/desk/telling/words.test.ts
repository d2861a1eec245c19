import { CELLS, metro, TILE_CODES } from "@interchange/metro/core";
import type { Move, View } from "@interchange/metro/core";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { differencesAt } from "./words.ts";
import { metroWords } from "../../words.ts";

test("every edition, option and value that can be chosen has words", () => {
  for (const edition of metro.choices.editions) expect(metroWords().table.editions[edition]).toBeTruthy();
  for (const { name, values } of metro.choices.options)
    for (const value of values)
      expect(metroWords().setup.optionTexts[name]?.values[value]?.label, `${name}=${value}`).toBeTruthy();
});

test("every refusal that a game can meet has words", () => {
  const codes = new Set<string>();
  const random = new Random("refusals");
  const meet = (view: View): void => {
    const cells = [-1, ...Array.from({ length: CELLS }, (_, cell) => cell)];
    const tries: readonly Move[] = [
      { type: "draw" },
      ...cells.flatMap((cell) =>
        [0, 1, 3].map((turn): Move => ({ type: "place", tile: random.pick(TILE_CODES), turn, cell })),
      ),
      ...view.hands
        .flat()
        .flatMap((tile): Move[] =>
          tile === "?"
            ? []
            : cells.flatMap((cell) => [0, 1, 3].map((turn): Move => ({ type: "place", tile, turn, cell }))),
        ),
    ];
    for (const move of tries) {
      const refused = metro.refusal(view, move);
      if (refused) codes.add(refused.code);
    }
  };
  for (const orientation of ["fixed", "free"]) {
    const prepared = metro.prepare({ edition: "bigbox", seats: 2, options: { orientation } });
    if (!prepared.ok) throw new Error(prepared.reason);
    const table = new Table(metro, prepared.setup, ["Ada", "Bo"]);
    meet(table.view(0));
    const source = seededChance("refusals");
    for (table.settle(source); !metro.standings(table.position); table.settle(source)) {
      meet(table.view(0));
      meet(table.view(1));
      table.play(table.position.turn, random.pick(metro.moves(table.view(table.position.turn))));
    }
    meet(table.view(0));
  }
  expect(codes.size).toBeGreaterThan(10);
  for (const code of codes) expect(metroWords().refusals[code], code).toBeTruthy();
});

test("a game by older rules says so, before what was chosen for it", () => {
  const prepared = metro.prepare({ rules: 1, options: { orientation: "free" } });
  if (!prepared.ok) throw new Error(prepared.reason);
  const [first, ...others] = differencesAt(prepared.setup);
  expect(first).toBe("older rules (version 1)");
  expect(others).toEqual(differencesAt({ ...prepared.setup, rules: 3 }));
  expect(others).toHaveLength(1);
});

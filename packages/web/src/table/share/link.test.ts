import { expect, test } from "vitest";
import { metro } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import { linkTo, named } from "./link.ts";

const HOME = "https://interchange.example";
const prepared = metro.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const table = new Table(metro, prepared.setup, ["You", "Bo"]);
table.settle(seededChance("link"));
const record = table.record();

test("a link names its move, also the position before the first", async () => {
  for (const step of [0, 1, 60]) {
    const here = await linkTo(HOME, "/table/abc", record, step);
    expect(here?.address).toMatch(new RegExp(`^https://interchange\\.example/shared\\?at=${step}#2\\.[\\w-]+$`));
    expect(here?.holdsGame).toBe(true);
    expect(await linkTo(HOME, "/at/abcdefabcdef", record, step)).toEqual({
      address: `https://interchange.example/at/abcdefabcdef?at=${step}`,
      holdsGame: false,
    });
  }
  expect((await linkTo(HOME, "/table/abc", record, undefined))?.address).toMatch(/\/shared#2\./);
  expect((await linkTo(HOME, "/at/abcdefabcdef", record, undefined))?.address).toBe(`${HOME}/at/abcdefabcdef`);
});

test("nobody else is called You", () => {
  expect(named(record, (seat) => `Player ${seat + 1}`).seats).toEqual(["Player 1", "Bo"]);
});

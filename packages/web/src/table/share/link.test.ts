import { expect, test } from "vitest";
import { metro } from "@interchange/metro";
import { seededChance, Table } from "@interchange/tabletop";
import { componentsOn, underground } from "@interchange/underground";
import { largeMap } from "../../../../underground/src/testing/largeMap.ts";
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
    expect(here?.leadsTo).toBe("itself");
    expect(await linkTo(HOME, "/at/abcdefabcdef", record, step)).toEqual({
      address: `https://interchange.example/at/abcdefabcdef?at=${step}`,
      leadsTo: "table",
    });
  }
  expect((await linkTo(HOME, "/table/abc", record, undefined))?.address).toMatch(/\/shared#2\./);
  expect((await linkTo(HOME, "/at/abcdefabcdef", record, undefined))?.address).toBe(`${HOME}/at/abcdefabcdef`);
});

test("a game on a large map of its own is too long for a link, until it is uploaded", async () => {
  const large = underground.prepare({ seats: 2, components: componentsOn(largeMap()) });
  if (!large.ok) throw new Error(large.reason);
  const game = new Table(underground, large.setup, ["Ada", "Bo"]);
  game.settle(seededChance("link"));
  expect(await linkTo(HOME, "/table/abc", game.record(), 3)).toBeUndefined();
  expect(await linkTo(HOME, "/table/abc", game.record(), 3, "k3v9x0q2m4ab")).toEqual({
    address: `${HOME}/shared/k3v9x0q2m4ab?at=3`,
    leadsTo: "upload",
  });
  const bay = underground.prepare({ seats: 2, components: componentsOn("kestrel-bay") });
  if (!bay.ok) throw new Error(bay.reason);
  const small = new Table(underground, bay.setup, ["Ada", "Bo"]);
  small.settle(seededChance("link"));
  expect((await linkTo(HOME, "/table/abc", small.record(), 3))?.leadsTo).toBe("itself");
});

test("nobody else is called You", () => {
  expect(named(record, (seat) => `Player ${seat + 1}`).seats).toEqual(["Player 1", "Bo"]);
});

import { underground } from "@interchange/underground";
import { expect, test } from "vitest";
import { demandOf } from "./demand.ts";

const prepared = underground.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const start = underground.start(prepared.setup);

test("destinations in the pile are told by how far they are from the passenger on foot, nearest first", () => {
  const pile = ["bank", "moorgate", "holborn", "oxford-circus", "mornington-crescent", "great-portland-street"];
  // From Euston: King's Cross, then Holborn or Moorgate; Bank is next to both.
  expect(demandOf({ ...start, passenger: "euston", pile })).toEqual([
    { walk: 1, express: ["oxford-circus"], normal: ["mornington-crescent", "great-portland-street"] },
    { walk: 2, express: ["holborn"], normal: ["moorgate"] },
    { walk: 3, express: ["bank"], normal: [] },
  ]);
  // The same pile from Aldgate.
  expect(demandOf({ ...start, passenger: "aldgate", pile }).slice(0, 2)).toEqual([
    { walk: 1, express: ["bank"], normal: [] },
    { walk: 2, express: ["holborn"], normal: ["moorgate"] },
  ]);
});

test("every destination is told once, also when the passenger has left the board", () => {
  for (const passenger of ["euston", "heathrow", ""]) {
    const demand = demandOf({ ...start, passenger });
    const told = demand.flatMap(({ express, normal }) => [...express, ...normal]);
    expect(told.toSorted()).toEqual(start.pile.toSorted());
    const walks = demand.map(({ walk }) => walk);
    if (passenger) expect(walks).toEqual(walks.toSorted((one = 0, other = 0) => one - other));
    else expect(walks).toEqual([undefined]);
  }
  expect(demandOf({ ...start, pile: [] })).toEqual([]);
});

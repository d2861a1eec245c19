import { underground } from "@interchange/underground";
import type { Piece, View } from "@interchange/underground";
import { expect, test } from "vitest";
import { goalsOf } from "./goals.ts";

/**
 * Dining at Aldgate and Baker Street, culture at Charing Cross and Elephant & Castle, shopping at Hammersmith and Notting
 * Hill Gate, parks at King's Cross and Victoria.
 */
const SYMBOLS = ["dining", "dining", "culture", "culture", "shopping", "parks", "shopping", "parks"];

/** Builds lines along stations, written as `red: a b c` and separated by `;`. */
function seen(built: string): View {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const pieces = built.split(";").flatMap((part): readonly Piece[] => {
    const [line = "", way = ""] = part.split(":").map((each) => each.trim());
    const stations = way.split(" ");
    return stations.slice(1).map((to, at) => ({ line, between: [stations[at] ?? "", to] }));
  });
  return underground.view({ ...underground.start(prepared.setup), symbols: SYMBOLS, pieces }, 0);
}

/** Goals in the form `terminus brixton 1`. */
const said = (view: View, line: string, left: number): readonly string[] | undefined =>
  goalsOf(view, line, left)?.map(({ kind, id, pieces }) => `${kind} ${id} ${pieces}`);

test("a line that has not begun has no goals yet", () => {
  expect(goalsOf(seen("red: bank moorgate"), "black", 20)).toBeUndefined();
});

test("goals are termini and connections in reach of what is left, nearest first", () => {
  const view = seen("red: stockwell vauxhall");
  // Elephant & Castle, Waterloo, Charing Cross: one station of the pair is on the way to the other.
  expect(said(view, "red", 3)).toEqual(["terminus brixton 1", "terminus morden 1", "connection culture 3"]);
  expect(said(view, "red", 1)).toEqual(["terminus brixton 1", "terminus morden 1"]);
  expect(said(view, "red", 0)).toEqual([]);
});

test("what a line has reached is no goal, and of a pair only the missing station counts", () => {
  const view = seen("red: brixton stockwell elephant-and-castle waterloo");
  expect(said(view, "red", 1)).toEqual(["terminus morden 1", "connection culture 1"]);
  const joined = seen("red: stockwell elephant-and-castle waterloo charing-cross");
  expect(said(joined, "red", 20)?.some((goal) => goal.includes("culture"))).toBe(false);
});

test("a line that forks on the way pays for the common stretch once", () => {
  // One piece to Shepherd's Bush, one from there to Notting Hill Gate, two to Hammersmith.
  expect(said(seen("red: alperton white-city"), "red", 4)).toContain("connection shopping 4");
  expect(said(seen("red: alperton white-city"), "red", 3)).not.toContain("connection shopping 3");
});

test("where a block is full the way leads round it, or nowhere", () => {
  expect(said(seen("red: stockwell vauxhall; blue: stockwell brixton"), "red", 20)).not.toContain("terminus brixton 1");
  // Pimlico, Victoria, Westminster; then Charing Cross, and Waterloo with Elephant & Castle.
  const round = said(seen("red: stockwell vauxhall; blue: stockwell elephant-and-castle"), "red", 20);
  expect(round).toContain("connection culture 6");
});

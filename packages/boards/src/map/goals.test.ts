import { expect, test } from "vitest";
import { halfway } from "./goals.tsx";
import { around } from "./labelBoxes.ts";
import { LONDON_SHEET } from "./sheet.ts";

const WAY: Parameters<typeof halfway>[0] = [
  { stations: ["alperton", "sudbury", "rayners-lane"] },
  { line: "pink", stations: ["rayners-lane", "harrow-on-the-hill", "northwood"] },
];

function between(one: string, other: string): readonly [number, number] {
  const { [one]: from, [other]: to } = LONDON_SHEET.map.stations;
  return [(from!.x + to!.x) / 2, (from!.y + to!.y) / 2];
}

test("a trip's number stands near the middle of its way, but not on a name if another block is free", () => {
  const near = between("sudbury", "rayners-lane");
  expect(halfway(WAY, LONDON_SHEET, [], [], 1)).toEqual(near);
  const name = around(near[0] + 12, near[1], 20, 8);
  expect(halfway(WAY, LONDON_SHEET, [], [name], 1)).toEqual(between("rayners-lane", "harrow-on-the-hill"));
});

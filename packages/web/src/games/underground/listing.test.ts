import { componentsOn, LONDON_FILE, MAPS } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import { expect, test } from "vitest";
import { smallMap } from "../../../../underground/src/testing/smallMap.ts";
import { undergroundPage } from "./index.ts";

const { mapName } = undergroundPage.listing;

test("a list names the map of a table, unless it is London", () => {
  for (const map of MAPS.filter((each) => each !== LONDON_FILE)) expect(mapName?.(componentsOn(map))).toBe(map.name);
  expect(mapName?.(componentsOn(smallMap() as unknown as MapFile))).toBe("Ladder");
  expect(mapName?.(componentsOn(LONDON_FILE))).toBeUndefined();
  expect(mapName?.(undefined)).toBeUndefined();
});

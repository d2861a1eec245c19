/** The number tiles, by colour. */
import type { Part } from "@interchange/tabletop";
import { fields, listOf, setOf } from "@interchange/tabletop";
import { NUMBERED_STATIONS_1 } from "./printed.ts";
import { STATION, twiceIn } from "../../components/values.ts";
import { EDGE_STATIONS } from "../../geometry.ts";
import type { NumberValues } from "./printed.ts";

const MOST_GROUPS = 8;

export const NUMBER_PARTS: Part<NumberValues, NumberValues["groups"]> = {
  id: "numbered-stations",
  published: { 1: NUMBERED_STATIONS_1 },
  shape: fields({ groups: listOf(setOf(STATION, 1, EDGE_STATIONS), 1, MOST_GROUPS) }),
  problem: ({ groups }) => twiceIn(groups, "number", "/groups"),
  tables: ({ groups }) => groups,
};

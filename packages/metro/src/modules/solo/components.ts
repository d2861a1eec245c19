/** The kind of tile that may be rejected in the solo game. */
import type { Part } from "@interchange/tabletop";
import { fields } from "@interchange/tabletop";
import { SOLO_1 } from "./printed.ts";
import { TILE } from "../../components/values.ts";
import type { SoloValues } from "./printed.ts";

export const SOLO_PARTS: Part<SoloValues, SoloValues> = {
  id: "solo",
  published: { 1: SOLO_1 },
  shape: fields({ rejectable: TILE }),
  tables: (values) => values,
};

/** A JSON Schema of map files, for editors. `readMap` also checks what a schema cannot say. */
import type { JsonObject } from "@interchange/tabletop";
import { CATEGORIES, LINE_IDS, MAP_FORMAT, MAP_LIMITS, PLAYERS } from "./mapFile.ts";

const LIMITS = MAP_LIMITS;
const object = (required: readonly string[], properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  ...(required.length && { required }),
  properties,
  additionalProperties: false,
  ...more,
});
const list = (items: JsonObject, minItems: number, maxItems: number): JsonObject => ({
  type: "array",
  items,
  minItems,
  maxItems,
});
const whole = (minimum: number, maximum: number): JsonObject => ({ type: "integer", minimum, maximum });

const WORD: JsonObject = { type: "string", pattern: "^[a-z][a-z0-9-]{0,23}$" };
const NAME: JsonObject = { type: "string", minLength: 1, maxLength: LIMITS.name };
const POINT = list(whole(0, LIMITS.most), 2, 2);
const LINE: JsonObject = { enum: LINE_IDS };
const MARKERS = list(list(LINE, 1, LIMITS.linesOfMarker), 2, LIMITS.markers);

export const MAP_SCHEMA: JsonObject = object(
  ["format", "id", "version", "name", "width", "height", "symbols", "stations", "blocks"],
  {
    $schema: { type: "string" },
    format: { const: MAP_FORMAT },
    id: WORD,
    version: { type: "string", pattern: "^[A-Za-z0-9.-]{1,24}$" },
    name: NAME,
    width: whole(LIMITS.least, LIMITS.most),
    height: whole(LIMITS.least, LIMITS.most),
    symbols: list({ type: "string", pattern: "^[A-Za-z][A-Za-z0-9-]{0,23}$" }, 1, LIMITS.symbols),
    lines: object([], Object.fromEntries(LINE_IDS.map((id) => [id, whole(1, LIMITS.pieces)]))),
    markers: object([], Object.fromEntries(PLAYERS.map((players) => [players, MARKERS]))),
    farewell: WORD,
    rivers: list(list(POINT, 2, LIMITS.riverPoints), 0, LIMITS.rivers),
    stations: list(
      object(["id", "name", "kind", "at"], {
        id: WORD,
        name: NAME,
        kind: { enum: CATEGORIES },
        at: POINT,
        label: object(["anchor", "at"], {
          lines: list(NAME, 1, 4),
          anchor: { enum: ["start", "middle", "end"] },
          at: list({ type: "number", minimum: 0, maximum: LIMITS.most }, 2, 2),
          size: { type: "number", minimum: 8, maximum: 40 },
        }),
      }),
      1,
      LIMITS.stations,
    ),
    blocks: list(
      object(["between"], {
        between: list(WORD, 2, 2),
        spaces: whole(1, LIMITS.spaces),
        bends: list(POINT, 0, LIMITS.bends),
      }),
      1,
      LIMITS.blocks,
    ),
  },
  { title: "A map of On the Underground" },
);

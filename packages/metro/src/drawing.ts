/** Everything needed to draw a board: geometry, tiles and shapes, but no rules. */
export * from "./drawing/palette.ts";
export * from "./drawing/paths.ts";
export * from "./drawing/stationShape.ts";
export type { DrawnLine, DrawnStation } from "./drawing/lines.ts";
export { EDITION_DATA, EDITIONS } from "./editions.ts";
export type { Colour } from "./editions.ts";
export * from "./geometry.ts";
export { squareName } from "./notation.ts";
export * from "./tiles.ts";
export type { Pass } from "./trace.ts";

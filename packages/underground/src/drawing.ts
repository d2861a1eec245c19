/** Everything needed to draw the map: the city and its shapes, but no rules. */
export * from "./city.ts";
export * from "./cities/london.ts";
export * from "./drawing/cityMap.ts";
export * from "./drawing/london.ts";
export type { MapFile, MapPoint } from "./maps/mapFile.ts";
export * from "./drawing/palette.ts";
export * from "./drawing/signs.ts";
export { pathOf } from "./drawing/spots.ts";
export * from "./drawing/spaces.ts";
export * from "./drawing/strokes.ts";
export type { Piece } from "./position.ts";
export type { Stretch } from "./ways.ts";

import { LONDON } from "../cities/london.ts";
import type { City, StationData } from "../city.ts";
import { cityFrom } from "../maps/cityFrom.ts";
import type { MapFile } from "../maps/mapFile.ts";
import type { Piece, Position } from "../position.ts";
import { cityOf } from "../rulesOf.ts";
import { cityMapOf, FONT_SIZE } from "./cityMap.ts";
import type { CityMap } from "./cityMap.ts";
import { GROUNDS, linePaint, PATTERNS, symbolTint } from "./palette.ts";
import type { Theme } from "./palette.ts";
import {
  bufferTurn,
  PASSENGER_FIGURE,
  platesOf,
  riverPath,
  STATION_MARKS,
  STATION_SHAPES,
  SYMBOL_MARKS,
  symbolLetters,
  VISITED_TICK,
} from "./signs.ts";
import { drawnSpaces, outlineOf, segmentPath } from "./spaces.ts";
import type { DrawnSpace } from "./spaces.ts";
import { spotOf } from "./spots.ts";
import { lineStrokes } from "./strokes.ts";
import type { LineStroke } from "./strokes.ts";

export interface SvgOptions {
  readonly theme?: Theme;
  /** In pixels. */
  readonly width?: number;
  /** The text for screen readers. */
  readonly title?: string;
}

type Shown = Pick<Position, "pieces" | "passenger" | "open"> & Partial<Pick<Position, "symbols" | "visited" | "setup">>;

export interface SvgBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounds of a position's picture, in map units. */
export function svgBox({ setup }: Pick<Shown, "setup">): SvgBox {
  const { width, height } = drawnCity(setup).map;
  return { x: 0, y: 0, width, height };
}

/** A city and its drawing. */
export interface DrawnCity {
  readonly city: City;
  readonly map: CityMap;
}

/** The city of a table and its drawing. London, if there is no table. */
export function drawnCity(setup: Position["setup"] | undefined): DrawnCity {
  const city = setup ? cityOf(setup).city : LONDON;
  return { city, map: cityMapOf(city.file) };
}

/** The default style of strokes and letters. */
export const SVG_STYLE = `fill="none" stroke-linejoin="round" font-family="'Barlow Semi Condensed','DejaVu Sans Condensed',sans-serif" font-size="${FONT_SIZE}"`;

/** A piece of a picture. Higher layers lie above. */
export type SvgPart = readonly [layer: number, svg: string];

export interface PartOptions extends Pick<SvgOptions, "theme"> {
  /** Highlighted pieces. */
  readonly lit?: readonly Piece[] | undefined;
}

/** A position as a standalone picture, for files, prints and the command line. */
export function renderSvg(
  position: Shown,
  { theme = "light", width = 1200, title = "On the Underground" }: SvgOptions = {},
): string {
  return framed(svgParts(position, { theme }), svgBox(position), { width, title });
}

function framed(
  parts: readonly SvgPart[],
  { width: wide, height: high }: Pick<SvgBox, "width" | "height">,
  { width = 1200, title = "" }: SvgOptions,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${width}" height="${Math.round((width * high) / wide)}" role="img" ${SVG_STYLE}>`,
    `<title>${escaped(title)}</title>`,
    ...parts.map(([, svg]) => svg),
    "</svg>",
  ].join("\n");
}

/** A map without a table, in the colours of a picture. */
export function mapSvg(map: MapFile, options: SvgOptions = {}): string {
  const city = cityFrom(map);
  const empty = { pieces: [], passenger: city.start, open: [] };
  return framed(svgParts(empty, options, { city, map: cityMapOf(map) }), cityMapOf(map), {
    title: map.name,
    ...options,
  });
}

/** The same in parts, the lowest first. Parts that do not change between positions are the same text. */
export function svgParts(
  position: Shown,
  { theme = "light", lit }: PartOptions = {},
  { city, map }: DrawnCity = drawnCity(position.setup),
): readonly SvgPart[] {
  const { width: wide, height: high } = map;
  const { paper, river, bed, space, ink } = GROUNDS[theme];
  const spaces = drawnSpaces(city, map, position.pieces);
  const free = spaces
    .filter(({ line }) => line === undefined)
    .map(({ segment }) => outlineOf(segment))
    .join("");
  const layer = (number: number, parts: readonly string[]): readonly SvgPart[] =>
    parts.map((svg): SvgPart => [number, svg]);
  return [
    ...layer(0, [
      `<rect width="${wide}" height="${high}" fill="${paper}"/>`,
      ...map.rivers.map((each) => `<path d="${riverPath(each)}" stroke="${river}" stroke-width="26"/>`),
    ]),
    ...layer(1, [`<path d="${free}" stroke="${bed}" stroke-width="1.6"/>`]),
    ...layer(2, lit?.length ? [haloSvg(spaces, lit, theme)] : []),
    ...layer(
      3,
      lineStrokes(spaces).map((stroke) => strokeSvg(stroke, theme)),
    ),
    ...layer(
      4,
      platesOf(city, map).map(({ station, length, turn }) => {
        const { x, y } = spotOf(map, station);
        return `<rect x="-8" y="${-length / 2}" width="16" height="${length}" rx="8" transform="translate(${x} ${y}) rotate(${turn})" fill="${space}" stroke="${ink}" stroke-width="2.5"/>`;
      }),
    ),
    ...layer(
      5,
      city.stations.map((station) => stationSvg(station, position, theme, { city, map })),
    ),
    ...layer(6, position.passenger ? [passengerSvg(map, position.passenger, theme)] : []),
  ];
}

/** A glow around pieces, to show what was just built. */
function haloSvg(spaces: readonly DrawnSpace[], lit: readonly Piece[], theme: Theme): string {
  const path = spaces
    .filter(({ line, between }) => lit.some((piece) => piece.line === line && piece.between.join() === between.join()))
    .map(({ segment }) => segmentPath(segment))
    .join("");
  return `<path d="${path}" stroke="${GROUNDS[theme].ink}" stroke-width="24" stroke-opacity=".3" stroke-linecap="round"/>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

export function strokeSvg({ line, path }: LineStroke, theme: Theme): string {
  const stroke = (colour: string, width: number, more = ""): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"${more}/>`;
  const { fill, edge, dash } = linePaint(line, theme);
  const pattern = PATTERNS[line];
  const inner = pattern
    ? stroke(
        dash,
        pattern.width,
        `${pattern.dashes && ` stroke-dasharray="${pattern.dashes}"`}${pattern.isRound ? ` stroke-linecap="round"` : ""}`,
      )
    : "";
  return stroke(edge, 9) + stroke(fill, 7.4) + inner;
}

export function stationSvg(
  { id, category }: StationData,
  position: Shown,
  theme: Theme,
  { city, map }: DrawnCity,
  paper: string = GROUNDS[theme].paper,
): string {
  const { x, y, label } = spotOf(map, id);
  const { ink, space, soft } = GROUNDS[theme];
  const isOpen = position.open.includes(id);
  const isVisited = position.visited?.includes(id) ?? false;
  const isDark = isOpen || category === "terminus";
  const connections = city.stations.filter((station) => station.category === "connection");
  const symbol = position.symbols?.[connections.findIndex((station) => station.id === id)];
  const mark = (path: string, width = 2, colour: string = ink): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const fill = isDark ? ink : category === "connection" ? symbolTint(symbol, theme) : space;
  const turn = category === "terminus" ? ` rotate(${bufferTurn(city, map, id)})` : "";
  const lines = label.lines.map(
    (text, index) =>
      `<text x="${label.x}" y="${label.y + index * label.lineHeight}" text-anchor="${label.anchor}"${label.size === undefined ? "" : ` font-size="${label.size}"`} fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke"${isOpen ? ` font-weight="600"` : ""}>${escaped(text)}</text>`,
  );
  return [
    `<g transform="translate(${x} ${y})${turn}">`,
    isOpen
      ? `<path d="${STATION_SHAPES[category]}" transform="scale(1.6)" fill="${space}" stroke="${ink}" stroke-width="2"/>`
      : "",
    `<path d="${STATION_SHAPES[category]}" fill="${fill}" stroke="${isVisited ? soft : ink}" stroke-width="2.5"/>`,
    isVisited ? mark(VISITED_TICK, 2, soft) : "",
    STATION_MARKS[category] ? mark(STATION_MARKS[category], 1.6, isDark ? paper : ink) : "",
    symbol === undefined ? "" : SYMBOL_MARKS[symbol] ? mark(SYMBOL_MARKS[symbol]) : letters(symbol, ink),
    "</g>",
    ...lines,
  ].join("");
}

function letters(symbol: string, ink: string): string {
  return `<text y="4.5" text-anchor="middle" font-size="13" font-weight="600" fill="${ink}">${escaped(symbolLetters(symbol))}</text>`;
}

function passengerSvg(map: CityMap, id: string, theme: Theme): string {
  const { x, y } = spotOf(map, id);
  const { ink, paper } = GROUNDS[theme];
  return `<path d="${PASSENGER_FIGURE}" transform="translate(${x} ${y - 6}) scale(1.2)" fill="${ink}" stroke="${paper}" stroke-width="2"/>`;
}

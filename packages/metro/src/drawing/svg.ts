import { CELLS, isCentre, isCentreStation } from "../geometry.ts";
import type { Cell, Station } from "../geometry.ts";
import type { Layout } from "../module.ts";
import { SIDES } from "../tiles.ts";
import type { TileCode } from "../tiles.ts";
import { drawnLines, drawnStations, facesOf } from "./lines.ts";
import type { Drawable, DrawnLine, DrawnStation } from "./lines.ts";
import { seatColours } from "../colours.ts";
import { LANDMARK, marksOn } from "./marks.ts";
import type { Mark } from "../mark.ts";
import { calm, companyColours, DASHES, GROUNDS, paintOf, SYMBOLS, TICK } from "./palette.ts";
import type { Paint, Theme } from "./palette.ts";
import type { Point } from "./paths.ts";
import { bridgesOf, cornerOf, linePath, passesOf, passPath, RING, TILE, WIDTHS, write } from "./paths.ts";
import { stationShape } from "./stationShape.ts";

export interface SvgOptions {
  readonly theme?: Theme;
  /** In pixels. */
  readonly width?: number;
  /** The text for screen readers. */
  readonly title?: string;
}

/** The bounds of the picture, in board units. */
const MARGIN = RING + 20;
export const SVG_BOX = { x: -MARGIN, y: -MARGIN, width: 8 * TILE + 2 * MARGIN, height: 8 * TILE + 2 * MARGIN } as const;

/** The default style of strokes and letters. */
export const SVG_STYLE = `fill="none" font-family="'Barlow Semi Condensed','DejaVu Sans Condensed',sans-serif" text-anchor="middle"`;

/** A piece of a picture; those of higher layers lie above. */
export type SvgPart = readonly [layer: number, svg: string];

export interface PartOptions extends Pick<SvgOptions, "theme"> {
  /** Departures of lines with a light behind them. */
  readonly lit?: ReadonlySet<Station> | undefined;
  /** Whether the game is over. Then nothing is faded. */
  readonly isOver?: boolean;
}

/** A position as a standalone picture, for files, prints and the command line. */
export function renderSvg(
  layout: Layout,
  drawable: Drawable,
  { theme = "light", width = 960, title = "Metro" }: SvgOptions = {},
): string {
  const { x, y, width: wide, height: high } = SVG_BOX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}" width="${width}" height="${width}" role="img" ${SVG_STYLE}>`,
    `<title>${escaped(title)}</title>`,
    ...svgParts(layout, drawable, { theme }).map(([, svg]) => svg),
    "</svg>",
  ].join("\n");
}

/** The same piece by piece, the lowest first. What does not change from one position to the next is the same text. */
export function svgParts(
  layout: Layout,
  drawable: Drawable,
  { theme = "light", lit, isOver = false }: PartOptions = {},
): readonly SvgPart[] {
  const { setup, terms } = layout;
  const { ownedBy, centreIsOpen } = terms;
  const ground = GROUNDS[theme];
  const colours = ownedBy === "company" ? companyColours(setup) : seatColours(setup);
  const paintFor = (owner: number | undefined): Paint =>
    paintOf(owner === undefined ? undefined : colours[owner], theme);
  const faces = facesOf(layout, drawable);
  const lines = drawnLines(layout, faces, drawable.slices);
  const stations = drawnStations(layout, lines).filter(({ at }) => !centreIsOpen || !isCentreStation(at));
  const begun = lines.filter(({ passes }) => passes.length);
  const finished = begun.filter(({ to }) => to !== undefined);
  const open = begun.filter(({ to }) => to === undefined);
  const layer = (number: number, parts: readonly string[]): readonly SvgPart[] =>
    parts.map((svg): SvgPart => [number, svg]);
  const { x, y, width, height } = SVG_BOX;
  return [
    ...layer(0, [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground.paper}"/>`,
      `<rect x="-8" y="-8" width="816" height="816" rx="14" fill="${ground.bed}"/>`,
    ]),
    ...layer(
      1,
      Array.from({ length: CELLS }, (_, cell) => cell)
        .filter((cell) => centreIsOpen || !isCentre(cell))
        .map((cell) => squareSvg(cell, faces.get(cell), theme)),
    ),
    ...layer(
      2,
      finished.map((line) => lineSvg(line, paintFor(line.owner), theme, isOver)),
    ),
    ...layer(
      3,
      open.map((line) => lineSvg(line, paintFor(line.owner), theme, true)),
    ),
    ...layer(
      4,
      begun.filter(({ from }) => lit?.has(from)).map((line) => haloSvg(line, paintFor(line.owner))),
    ),
    ...layer(5, [centreIsOpen ? openCentreSvg(theme) : centreSvg(theme)]),
    ...layer(
      6,
      stations
        .map((station): DrawnStation => (isOver ? { ...station, state: "open" } : station))
        .map((station) => stationSvg(station, paintFor(station.owner), theme)),
    ),
    ...layer(
      7,
      marksOn(layout, drawable).map((mark) => markOnBoard(mark, layout, theme)),
    ),
    ...layer(
      8,
      SIDES.flatMap((_, half) => namesSvg(half, ground.soft)),
    ),
  ];
}

/** A line that something is said of: a light round all of it. */
function haloSvg(line: DrawnLine, { fill }: Paint): string {
  return `<path d="${linePath(line)}" stroke="${fill}" stroke-width="30" stroke-opacity=".45" stroke-linejoin="round"/>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

function squareSvg(cell: Cell, face: TileCode | undefined, theme: Theme): string {
  const { tile, track, soft } = GROUNDS[theme];
  const [x, y] = cornerOf(cell);
  if (!face)
    return `<rect x="${x + 4}" y="${y + 4}" width="92" height="92" rx="7" stroke="${soft}" stroke-opacity=".3" stroke-width="1.5"/>`;
  const strokes = passesOf(face).map((pass) => {
    const path = passPath(pass, [x, y]);
    return `<path d="${path}" stroke="${tile}" stroke-width="${WIDTHS.track + 6}" pathLength="100" stroke-dasharray="0 8 84 8"/><path d="${path}" stroke="${track}" stroke-width="${WIDTHS.track}"/>`;
  });
  return `<rect x="${x + 0.75}" y="${y + 0.75}" width="98.5" height="98.5" rx="4.5" fill="${tile}"/>${strokes.join("")}`;
}

function lineSvg(line: DrawnLine, bright: Paint, theme: Theme, isBright: boolean): string {
  const { fill, edge, dash } = isBright ? bright : calm(bright, theme);
  const owned = line.owner !== undefined;
  const stroke = (path: string, colour: string, width: number, more = ""): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  const piece = (path: string, begins: number): string => {
    const dashes = DASHES[line.owner ?? 0] ?? "none";
    const cap = dashes.startsWith("0") || dashes.includes(" 0 ") ? ' stroke-linecap="round"' : "";
    const more = `${cap}${dashes === "none" ? "" : ` stroke-dasharray="${dashes}" stroke-dashoffset="${write(begins)}"`}`;
    return [
      stroke(path, GROUNDS[theme].tile, WIDTHS.casing),
      stroke(path, edge, WIDTHS.edge),
      stroke(path, fill, isBright ? WIDTHS.line : WIDTHS.finished),
      owned ? stroke(path, dash, WIDTHS.dash, more) : "",
    ].join("");
  };
  const bridges = bridgesOf(line).map(({ path, begins }) => piece(path, begins));
  return `<g>${piece(linePath(line), 0)}${bridges.join("")}</g>`;
}

function stationSvg(station: DrawnStation, bright: Paint, theme: Theme): string {
  const { number, state } = station;
  if (isCentreStation(station.at)) return terminusSvg(station, bright, theme);
  const { fill, edge, on } = state === "scored" ? calm(bright, theme) : bright;
  const { box, symbol, number: at, departure, arrival, buffer } = stationShape(station.at);
  const { ink, track } = GROUNDS[theme];
  const mark = markSvg(station, symbol, on);
  return [
    "<g>",
    `<path d="${arrival}" stroke="${track}" stroke-width="${WIDTHS.track}"/><path d="${buffer}" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`,
    `<path d="${departure}" stroke="${fill}" stroke-width="${WIDTHS.edge}"/>`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>${mark}`,
    `<text x="${at[0]}" y="${at[1] + 7}" font-size="20" font-weight="600" fill="${on}">${number}</text></g>`,
  ].join("");
}

/** The owner's symbol, or a tick once the line has been scored. */
function markSvg({ owner, state }: DrawnStation, at: Point, colour: string): string {
  const where = `transform="translate(${at.join(" ")})`;
  if (state === "scored") return `<path d="${TICK}" ${where}" stroke="${colour}" stroke-width="3.5"/>`;
  return owner === undefined ? "" : `<path d="${SYMBOLS[owner]}" ${where} scale(.8)" fill="${colour}"/>`;
}

/** A station of the centre, with the tile of its owner. */
function terminusSvg(station: DrawnStation, bright: Paint, theme: Theme): string {
  const { owner, state } = station;
  const { symbol, departure, arrival, buffer } = stationShape(station.at);
  const arrives = `<path d="${arrival}" stroke="#fff" stroke-opacity=".85" stroke-width="9"/><path d="${buffer}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
  if (owner === undefined) return arrives;
  const { fill, on } = state === "scored" ? calm(bright, theme) : bright;
  const [x, y] = symbol;
  const tile = `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="7" fill="${fill}"/>`;
  return `<g>${arrives}<path d="${departure}" stroke="${fill}" stroke-width="${WIDTHS.edge}"/>${tile}${markSvg(station, symbol, on)}</g>`;
}

export function centreSvg(theme: Theme): string {
  const fill = theme === "light" ? "#20252e" : "#0b0e13";
  return `<rect x="302" y="302" width="196" height="196" rx="16" fill="${fill}"/><circle cx="400" cy="400" r="42" stroke="#f3eee3" stroke-width="4"/><text x="400" y="413" font-size="36" font-weight="600" fill="#f3eee3">×2</text>`;
}

/** A frame round the centre where tiles lie that nobody placed. */
function openCentreSvg(theme: Theme): string {
  return `<rect x="300" y="300" width="200" height="200" rx="6" stroke="${GROUNDS[theme].soft}" stroke-width="3"/>`;
}

/** A tourist has a head, since a plain disc looks like a seat's sign. */
export function markOnBoard(mark: Mark, { setup }: Layout, theme: Theme): string {
  const at = `<g transform="translate(${write(mark.x)} ${write(mark.y)})">`;
  if (mark.kind === "landmark") {
    const { paper, soft, ink } = GROUNDS[theme];
    return `${at}<circle r="20" fill="${paper}" stroke="${soft}" stroke-width="2"/><path d="${LANDMARK}" fill="${ink}"/></g>`;
  }
  const { colour, r } = mark;
  const { fill, edge, on } = paintOf(companyColours(setup)[colour], theme);
  const disc = (share: number, y: number): string =>
    `<circle r="${write(r * share)}" cy="${write(r * y)}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`;
  const sign = `<path d="${SYMBOLS[colour]}" transform="translate(0 ${write(r * 0.3)}) scale(${r / 25})" fill="${on}"/>`;
  return `${at}${disc(0.42, -0.72)}${disc(0.8, 0.3)}${sign}</g>`;
}

/** Letters and numbers of two rows and two columns, outside the ring. */
function namesSvg(half: number, colour: string): readonly string[] {
  return [half * 2, half * 2 + 1].flatMap((at) => {
    const middle = at * TILE + TILE / 2;
    return [
      `<text x="${middle}" y="${8 * TILE + RING + 12}" font-size="16" fill="${colour}">${"abcdefgh".charAt(at)}</text>`,
      `<text x="${-RING - 6}" y="${middle + 5}" font-size="16" fill="${colour}">${at + 1}</text>`,
    ];
  });
}

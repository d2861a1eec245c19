/**
 * The board as a drawing: where track runs on a tile, how a line becomes one stroke, what lies over what, and a plain
 * SVG of a position. A tile is 100 units wide and the top left square begins at 0 0; the ring of stations lies outside.
 *
 * A train enters a side on the right-hand track and leaves on the left-hand one, so that neighbours always meet.
 */
import type { Seat, Setup } from "@interchange/tabletop";
import { EDITION_DATA, EDITIONS } from "./editions.ts";
import type { Colour } from "./editions.ts";
import { columnOf, EDGE_STATIONS, isCentreStation, rowOf, SQUARES, STATIONS, STOPS } from "./geometry.ts";
import type { Cell, Place } from "./geometry.ts";
import { layoutOf, ownerOf } from "./layout.ts";
import type { Laid } from "./position.ts";
import { stationNumber } from "./stations.ts";
import { exitOf, SIDES } from "./tiles.ts";
import type { Side, TileCode } from "./tiles.ts";
import { facesOn, traceFrom } from "./trace.ts";
import type { Pass, Traced } from "./trace.ts";

export const TILE = 100;
/** How far the tracks lie from the corners of a tile. */
const LANE = 35;
/** From the board's edge to a station. */
export const STUB = 14;
/** How deep the ring of stations is. */
export const RING = 62;
/** Stroke widths: a tile's own grey track, a line, the thin edge round it, and the casing that cuts what lies below. */
export const WIDTHS = { track: 8, line: 10.4, edge: 12, casing: 17, dash: 2.4 } as const;

export type Point = readonly [x: number, y: number];

/** A point of a tile as seen from a side: `along` clockwise on that side, `deep` into the tile. */
function fromSide(side: Side, along: number, deep: number): Point {
  if (side === 0) return [along, deep];
  if (side === 1) return [TILE - deep, along];
  if (side === 2) return [TILE - along, TILE - deep];
  return [deep, TILE - along];
}

/** Where trains enter a side, so many units inside the tile (outside when negative). */
export function entryPoint(side: Side, deep = 0): Point {
  return fromSide(side, LANE, deep);
}

/** Where trains leave by a side. */
export function exitPoint(side: Side, deep = 0): Point {
  return fromSide(side, TILE - LANE, deep);
}

/** How long the handles of a curve are: next side clockwise, straight on, next anticlockwise. */
const HANDLES = [0, 31, 0, 19.3] as const;
/** A loop stays clear of track that runs straight past it. */
const LOOP = { straight: 4, radius: TILE / 2 - LANE } as const;

function quarterTurns({ enters, leaves }: Pick<Pass, "enters" | "leaves">): number {
  return (leaves - enters + 4) % 4;
}

export function cornerOf(cell: Cell): Point {
  return [columnOf(cell) * TILE, rowOf(cell) * TILE];
}

const write = (number: number): string => String(Math.round(number * 10) / 10);

/** What comes after `M` and the entry: the way over one tile whose corner lies at `x y`. */
function way(pass: Pick<Pass, "enters" | "leaves">, [x, y]: Point): string {
  const at = ([dx, dy]: Point): string => `${write(x + dx)} ${write(y + dy)}`;
  const { enters, leaves } = pass;
  const turns = quarterTurns(pass);
  if (turns === 2) return `L${at(exitPoint(leaves))}`;
  if (turns === 0) {
    const { straight, radius } = LOOP;
    const down = at(entryPoint(enters, straight));
    return `L${down}A${radius} ${radius} 0 0 0 ${at(exitPoint(leaves, straight))}L${at(exitPoint(leaves))}`;
  }
  const handle = HANDLES[turns]!;
  return `C${at(entryPoint(enters, handle))} ${at(exitPoint(leaves, handle))} ${at(exitPoint(leaves))}`;
}

function moveTo([dx, dy]: Point, [x, y]: Point): string {
  return `M${write(x + dx)} ${write(y + dy)}`;
}

/** The path over one tile; without a cell, on a tile drawn by itself. */
export function passPath(pass: Pick<Pass, "enters" | "leaves">, corner: Point = [0, 0]): string {
  return moveTo(entryPoint(pass.enters), corner) + way(pass, corner);
}

/**
 * A line as one path: from its station over all its tiles to the buffer it reaches. A pass begins where the one before
 * ended, so curves and straights join without a bend or a seam.
 */
export function linePath({ from, passes, to }: Pick<DrawnLine, "from" | "passes" | "to">): string {
  const stop = STOPS[from]!;
  const start = moveTo(entryPoint(stop.side, -STUB), cornerOf(stop.cell));
  const [dx, dy] = entryPoint(stop.side);
  const [x, y] = cornerOf(stop.cell);
  const onto = `L${write(x + dx)} ${write(y + dy)}`;
  return (
    start + onto + passes.map((pass) => way(pass, cornerOf(pass.cell))).join("") + (to === undefined ? "" : arrival(to))
  );
}

function arrival(to: Place): string {
  const { cell, side } = STOPS[to]!;
  const [x, y] = cornerOf(cell);
  const [dx, dy] = exitPoint(side, -STUB + 4);
  return `L${write(x + dx)} ${write(y + dy)}`;
}

/** Points along a pass, evenly spread in the curve's own measure. */
export function pointsOn(pass: Pick<Pass, "enters" | "leaves">, count = 16): readonly Point[] {
  const { enters, leaves } = pass;
  const turns = quarterTurns(pass);
  const handle = turns === 2 ? 33 : turns === 0 ? LOOP.straight + LOOP.radius * 1.33 : HANDLES[turns]!;
  const [a, b, c, d] = [entryPoint(enters), entryPoint(enters, handle), exitPoint(leaves, handle), exitPoint(leaves)];
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const t = step / count;
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [mix(0), mix(1)];
  });
}

/** How long the way over a tile is, by quarter turns. */
const LENGTHS: readonly number[] = SIDES.map((leaves) =>
  pointsOn({ enters: 0, leaves }, 64).reduce((sum, point, index, all) => {
    const before = all[index - 1] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0),
);

export function lengthOf(pass: Pick<Pass, "enters" | "leaves">): number {
  return LENGTHS[quarterTurns(pass)]!;
}

/**
 * Which of the passes over a tile lies over which. Curves lie between the straights of the one direction and those of
 * the other: below both, hardly anything would be left to see of them where those cross.
 */
export function heightOf(pass: Pick<Pass, "enters" | "leaves">): number {
  const isStraight = quarterTurns(pass) === 2;
  const isUpright = pass.enters % 2 === 0;
  return pass.enters + (isStraight ? (isUpright ? 12 : 0) : 4 + (quarterTurns(pass) === 1 ? 0 : 4));
}

/** Whether two passes over a tile cross: their ends take turns round its rim. */
export function cross(one: Pick<Pass, "enters" | "leaves">, other: Pick<Pass, "enters" | "leaves">): boolean {
  const [low, high] = [one.enters * 2, one.leaves * 2 + 1].toSorted((a, b) => a - b) as [number, number];
  const isBetween = (connector: number): boolean => connector > low && connector < high;
  return isBetween(other.enters * 2) !== isBetween(other.leaves * 2 + 1);
}

/** The passes of a face in the order in which to draw them, lowest first. */
export function passesOf(code: TileCode): readonly Omit<Pass, "cell">[] {
  return SIDES.map((enters) => ({ enters, leaves: exitOf(code, enters) })).toSorted(
    (one, other) => heightOf(one) - heightOf(other),
  );
}

/** A piece of a line that has to be drawn once more, because the line crosses itself there. */
export interface Bridge {
  readonly path: string;
  /** How far along the line it begins, so that its dashes stay in step. */
  readonly begins: number;
}

export function bridgesOf({ passes }: Pick<DrawnLine, "passes">): readonly Bridge[] {
  let begins = STUB;
  return passes
    .map((pass) => {
      const placed = { pass, begins };
      begins += lengthOf(pass);
      return placed;
    })
    .filter(({ pass }) =>
      passes.some((other) => other.cell === pass.cell && heightOf(other) < heightOf(pass) && cross(pass, other)),
    )
    .toSorted((one, other) => heightOf(one.pass) - heightOf(other.pass))
    .map(({ pass, begins }) => ({ path: passPath(pass, cornerOf(pass.cell)), begins }));
}

/** The line from an edge station, as far as it has come. */
export interface DrawnLine extends Traced {
  readonly from: Place;
  /** Absent when nobody owns it. */
  readonly owner?: Seat;
}

export interface DrawnStation {
  readonly place: Place;
  /** As printed; the stations of the centre have none. */
  readonly number?: number;
  readonly owner?: Seat;
  readonly state: "waiting" | "open" | "scored";
}

/** The lines from all edge stations, by place; those that still wait have no passes. */
export function drawnLines(faces: ReadonlyMap<Cell, TileCode>, setup: Setup): readonly DrawnLine[] {
  const layout = layoutOf(setup);
  return Array.from({ length: EDGE_STATIONS }, (_, from): DrawnLine => {
    const owner = ownerOf(layout, from);
    return { from, ...(owner !== undefined && { owner }), ...traceFrom(faces, from) };
  });
}

/** All forty stations; `lines` are those of `drawnLines`. */
export function drawnStations(lines: readonly DrawnLine[], setup: Setup): readonly DrawnStation[] {
  const { numbering } = layoutOf(setup).terms;
  return Array.from({ length: STATIONS }, (_, place): DrawnStation => {
    const line = lines[place];
    if (isCentreStation(place) || !line) return { place, state: "waiting" };
    const state = line.to !== undefined ? "scored" : line.passes.length ? "open" : "waiting";
    return {
      place,
      number: stationNumber(place, numbering),
      ...(line.owner !== undefined && { owner: line.owner }),
      state,
    };
  });
}

/** The shape of a station on the ring and where its parts lie, in board units. */
export interface StationShape {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly symbol: Point;
  readonly number: Point;
  /** The track that leaves it, the track that reaches it, and the buffer at which trains stop. */
  readonly departure: string;
  readonly arrival: string;
  readonly buffer: string;
}

const STATION = { along: 13, deep: 40, buffer: 11 } as const;

export function stationShape(place: Place): StationShape {
  const { cell, side } = STOPS[place]!;
  const corner = cornerOf(cell);
  const at = (along: number, deep: number): Point => {
    const [x, y] = fromSide(side, along, deep);
    return [x + corner[0], y + corner[1]];
  };
  const stroke = (from: Point, to: Point): string => `M${from.map(write).join(" ")}L${to.map(write).join(" ")}`;
  const [one, other] = [at(STATION.along, -STUB), at(TILE - STATION.along, -STUB - STATION.deep)];
  const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const [width, height] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  const middle = -STUB - STATION.deep / 2;
  const bar = STUB - 2.5;
  return {
    box: { x, y, width, height },
    symbol: at(LANE, middle),
    number: at(TILE - LANE, middle),
    departure: stroke(at(LANE, -STUB - 1), at(LANE, 0)),
    arrival: stroke(at(TILE - LANE, -bar), at(TILE - LANE, 0)),
    buffer: stroke(at(TILE - LANE - STATION.buffer, -bar), at(TILE - LANE + STATION.buffer, -bar)),
  };
}

/** A seat has a shape and a pattern of dashes besides its colour, by seat; both are drawn about the origin. */
export const SYMBOLS: readonly string[] = [
  "M0-9.5 9.5 7.5h-19z",
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  "M-7.5-7.5h15v15h-15z",
  "M0-10 10 0 0 10-10 0z",
  "M-3.2-9.5h6.4v6.3h6.3v6.4h-6.3v6.3h-6.4v-6.3h-6.3v-6.4h6.3z",
  "M0-10.5 2.9-3.4 10.5-2.8 4.7 2.1 6.5 9.5 0 5.5-6.5 9.5-4.7 2.1-10.5-2.8-2.9-3.4z",
];
export const DASHES: readonly string[] = ["none", "0 11", "16 9", "7 7", "14 9 0 9", "0 7 0 17"];
export const TICK = "M-8 0-2.5 6 8-6.5";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A seat's colour, the thin edge that gives it contrast on a tile, its dashes, and what is written on it. */
export interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly dash: string;
  readonly on: string;
}

const paint = (fill: string, edge: string, dash: string, on: string): Paint => ({ fill, edge, dash, on });

/**
 * The colours of the seats, named as they look. Every pair that meets at a table stays at least 15 CIEDE2000 apart for
 * all kinds of colour vision; a test of the page measures it.
 */
export const PAINTS: Readonly<Record<Theme, Readonly<Partial<Record<Colour, Paint>>>>> = {
  light: {
    yellow: paint("#f5b81c", "#96690a", "#fff6d6", "#1c2230"),
    blue: paint("#1b50d0", "#1b50d0", "#ffffff", "#ffffff"),
    orange: paint("#d13a10", "#d13a10", "#ffffff", "#ffffff"),
    green: paint("#068564", "#068564", "#ffffff", "#ffffff"),
    purple: paint("#b77fe0", "#8248ad", "#3d1a59", "#1c2230"),
    black: paint("#1e222b", "#1e222b", "#ffffff", "#ffffff"),
    gray: paint("#a9adb6", "#626875", "#1c2230", "#1c2230"),
  },
  dark: {
    yellow: paint("#fdbe28", "#fdbe28", "#5a3d00", "#0f1319"),
    blue: paint("#3b7cec", "#3b7cec", "#ffffff", "#0f1319"),
    orange: paint("#e9512a", "#e9512a", "#ffffff", "#0f1319"),
    green: paint("#12bf90", "#12bf90", "#04382a", "#0f1319"),
    purple: paint("#d8b8fb", "#d8b8fb", "#43206b", "#0f1319"),
    black: paint("#06080b", "#9aa2b1", "#ffffff", "#ffffff"),
    gray: paint("#959aa9", "#959aa9", "#0f1319", "#0f1319"),
  },
};

/** What the board itself is made of. */
export const GROUNDS = {
  light: { paper: "#f2eee4", bed: "#e6dfd0", tile: "#fdfcf8", track: "#c9c1b2", ink: "#1c2230", soft: "#6d6a66" },
  dark: { paper: "#12151b", bed: "#181c23", tile: "#272d37", track: "#4c5563", ink: "#eceae4", soft: "#9aa1ad" },
} as const satisfies Record<Theme, Record<string, string>>;

/** The colours of the seats of a table, in turn order. */
export function seatColours(setup: Setup): readonly Colour[] {
  return EDITION_DATA[EDITIONS.find((edition) => edition === setup.edition) ?? "first"].seatColours;
}

export function paintOf(colour: Colour | undefined, theme: Theme): Paint {
  const { track, ink } = GROUNDS[theme];
  return (colour && PAINTS[theme][colour]) ?? paint(track, track, track, ink);
}

/** Finished lines and stations fade towards their ground: so much of the one, the rest of the other. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function calm({ fill, edge }: Paint, theme: Theme): Paint {
  const { tile, ink } = GROUNDS[theme];
  const faded = mixed(fill, tile, CALM);
  return paint(faded, fill === edge ? faded : mixed(edge, tile, CALM), faded, ink);
}

/** How much of its colour a finished line keeps. */
export const CALM = 0.5;

export interface SvgOptions {
  readonly theme?: Theme;
  /** In pixels. */
  readonly width?: number;
  /** What a screen reader says of it. */
  readonly title?: string;
}

/** A position as a picture that stands by itself: for files, prints and the command line. */
export function renderSvg(
  { setup, laid }: { readonly setup: Setup; readonly laid: readonly Laid[] },
  { theme = "light", width = 960, title = "Metro" }: SvgOptions = {},
): string {
  const ground = GROUNDS[theme];
  const colours = seatColours(setup);
  const paintFor = (owner: Seat | undefined): Paint => paintOf(owner === undefined ? undefined : colours[owner], theme);
  const faces = facesOn(laid);
  const lines = drawnLines(faces, setup);
  const margin = RING + 20;
  const whole = 8 * TILE + 2 * margin;
  const finishedFirst = [...lines.filter(({ to }) => to !== undefined), ...lines.filter(({ to }) => to === undefined)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${whole} ${whole}" width="${width}" height="${width}" role="img" fill="none" font-family="'Barlow Semi Condensed','DejaVu Sans Condensed',sans-serif" text-anchor="middle">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="${ground.paper}"/>`,
    `<rect x="-8" y="-8" width="816" height="816" rx="14" fill="${ground.bed}"/>`,
    ...SQUARES.map((cell) => squareSvg(cell, faces.get(cell), theme)),
    ...finishedFirst.filter(({ passes }) => passes.length).map((line) => lineSvg(line, paintFor(line.owner), theme)),
    centreSvg(theme),
    ...drawnStations(lines, setup).map((station) => stationSvg(station, paintFor(station.owner), theme)),
    ...SIDES.flatMap((_, half) => namesSvg(half, ground.soft)),
    "</svg>",
  ].join("\n");
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

function lineSvg(line: DrawnLine, bright: Paint, theme: Theme): string {
  const isOpen = line.to === undefined;
  const { fill, edge, dash } = isOpen ? bright : calm(bright, theme);
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
      stroke(path, fill, WIDTHS.line),
      isOpen && owned ? stroke(path, dash, WIDTHS.dash, more) : "",
    ].join("");
  };
  const bridges = bridgesOf(line).map(({ path, begins }) => piece(path, begins));
  return `<g>${piece(linePath(line), 0)}${bridges.join("")}</g>`;
}

function stationSvg({ place, number, owner, state }: DrawnStation, bright: Paint, theme: Theme): string {
  const { fill, on } = state === "scored" ? calm(bright, theme) : bright;
  const { box, symbol, number: at, departure, arrival, buffer } = stationShape(place);
  const { ink, track } = GROUNDS[theme];
  if (isCentreStation(place))
    return `<path d="${arrival}" stroke="#fff" stroke-opacity=".85" stroke-width="9"/><path d="${buffer}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
  const mark =
    state === "scored"
      ? `<path d="${TICK}" transform="translate(${symbol.join(" ")})" stroke="${on}" stroke-width="3.5"/>`
      : owner === undefined
        ? ""
        : `<path d="${SYMBOLS[owner]}" transform="translate(${symbol.join(" ")}) scale(.8)" fill="${on}"/>`;
  return [
    "<g>",
    `<path d="${arrival}" stroke="${track}" stroke-width="${WIDTHS.track}"/><path d="${buffer}" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`,
    `<path d="${departure}" stroke="${fill}" stroke-width="${WIDTHS.edge}"/>`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="${fill}"/>${mark}`,
    `<text x="${at[0]}" y="${at[1] + 7}" font-size="20" font-weight="600" fill="${on}">${number}</text></g>`,
  ].join("");
}

function centreSvg(theme: Theme): string {
  const fill = theme === "light" ? "#20252e" : "#0b0e13";
  return `<rect x="302" y="302" width="196" height="196" rx="16" fill="${fill}"/><circle cx="400" cy="400" r="42" stroke="#f3eee3" stroke-width="4"/><text x="400" y="413" font-size="36" font-weight="600" fill="#f3eee3">×2</text>`;
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

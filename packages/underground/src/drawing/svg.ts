import { LONDON } from "../cities/london.ts";
import { LONDON_MAP } from "../cities/londonMap.ts";
import type { Category } from "../city.ts";
import type { Position } from "../position.ts";
import { GROUNDS, linePaint } from "./palette.ts";
import type { Theme } from "./palette.ts";
import { drawnSpaces } from "./spaces.ts";
import type { DrawnSpace } from "./spaces.ts";

export interface SvgOptions {
  readonly theme?: Theme;
  /** In pixels. */
  readonly width?: number;
  /** What a screen reader says of it. */
  readonly title?: string;
}

/** A position as a picture that stands by itself: for files, prints and the command line. */
export function renderSvg(
  { pieces, passenger, open }: Pick<Position, "pieces" | "passenger" | "open">,
  { theme = "light", width = 1200, title = "On the Underground" }: SvgOptions = {},
): string {
  const { width: wide, height: high, river, fontSize } = LONDON_MAP;
  const ground = GROUNDS[theme];
  const spaces = drawnSpaces(LONDON, LONDON_MAP, pieces);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${width}" height="${Math.round((width * high) / wide)}" role="img" fill="none" font-family="'Barlow Semi Condensed','DejaVu Sans Condensed',sans-serif" font-size="${fontSize}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${wide}" height="${high}" fill="${ground.paper}"/>`,
    `<polyline points="${river.map((point) => point.join(",")).join(" ")}" stroke="${ground.river}" stroke-width="26" stroke-linejoin="round"/>`,
    ...spaces.map((space) => spaceSvg(space, theme)),
    ...LONDON.stations.map(({ id, category }) => stationSvg(id, category, open.includes(id), theme)),
    ...(passenger ? [passengerSvg(passenger, theme)] : []),
    "</svg>",
  ].join("\n");
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

function spaceSvg({ segment: { x1, y1, x2, y2 }, line }: DrawnSpace, theme: Theme): string {
  const path = `M${x1} ${y1}L${x2} ${y2}`;
  const stroke = (colour: string, width: number, more = ""): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"${more}/>`;
  const { bed, space } = GROUNDS[theme];
  if (line === undefined) return stroke(bed, 8) + stroke(space, 6);
  const { fill, edge, dash, pattern } = linePaint(line, theme);
  const inner = pattern === "none" ? "" : stroke(dash, 1.8, ` stroke-dasharray="${pattern}" stroke-linecap="round"`);
  return stroke(edge, 9) + stroke(fill, 7.4) + inner;
}

/** A shape for every kind of station, so that none is told by its colour alone; drawn about the origin. */
export const STATION_SHAPES: Readonly<Record<Category, string>> = {
  start: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
  express: "M0-12 12 0 0 12-12 0z",
  normal: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  connection: "M-10-10h20v20h-20z",
  nationalRail: "M-11-6h22v12h-22z",
  terminus: "M-11 8V-8h22V8z",
};

const STATION_FILLS: Readonly<Record<Theme, Readonly<Record<Category, string>>>> = {
  light: {
    start: "#1c2230",
    express: "#e0b23a",
    normal: "#fdfcf8",
    connection: "#8fbfae",
    nationalRail: "#c98b7a",
    terminus: "#4a5261",
  },
  dark: {
    start: "#eceae4",
    express: "#d9a928",
    normal: "#e9e6de",
    connection: "#5f9c88",
    nationalRail: "#b06f5e",
    terminus: "#8791a1",
  },
};

function stationSvg(id: string, category: Category, isOpen: boolean, theme: Theme): string {
  const { x, y, label } = LONDON_MAP.stations[id]!;
  const { ink, paper } = GROUNDS[theme];
  const ring = isOpen
    ? `<circle cx="${x}" cy="${y}" r="19" stroke="${ink}" stroke-width="4" stroke-dasharray="5 4"/>`
    : "";
  const lines = label.lines.map(
    (text, index) =>
      `<text x="${label.x}" y="${label.y + index * label.lineHeight}" text-anchor="${label.anchor}" fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke">${escaped(text)}</text>`,
  );
  return [
    `<path d="${STATION_SHAPES[category]}" transform="translate(${x} ${y})" fill="${STATION_FILLS[theme][category]}" stroke="${ink}" stroke-width="2.5"/>`,
    ring,
    ...lines,
  ].join("");
}

function passengerSvg(id: string, theme: Theme): string {
  const { x, y } = LONDON_MAP.stations[id]!;
  const { ink, paper } = GROUNDS[theme];
  return `<path d="M-8 2a8 8 0 0 1 16 0v11h-16z M-5-11a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" transform="translate(${x} ${y - 16})" fill="${ink}" stroke="${paper}" stroke-width="2"/>`;
}

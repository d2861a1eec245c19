/**
 * The finished network alone, without squares and nobody's track: a disc where a line starts, a ring where it ends, and
 * gaps where one line crosses over another.
 */
import { known } from "@interchange/tabletop";
import { isCentreStation, STOPS } from "../geometry.ts";
import type { Station } from "../geometry.ts";
import { seatColours } from "../colours.ts";
import type { Layout } from "../module.ts";
import type { Pass } from "../trace.ts";
import { drawnLines, drawnStations, facesOf } from "./lines.ts";
import type { Drawable, DrawnLine } from "./lines.ts";
import { marksOn } from "./marks.ts";
import { companyColours, GROUNDS, paintOf } from "./palette.ts";
import type { Theme } from "./palette.ts";
import { cornerOf, cross, fromSide, heightOf, LANE, linePath, passPath, STUB, TILE, write } from "./paths.ts";
import type { Point } from "./paths.ts";
import { centreSvg, markOnBoard } from "./svg.ts";

/** The bounds of the network with its station numbers, in board units. */
export const POSTER_BOX = { x: -75, y: -75, width: 950, height: 950 } as const;

const WIDTHS = { gap: 22, edge: 16, line: 14 } as const;

export function posterSvg(layout: Layout, drawable: Drawable, theme: Theme, paper: string): string {
  const { setup, terms } = layout;
  const { ink } = GROUNDS[theme];
  const colours = terms.ownedBy === "company" ? companyColours(setup) : seatColours(setup);
  const all = drawnLines(layout, facesOf(layout, drawable), drawable.slices);
  const lines = all.filter(({ owner, passes, to }) => owner !== undefined && passes.length && to !== undefined);
  const stroke = (path: string, line: DrawnLine): string => {
    const { fill, edge } = paintOf(colours[line.owner ?? 0], theme);
    return `<path d="${path}" stroke="${edge}" stroke-width="${WIDTHS.edge}"/><path d="${path}" stroke="${fill}" stroke-width="${WIDTHS.line}"/>`;
  };
  const bridges = bridgesIn(lines).map(({ pass, line }) => {
    const path = passPath(pass, cornerOf(pass.cell));
    return `<path d="${path}" stroke="${paper}" stroke-width="${WIDTHS.gap}" pathLength="100" stroke-dasharray="0 14 72 14"/>${stroke(path, line)}`;
  });
  const numbers = new Map(drawnStations(layout, all).map(({ at, number }) => [at, number]));
  return [
    ...lines.map((line) => stroke(linePath(line), line)),
    ...bridges,
    terms.centreIsOpen ? "" : centreSvg(theme),
    ...lines.flatMap(({ to }) => (to === undefined || isCentreStation(to) ? [] : [ring(to, ink, paper)])),
    ...lines.flatMap(({ from, owner = 0 }) =>
      isCentreStation(from) ? [] : [disc(from, numbers.get(from), paintOf(colours[owner], theme).fill, ink)],
    ),
    ...marksOn(layout, drawable).map((mark) => markOnBoard(mark, layout, theme)),
  ].join("");
}

/** Every pass that crosses over another, the lowest first. */
function bridgesIn(lines: readonly DrawnLine[]): readonly { readonly pass: Pass; readonly line: DrawnLine }[] {
  const all = lines.flatMap((line) => line.passes.map((pass) => ({ pass, line })));
  return all
    .filter(({ pass }) =>
      all.some(({ pass: other }) => other.cell === pass.cell && heightOf(other) < heightOf(pass) && cross(pass, other)),
    )
    .toSorted((one, other) => heightOf(one.pass) - heightOf(other.pass));
}

/** A point at a station, `along` its side and `out` of the board. */
function at(station: Station, along: number, out: number): Point {
  const { cell, side } = known(STOPS[station]);
  const [x, y] = cornerOf(cell);
  const [dx, dy] = fromSide(side, along, -out);
  return [x + dx, y + dy];
}

function ring(to: Station, ink: string, paper: string): string {
  const [x, y] = at(to, TILE - LANE, STUB - 2);
  return `<circle cx="${write(x)}" cy="${write(y)}" r="8" fill="${paper}" stroke="${ink}" stroke-width="4"/>`;
}

function disc(from: Station, number: number | undefined, fill: string, ink: string): string {
  const [x, y] = at(from, LANE, STUB + 4);
  const [textX, textY] = at(from, LANE, STUB + 38);
  return `<circle cx="${write(x)}" cy="${write(y)}" r="14" fill="${fill}" stroke="${ink}" stroke-width="4.5"/><text x="${write(textX)}" y="${write(textY + 7)}" font-size="20" font-weight="600" fill="${ink}">${number ?? ""}</text>`;
}

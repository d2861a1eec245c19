import { Random, seededChance, Table } from "@interchange/tabletop";
import { expect, test } from "vitest";
import {
  beyond,
  bridgesOf,
  cornerOf,
  cross,
  drawnLines,
  drawnStations,
  entryPoint,
  exitPoint,
  facesOf,
  facesOn,
  isCentre,
  lengthOf,
  linePath,
  metro,
  opposite,
  passesOf,
  PAINTS,
  passPath,
  pointsOn,
  renderSvg,
  SIDES,
  SQUARES,
  squareNamed,
  TILE_CODES,
} from "../index.ts";
import type { Laid, Position } from "../index.ts";
import type { CentralSlice } from "../modules/central-stations/spaces.ts";

function played(seats: number, tiles: number, modules: readonly string[] = []): Position {
  const prepared = metro.prepare({ seats, modules });
  if (!prepared.ok) throw new Error(prepared.reason);
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const table = new Table(metro, prepared.setup, names);
  const source = seededChance("drawing");
  const random = new Random("drawing");
  table.settle(source);
  while (table.position.laid.length < tiles) {
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const moves = metro.moves(table.view(actor.seat)).filter((move) => move.type !== "draw");
    table.play(actor.seat, moves[random.below(moves.length)]!);
    table.settle(source);
  }
  return table.position;
}

test("track leaves a square where it enters the next one", () => {
  for (const cell of SQUARES)
    for (const side of SIDES) {
      const next = beyond(cell, side);
      if (next === undefined) continue;
      const [x, y] = cornerOf(cell);
      const [left, top] = cornerOf(next);
      const [dx, dy] = exitPoint(side);
      const [nx, ny] = entryPoint(opposite(side));
      expect([x + dx, y + dy]).toEqual([left + nx, top + ny]);
    }
});

test("a pass begins and ends at right angles to the sides", () => {
  for (const enters of SIDES)
    for (const leaves of SIDES) {
      const points = pointsOn({ enters, leaves }, 1000);
      const [first, second] = [points[0]!, points[1]!];
      const along = enters % 2 === 0 ? 0 : 1;
      expect(Math.abs(second[along] - first[along])).toBeLessThan(0.01);
      expect(lengthOf({ enters, leaves })).toBeGreaterThan(40);
    }
});

test("passes cross as they do in the drawing", () => {
  expect(cross({ enters: 0, leaves: 2 }, { enters: 1, leaves: 3 })).toBe(true);
  expect(cross({ enters: 0, leaves: 2 }, { enters: 2, leaves: 0 })).toBe(false);
  expect(cross({ enters: 0, leaves: 3 }, { enters: 3, leaves: 0 })).toBe(false);
  for (const code of TILE_CODES) {
    const passes = passesOf(code);
    expect(passes).toHaveLength(4);
    for (const [index, one] of passes.entries())
      for (const other of passes.slice(index + 1)) {
        const others = pointsOn(other, 50);
        const nearest = Math.min(
          ...pointsOn(one, 50).flatMap(([x, y]) => others.map(([a, b]) => Math.hypot(x - a, y - b))),
        );
        if (cross(one, other)) expect(nearest, code).toBeLessThan(2);
        // Track that does not cross keeps so much apart that two lines with their edges fit.
        else expect(nearest, code).toBeGreaterThan(13);
      }
  }
});

test("a line is one path from its station to where it ends", () => {
  const laid: Laid[] = [{ cell: squareNamed("a1")!, tile: "aaaa", turn: 0, seat: 0 }];
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const layout = metro.layoutOf(prepared.setup);
  const lines = drawnLines(layout, facesOn(laid));
  expect(linePath(lines[0]!)).toBe("M35 -14L35 0L35 100");
  expect(drawnStations(layout, lines)[0]).toEqual({ at: 0, number: 8, owner: 1, state: "open" });
  expect(passPath({ enters: 0, leaves: 3 })).toBe("M35 0C35 19.3 19.3 35 0 35");
});

test("only lines that cross themselves are drawn over again", () => {
  const { setup, laid } = played(2, 60);
  for (const line of drawnLines(metro.layoutOf(setup), facesOn(laid))) {
    const selves = line.passes.filter((one) =>
      line.passes.some((other) => one.cell === other.cell && cross(one, other)),
    );
    expect(bridgesOf(line).length > 0).toBe(selves.length > 0);
  }
});

test.each([2, 6])("a position of %i seats becomes a picture", (seats) => {
  const position = played(seats, 40);
  for (const theme of ["light", "dark"] as const) {
    const svg = renderSvg(metro.layoutOf(position.setup), position, { theme, width: 500, title: "A & B" });
    expect(svg).toContain("<title>A &amp; B</title>");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.match(/<g>/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  }
});

/** How many squares show a tile. */
function tilesIn(svg: string): number {
  return svg.match(/<rect [^>]*width="98.5"/g)?.length ?? 0;
}

test("center rails are drawn, and the lines that run over them", () => {
  const position = played(4, 60, ["center-rails"]);
  const layout = metro.layoutOf(position.setup);
  const svg = renderSvg(layout, position);
  expect(tilesIn(svg)).toBe(64);
  expect(svg).not.toContain("×2");
  const lines = drawnLines(layout, facesOf(layout, position), position.slices);
  expect(lines.map(({ passes, to }) => [passes.length, to])).toEqual(
    position.lines.toSorted((one, other) => one.from - other.from).map(({ length, to }) => [length, to]),
  );
  expect(lines.some(({ passes }) => passes.some(({ cell }) => isCentre(cell)))).toBe(true);
});

test("central stations are drawn with their lines, once they are set", () => {
  const position = played(4, 60, ["central-stations"]);
  const layout = metro.layoutOf(position.setup);
  const lines = drawnLines(layout, facesOf(layout, position), position.slices);
  const fromCentre = lines.filter(({ from }) => from >= 32);
  const { spaces } = position.slices["central-stations"] as CentralSlice;
  const owners = spaces.flatMap((earner) => (earner?.kind === "seat" ? [earner.seat] : []));
  expect(fromCentre.map(({ owner }) => owner)).toEqual(owners);
  expect(owners).toHaveLength(4);
  const stations = drawnStations(layout, lines).filter(({ at: place }) => place >= 32);
  expect(stations.flatMap(({ owner }) => owner ?? [])).toEqual(owners);
  expect(stations.some(({ number }) => number !== undefined)).toBe(false);
  const signs = (svg: string): number => svg.match(/<rect [^>]*width="28"/g)?.length ?? 0;
  expect(signs(renderSvg(layout, position))).toBe(4);
  expect(signs(renderSvg(layout, { laid: position.laid }))).toBe(0);
});

test("companies have their own colours and symbols", () => {
  const position = played(6, 50, ["central-stations", "stock-corporations"]);
  const svg = renderSvg(metro.layoutOf(position.setup), position);
  expect(svg).toContain(PAINTS.light.red.fill);
  expect(svg).toContain(PAINTS.light.brown.fill);
  expect(svg).not.toMatch(/NaN|undefined/);
});

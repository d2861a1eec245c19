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
  facesOn,
  lengthOf,
  linePath,
  metro,
  opposite,
  passesOf,
  passPath,
  pointsOn,
  renderSvg,
  SIDES,
  SQUARES,
  squareNamed,
  TILE_CODES,
} from "../index.ts";
import type { Laid, Position } from "../index.ts";

function played(seats: number, tiles: number): Position {
  const prepared = metro.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const table = new Table(metro, prepared.setup, names);
  const source = seededChance("drawing");
  const random = new Random("drawing");
  table.settle(source);
  while (table.position.laid.length < tiles) {
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const moves = metro.moves(table.view(actor.seat)).filter((move) => move.type === "place");
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
  const lines = drawnLines(facesOn(laid), prepared.setup);
  expect(linePath(lines[0]!)).toBe("M35 -14L35 0L35 100");
  expect(drawnStations(lines, prepared.setup)[0]).toEqual({ place: 0, number: 8, owner: 1, state: "open" });
  expect(passPath({ enters: 0, leaves: 3 })).toBe("M35 0C35 19.3 19.3 35 0 35");
});

test("only lines that cross themselves are drawn over again", () => {
  const { setup, laid } = played(2, 60);
  for (const line of drawnLines(facesOn(laid), setup)) {
    const selves = line.passes.filter((one) =>
      line.passes.some((other) => one.cell === other.cell && cross(one, other)),
    );
    expect(bridgesOf(line).length > 0).toBe(selves.length > 0);
  }
});

test.each([2, 6])("a position of %i seats becomes a picture", (seats) => {
  const position = played(seats, 40);
  for (const theme of ["light", "dark"] as const) {
    const svg = renderSvg(position, { theme, width: 500, title: "A & B" });
    expect(svg).toContain("<title>A &amp; B</title>");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.match(/<g>/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  }
});

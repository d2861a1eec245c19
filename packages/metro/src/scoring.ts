/** Which lines a tile finishes, and what they pay (rules 4.1 to 4.8). */
import { STATIONS } from "./geometry.ts";
import type { Place } from "./geometry.ts";
import { layoutOf, ownerOf } from "./layout.ts";
import type { Layout } from "./layout.ts";
import { ARRIVALS, Network } from "./network.ts";
import type { Laid, Line, Position } from "./position.ts";
import { FACES, kindOf } from "./tiles.ts";

/** The face that shows when a piece lies turned: the kind it looks like. */
export function faceOf(laid: Pick<Laid, "tile" | "turn">): number {
  return FACES[kindOf(laid.tile) * 4 + laid.turn]!;
}

/** All track that lies on the board. */
export function networkOf(laid: readonly Laid[]): Network {
  const network = new Network();
  for (const each of laid) network.lay(faceOf(each), each.cell);
  return network;
}

/** A finished line, with what it pays and to whom. */
function lineOf(layout: Layout, from: Place, to: Place, length: number): Line {
  const owner = ownerOf(layout, from);
  const points = length * layout.factors[to]!;
  return { from, to, length, points, ...(owner !== undefined && { earner: { kind: "seat", seat: owner } }) };
}

/** The lines that `network.lay` has just finished, by place clockwise from the top left (rule 4.6). */
export function finishedLines(layout: Layout, network: Network, count: number): readonly Line[] {
  return Array.from({ length: count }, (_, line) =>
    lineOf(layout, network.finished[line * 2]!, network.finished[line * 2 + 1]!, network.lengths[line]!),
  ).toSorted((one, other) => one.from - other.from);
}

/** Every line on the board that has ended, by place. */
export function allFinishedLines(layout: Layout, network: Network): readonly Line[] {
  return Array.from({ length: STATIONS }, (_, from) => from)
    .filter((from) => network.trainAt(from) >= ARRIVALS)
    .map((from) => lineOf(layout, from, network.trainAt(from) - ARRIVALS, network.lengthFrom(from)));
}

/** The lines that placing a tile would finish. */
export function linesFinishedBy(position: Pick<Position, "setup" | "laid">, laid: Laid): readonly Line[] {
  const network = networkOf(position.laid);
  return finishedLines(layoutOf(position.setup), network, network.lay(faceOf(laid), laid.cell));
}

export function withAwards(points: readonly number[], lines: readonly Line[]): readonly number[] {
  const sums = [...points];
  for (const { earner, points: won } of lines) if (earner) sums[earner.seat]! += won;
  return sums;
}

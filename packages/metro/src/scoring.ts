/** Finds the lines that a tile completes, and scores them (rules 4.1 to 4.8). */
import { known } from "@interchange/tabletop";
import { earnerAt } from "./earners.ts";
import type { Station } from "./geometry.ts";
import { STATIONS } from "./geometry.ts";
import { NOBODYS } from "./module.ts";
import type { Finished, Layout, Scene } from "./module.ts";
import { ARRIVALS } from "./network.ts";
import type { Network } from "./network.ts";
import type { Earner, Line } from "./position.ts";
import { isLine } from "./scene.ts";

/** What a completed line scores and for whom; undefined if it does not count. */
export function scoredLine(scene: Scene, finished: Finished): Line | undefined {
  const { layout } = scene;
  const { from, to } = finished;
  let { length } = finished;
  let factor = known(layout.factors[to]);
  let earner = firstEarner(layout, from);
  for (const module of layout.modules) {
    if (module.length) length = module.length(length, finished, scene);
    if (module.factor) factor = module.factor(factor, finished, scene);
    if (module.earner) earner = module.earner(earner, finished, scene);
  }
  if (!isLine(from, earner)) return undefined;
  const points = length * factor;
  return earner ? { from, to, length, points, earner } : { from, to, length, points };
}

/** The owner of the line from a station, by the terms of the table. */
export function firstEarner({ owners, terms }: Layout, station: Station): Earner | undefined {
  const owner = owners[station] ?? NOBODYS;
  return owner === NOBODYS ? undefined : earnerAt(owner, terms);
}

/** The lines that `network.lay` has just finished, by station clockwise from the top left (rule 4.6). */
export function finishedBy({ finished, lengths }: Network, count: number): readonly Finished[] {
  const lines: Finished[] = [];
  for (let line = 0; line < count; line++) {
    const from = known(finished[line * 2]);
    // They are put in order one by one: there are four at most, and sorting lists takes its time.
    let at = line;
    for (; at > 0 && known(lines[at - 1]).from > from; at--) lines[at] = known(lines[at - 1]);
    lines[at] = { from, to: known(finished[line * 2 + 1]), length: known(lengths[line]) };
  }
  return lines;
}

/** Every line on the board that has ended, by station. */
export function allFinishedLines(scene: Scene): readonly Line[] {
  const { network } = scene;
  return Array.from({ length: STATIONS }, (_, from) => from)
    .filter((from) => network.trainAt(from) >= ARRIVALS)
    .flatMap((from) => scoredLine(scene, finishedFrom(network, from)) ?? []);
}

/** A line that has ended, by the place that it started from. */
export function finishedFrom(network: Network, from: Station): Finished {
  return { from, to: network.trainAt(from) - ARRIVALS, length: network.lengthFrom(from) };
}

interface Accounts {
  readonly points: readonly number[];
  readonly profits: readonly number[];
}

/** The accounts after points for an earner, or for nobody. */
export function credited({ points, profits }: Accounts, earner: Earner | undefined, won: number): Accounts {
  if (earner?.kind === "seat") return { points: points.with(earner.seat, known(points[earner.seat]) + won), profits };
  if (earner) return { points, profits: profits.with(earner.company, known(profits[earner.company]) + won) };
  return { points, profits };
}

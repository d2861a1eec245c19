/**
 * Checks what `inspector` says of its prospects against how its games end, and writes the spreads that it reckons with.
 * Run from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/calibrate.ts            # checks
 *     npx tsx --conditions=@interchange/source packages/bots/training/calibrate.ts --write    # fits and writes
 *
 * `--games 60 --work 100 --only seats-2,london` bound it. The same arguments give the same table.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CATALOG } from "@interchange/metro";
import type { SetupRequest } from "@interchange/tabletop";
import { callsOf } from "./calls.ts";
import type { Call } from "./calls.ts";
import {
  HOPES,
  HOPES_OF_MODULES,
  SPREADS,
  SPREADS_OF_MODULES,
  TRUSTS,
  TRUSTS_OF_MODULES,
} from "../src/metro/inspector/spreads.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "20" },
    work: { type: "string", default: "32" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const games = Number(values.games);
const work = Number(values.work);

/** Tables by name: every number of seats without modules, and every module. */
const TABLES: readonly { readonly name: string; readonly request: SetupRequest }[] = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ name: `seats-${seats}`, request: { seats } })),
  ...CATALOG.filter(({ kind }) => kind !== "bridge").map(({ id, seats = 2 }) => ({
    name: id as string,
    request: { seats, modules: [id] },
  })),
];

const TILES = 60;
const STEP = 10;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const shown = (number: number, digits = 1): string => number.toFixed(digits).padStart(6);

/** Predictions at 0, 10, 20 ... tiles left, or close to it. */
function knotsOf(calls: readonly Call[]): readonly (readonly Call[])[] {
  return Array.from({ length: TILES / STEP + 1 }, (_, knot) => {
    const reach = knot === 0 ? 1 : STEP / 2;
    return calls.filter(({ tilesLeft }) => Math.abs(tilesLeft - knot * STEP) <= reach);
  });
}

/** How much the player to move expects too much at each knot. */
function hopesOf(calls: readonly Call[]): number[] {
  return knotsOf(calls).map((near) => -mean(near.map(({ off }) => off)));
}

/** The same without modules, where it is small and hardly changes until the last tiles. */
function evenHopesOf(calls: readonly Call[]): number[] {
  const all = -mean(calls.filter(({ tilesLeft }) => tilesLeft >= STEP / 2).map(({ off }) => off));
  return Array.from({ length: TILES / STEP + 1 }, (_, knot) => (knot === 0 ? 0 : all));
}

/** The standard deviation of the result around the corrected expectation at each knot. */
function spreadsOf(calls: readonly Call[]): number[] {
  return knotsOf(calls).map((near) => {
    const middle = mean(near.map(({ off }) => off));
    return Math.sqrt(mean(near.map(({ off }) => (off - middle) ** 2)));
  });
}

/** How much the result grows for each point more that was expected. */
function slopeOf(calls: readonly Call[]): number {
  const middle = mean(calls.map(({ margin }) => margin));
  const end = mean(calls.map(({ margin, off }) => margin + off));
  const both = calls.map(({ margin, off }) => (margin - middle) * (margin + off - end));
  return mean(both) / Math.max(1e-9, mean(calls.map(({ margin }) => (margin - middle) ** 2)));
}

/** The same at each knot, between none and all: how much of a lead can be trusted. */
function trustsOf(calls: readonly Call[]): number[] {
  return knotsOf(calls).map((near) => Math.max(0, Math.min(1, slopeOf(near))));
}

const sumOf = (one: readonly number[], other: readonly number[]): number[] => one.map((each, at) => each + other[at]!);

function report(name: string, calls: readonly Call[]): void {
  console.log(`${name}: ${calls.length} calls`);
  console.log("  tiles left   calls   off   deviation   in range %   win said   won   slope");
  for (let from = 0; from < TILES; from += STEP) {
    const part = calls.filter(({ tilesLeft }) => tilesLeft >= from && tilesLeft < from + STEP);
    if (!part.length) continue;
    console.log(
      `  ${String(from).padStart(3)} to ${String(from + STEP).padStart(2)}  ${String(part.length).padStart(6)}`,
      shown(mean(part.map(({ off }) => off))),
      shown(Math.sqrt(mean(part.map(({ off }) => off * off)))).padStart(9),
      shown(100 * mean(part.map(({ isInRange }) => (isInRange ? 1 : 0)))).padStart(10),
      shown(mean(part.map(({ win }) => win)), 2).padStart(10),
      shown(mean(part.map(({ won }) => won)), 2),
      shown(slopeOf(part), 2),
    );
  }
  const bins = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
  const words = bins.slice(1).map((to, at) => {
    const part = calls.filter(({ win }) => win >= bins[at]! && (win < to || to === 1));
    return `${shown(mean(part.map(({ win }) => win)), 2)} ->${shown(mean(part.map(({ won }) => won)), 2)} (${part.length})`;
  });
  console.log(`  chance said -> how often: ${words.join("  ")}`);
}

const only = values.only?.split(",");
const spreads = SPREADS.map((row) => [...row]);
const ofModules: Record<string, readonly number[]> = { ...SPREADS_OF_MODULES };
const hopes = HOPES.map((row) => [...row]);
const hopesOfModules: Record<string, readonly number[]> = { ...HOPES_OF_MODULES };
const trusts = TRUSTS.map((row) => [...row]);
const trustsOfModules: Record<string, readonly number[]> = { ...TRUSTS_OF_MODULES };
for (const { name, request } of TABLES) {
  if (only && !only.includes(name)) continue;
  const calls = callsOf(request, games, work, `calibration ${name}`);
  report(name, calls);
  const seats = request.seats!;
  const row = spreadsOf(calls);
  // What remains adds to what was already subtracted.
  if (request.modules) hopesOfModules[name] = sumOf(hopesOfModules[name] ?? HOPES[seats - 1]!, hopesOf(calls));
  else hopes[seats - 1] = sumOf(HOPES[seats - 1]!, evenHopesOf(calls));
  if (request.modules) {
    ofModules[name] = row;
    trustsOfModules[name] = trustsOf(calls);
  } else {
    // Without modules nothing is hidden at the end.
    spreads[seats - 1] = row.with(0, 0);
    trusts[seats - 1] = trustsOf(calls).with(0, 1);
  }
}

if (values.write) {
  const rowOf = (row: readonly number[], digits = 1): string =>
    `[${row.map((each) => Number(each.toFixed(digits))).join(", ")}]`;
  const rowsOf = (rows: Readonly<Record<string, readonly number[]>>, digits = 1): string =>
    Object.entries(rows)
      .map(([id, row]) => `  "${id}": ${rowOf(row, digits)},`)
      .join("\n");
  writeFileSync(
    new URL("../src/metro/inspector/spreads.ts", import.meta.url),
    `/**
 * How far games end from what was expected: the standard deviation of the final margin, a row for every number of
 * seats, for 0, 10, 20 ... 60 tiles left. Written by \`training/calibrate.ts\`.
 */
export const SPREADS: readonly (readonly number[])[] = [
${spreads.map((row) => `  ${rowOf(row)},`).join("\n")}
];

/** The same with a module, for the seats that it was fitted at: one in the solo game, two in others. */
export const SPREADS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
${rowsOf(ofModules)}
};

/**
 * By how many points the mover expects too much, likewise: of moves that look alike the luckiest seems best, others answer
 * better than playouts do, and what others hide is guessed to be even.
 */
export const HOPES: readonly (readonly number[])[] = [
${hopes.map((row) => `  ${rowOf(row)},`).join("\n")}
];

export const HOPES_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
${rowsOf(hopesOfModules)}
};

/** By how many points a lead is larger in the end for every point that it is expected to be larger, likewise. */
export const TRUSTS: readonly (readonly number[])[] = [
${trusts.map((row) => `  ${rowOf(row, 2)},`).join("\n")}
];

export const TRUSTS_OF_MODULES: Readonly<Record<string, readonly number[]>> = {
${rowsOf(trustsOfModules, 2)}
};
`,
  );
}

/** Fuzzes everything from a seed, case by case. A failing case is reported by its number. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Random } from "@interchange/tabletop";
import { Mutations } from "./mutations.ts";
import { components, connections, imports, messages, records, requests } from "./targets.ts";
import type { Target } from "./targets.ts";
import { World } from "./world.ts";

export interface FuzzWish {
  readonly cases: number;
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
  /** Whether to stop early. */
  readonly isEnough?: () => boolean;
}

export interface Fuzzed {
  readonly cases: number;
  readonly seed: string;
  readonly byTarget: Readonly<Record<string, number>>;
  /** The first few faults. */
  readonly faults: readonly string[];
  /** How much the heap grew from a tenth of the way to the end, if garbage collection can be forced. */
  readonly heapGrowth: number | undefined;
}

const MOST_FAULTS = 20;

export async function fuzz({ cases, seed, onProgress, isEnough }: FuzzWish): Promise<Fuzzed> {
  const world = await World.open();
  const byTarget: Record<string, number> = {};
  const faults: string[] = [];
  const stray = (thrown: unknown): void => void faults.push(`uncaught: ${said(thrown)}`);
  process.on("uncaughtException", stray);
  process.on("unhandledRejection", stray);
  let settledHeap: number | undefined;
  let done = 0;
  try {
    const targets: readonly Target[] = [
      await messages(world),
      await requests(world),
      await records(recordFiles()),
      await components(),
      await imports(world),
      connections(world),
    ];
    const choice = new Random(`${seed}/targets`);
    for (let number = 0; number < cases && faults.length < MOST_FAULTS; number++) {
      if (isEnough?.() === true) break;
      const target = targets[choice.weighted(targets.map(({ weight }) => weight))];
      if (!target) continue;
      done++;
      byTarget[target.name] = (byTarget[target.name] ?? 0) + 1;
      try {
        const fault = await target.attack(new Mutations(new Random(`${seed}/${number}`)));
        if (fault !== undefined) faults.push(`case ${number}, ${target.name}: ${fault}`);
      } catch (thrown) {
        faults.push(`case ${number}, ${target.name}: threw ${said(thrown)}`);
      }
      if (number === Math.floor(cases / 10)) settledHeap = heap();
      if (number % 10_000 === 0) onProgress?.(number);
    }
    // The server still works after all this.
    const health = await fetch(`${world.server.address}api/health`);
    if (!health.ok) faults.push(`the server answers ${health.status}`);
  } finally {
    const end = heap();
    await world.close();
    process.off("uncaughtException", stray);
    process.off("unhandledRejection", stray);
    if (settledHeap !== undefined && end !== undefined) settledHeap = end - settledHeap;
  }
  return { cases: done, seed, byTarget, faults, heapGrowth: settledHeap };
}

function heap(): number | undefined {
  if (!globalThis.gc) return undefined;
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function said(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

/** The records of the corpus. */
function recordFiles(): readonly string[] {
  const folder = fileURLToPath(new URL("../../../../../corpus/", import.meta.url));
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".record"))
    .toSorted()
    .map((file) => `${folder}${file}`);
}

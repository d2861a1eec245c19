/** Reads networks from lines of JSON, and checks them before use. */
import { known } from "@interchange/tabletop";
import type { Block, Topology } from "@interchange/underground";
import { Tracks } from "@interchange/underground";

/** What is wrong with a line of input. */
export class InputError extends Error {}

export function fail(reason: string): never {
  throw new InputError(reason);
}

export function parsed(line: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    fail(`not JSON: ${(error as Error).message}`);
  }
  return objectOf(json, "the line");
}

export function objectOf(json: unknown, what: string): Record<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) fail(`${what} must be an object`);
  return json as Record<string, unknown>;
}

/** The blocks of a list of station pairs. */
export function blocksOf(topology: Topology, json: unknown, what: string): readonly Block[] {
  if (!Array.isArray(json)) fail(`${what} must be a list of pairs of stations`);
  return json.map((pair: unknown) => {
    const [one, other] =
      Array.isArray(pair) && pair.length === 2
        ? (pair as unknown[])
        : fail(`${what} contains ${JSON.stringify(pair)}, which is not a pair of stations`);
    const block = typeof one === "string" && typeof other === "string" ? topology.block(one, other) : undefined;
    return block ?? fail(`unknown block ${JSON.stringify(pair)}`);
  });
}

export function stationOf(topology: Topology, json: unknown, what: string): string {
  if (typeof json !== "string" || topology.station(json) === undefined)
    fail(`${what}: unknown station ${JSON.stringify(json)}`);
  return json;
}

/** Lays out lines. Each must be connected, use a block only once, and find room there. */
export function networkOf(topology: Topology, json: unknown): Tracks {
  const tracks = new Tracks(topology);
  for (const [id, pairs] of Object.entries(objectOf(json, "lines"))) {
    const line = topology.line(id) ?? fail(`unknown line "${id}"`);
    const blocks = blocksOf(topology, pairs, `line ${id}`);
    for (const block of blocks) {
      const name = known(topology.city.blocks[block]).between.join("–");
      if ((known(tracks.linesIn[block]) & (1 << line)) !== 0) fail(`line ${id} uses ${name} twice`);
      if (known(tracks.load[block]) >= known(topology.spaces[block])) fail(`more lines than spaces in ${name}`);
      tracks.build(line, block);
    }
    if (!isConnected(topology, blocks)) fail(`line ${id} is not connected`);
  }
  return tracks;
}

function isConnected({ ends }: Topology, blocks: readonly Block[]): boolean {
  const [first, ...rest] = blocks;
  if (first === undefined) return true;
  const reached = new Set([known(ends[first * 2]), known(ends[first * 2 + 1])]);
  let left = rest;
  for (let before = -1; left.length !== before;) {
    before = left.length;
    left = left.filter((block) => {
      const [one, other] = [known(ends[block * 2]), known(ends[block * 2 + 1])];
      if (!reached.has(one) && !reached.has(other)) return true;
      reached.add(one).add(other);
      return false;
    });
  }
  return left.length === 0;
}

// How fast playouts with each module are beside those of the plain board: the median of nine runs of
// `interchange bench`, in which all modules take turns. Each run is a process of its own, as modules that are played in
// one process slow each other down. `node bench/metro-modules.mjs paris solo` measures only those named.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { CATALOG } from "@interchange/metro/catalog";

const ROUNDS = 9;
const GAMES = "6000";
const CLI = fileURLToPath(new URL("../packages/cli/bin/interchange.mjs", import.meta.url));

/** A bridge is on whenever both modules are that it joins. */
const all = CATALOG.map(({ id, joins }) => ({ id, modules: joins ?? [id] }));
const named = process.argv.slice(2);
const measured = named.length === 0 ? all : all.filter(({ id }) => named.includes(id));

/** @param {readonly string[]} modules */
function ofPlain(modules) {
  const options = ["--modules", modules.join(","), "--games", GAMES, "--json"];
  const output = execFileSync(process.execPath, [CLI, "bench", "metro", ...options]);
  return /** @type {{ ofPlain: number }} */ (JSON.parse(output.toString())).ofPlain;
}

/** @type {Map<string, number[]>} */
const runs = new Map(measured.map(({ id }) => [id, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const { id, modules } of measured) runs.get(id)?.push(ofPlain(modules));

const medians = [...runs].map(([id, ratios]) => [id, ratios.toSorted((one, other) => one - other)[ROUNDS >> 1]]);
console.log(JSON.stringify({ bench: "metro-modules", runs: ROUNDS, ofPlain: Object.fromEntries(medians) }));

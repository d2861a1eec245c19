// The what-if ledger for every legal square of a half-full board, as the page asks for it.
import { metro, preview } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";

const prepared = metro.prepare({ seats: 4 });
if (!prepared.ok) throw new Error(prepared.reason);
const table = new Table(metro, prepared.setup, ["A", "B", "C", "D"]);
const source = seededChance("ledger");
const random = new Random("ledger");
for (table.settle(source); table.position.laid.length < 30; table.settle(source)) {
  const { turn } = table.position;
  table.play(turn, random.pick(metro.moves(table.view(turn))));
}

const view = table.view(table.position.turn);
const placements = metro.moves(view).filter((move) => move.type === "place");
const times = Array.from({ length: 500 }, () => {
  const began = performance.now();
  const scene = metro.sceneOf(view);
  for (const move of placements) preview(scene, view, move.tile, move);
  return performance.now() - began;
}).toSorted((one, other) => one - other);

console.log(
  JSON.stringify({
    bench: "metro-ledger",
    squares: placements.length,
    medianMilliseconds: Number((times[250] ?? 0).toFixed(3)),
    worstMilliseconds: Number((times.at(-1) ?? 0).toFixed(3)),
  }),
);

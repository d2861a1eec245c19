// What somebody who installed the engine packages might write: one random game, start to end.
import { metro } from "@interchange/metro";
import { Random, readRecord, seededChance, Table, writeRecord } from "@interchange/tabletop";
import * as bots from "@interchange/bots";
import * as conformance from "@interchange/tabletop/conformance";
import * as seal from "@interchange/tabletop/seal";
import * as worker from "@interchange/bots/worker";

const prepared = metro.prepare({ seats: 3 });
if (!prepared.ok) throw new Error(prepared.reason);

const table = new Table(metro, prepared.setup, ["Ada", "Bo", "Cy"]);
const chance = seededChance("packed");
const random = new Random("packed");
for (;;) {
  table.settle(chance);
  const actor = metro.actor(table.position);
  if (actor.kind !== "seat") break;
  const moves = metro.moves(table.view(actor.seat));
  const move = moves[random.below(moves.length)];
  if (move === undefined || !table.play(actor.seat, move).ok) throw new Error("a legal move was refused");
}

const read = readRecord(writeRecord(table.record()));
if (!read.ok) throw new Error("its own record could not be read");
const replayed = Table.replay(metro, read.record);
if (!replayed.ok) throw new Error(replayed.reason);

console.log(
  JSON.stringify({
    points: metro.points(replayed.table.position),
    places: metro.standings(replayed.table.position)?.map(({ place }) => place),
    exports: [bots, conformance, seal, worker].map((module) => Object.keys(module).length),
  }),
);

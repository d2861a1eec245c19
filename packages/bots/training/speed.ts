/**
 * Playouts in a millisecond of processor time: of `inspector` and of `reference`, without modules and with each. Run
 * from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/speed.ts [seats-2,london]
 */
import { CATALOG, metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { inspector } from "../src/metro/inspector.ts";
import { reference } from "../src/metro/reference.ts";
import { setupOf } from "./selfPlay.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

const WORK = 1600;

function viewsOf(request: SetupRequest): View[] {
  const setup = setupOf(request);
  const names = Array.from({ length: setup.seats }, (_, seat) => `seat ${seat + 1}`);
  const table = new Table(metro, setup, names);
  const chance = seededChance("speed");
  const views: View[] = [];
  for (;;) {
    table.settle(chance);
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const view = table.view(actor.seat);
    if (metro.moves(view).length > 1) views.push(view);
    table.play(actor.seat, reference.choose(view, new Random("speed"), { work: 0 }));
  }
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => views[Math.floor(part * views.length)]!);
}

/** Processor time in milliseconds. */
function timed(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const only = process.argv[2]?.split(",");
const tables = [
  ...[2, 4].map((seats): [string, SetupRequest] => [`seats-${seats}`, { seats }]),
  ...CATALOG.filter(({ kind }) => kind !== "bridge").map(({ id, seats = 2 }): [string, SetupRequest] => [
    id,
    { seats, modules: [id] },
  ]),
];
for (const [name, request] of tables) {
  if (only && !only.includes(name)) continue;
  const views = viewsOf(request);
  const work = request.modules ? WORK / 8 : WORK;
  const speeds = [inspector, reference].map((bot) => {
    const run = (): void => {
      for (const view of views) bot.choose(view, new Random("speed"), { work });
    };
    timed(run);
    // With modules, the reference makes fewer playouts for the same work.
    const done = bot === reference && request.modules ? (work * 3) / 8 : work;
    return (done * views.length) / timed(run);
  });
  console.log(
    `${name.padEnd(20)} inspector ${speeds[0]!.toFixed(1)}  reference ${speeds[1]!.toFixed(1)} playouts a millisecond`,
  );
}

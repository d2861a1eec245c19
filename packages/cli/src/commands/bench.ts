import { DRAW_ANOTHER, metro, metroSearch } from "@interchange/metro";
import { CHANCE, NOBODY, Random, seededChance, Table } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { rounded } from "../contest.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";

export const bench = command({
  usage: "bench GAME [--games G] [--json]",
  about: [
    "Measures the engine on one thread: random legal games on the board that search uses (a hand tile is always",
    "placed), and the time to replay a whole record through the rules with all events. Machines differ and drift:",
    `compare figures of one run only. Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    games: { value: "G", help: "how many playouts are timed (default 200000)" },
    json: { help: "one JSON object: playoutsPerSecond, meanTotal, replayMilliseconds" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    playable(words[0] ?? "");
    const setup = setupFrom(metro, options);
    const games = wholeNumber(options.games ?? "200000", "games", { min: 1, max: 1_000_000_000 });
    const playouts = timePlayouts(setup, games);
    const json = { ...playouts, replayMilliseconds: rounded(timeReplay(setup), 3), games };
    if (options.json) io.stdout.write(`${JSON.stringify(json)}\n`);
    else
      io.stdout.write(
        `${json.playoutsPerSecond} playouts a second, mean total ${json.meanTotal}; a replay takes ${json.replayMilliseconds} ms\n`,
      );
    return 0;
  },
});

interface Playouts {
  readonly playoutsPerSecond: number;
  readonly meanTotal: number;
}

function timePlayouts(setup: Setup, games: number): Playouts {
  const random = new Random(1);
  const first = metroSearch.board(metro.start(setup));
  const board = metroSearch.board(metro.start(setup));
  const playout = (): number => {
    board.copy(first);
    while (board.toAct !== NOBODY) {
      let action = board.sample(random);
      if (board.toAct !== CHANCE) while (action === DRAW_ANOTHER) action = board.sample(random);
      board.act(action);
    }
    let total = 0;
    for (const points of board.points) total += points;
    return total;
  };
  for (let warmUp = 0; warmUp < Math.min(games, 5_000); warmUp++) playout();
  let total = 0;
  const started = performance.now();
  for (let game = 0; game < games; game++) total += playout();
  const seconds = (performance.now() - started) / 1000;
  return { playoutsPerSecond: Math.round(games / seconds), meanTotal: rounded(total / games) };
}

/** The median of many replays of one random game, record to events. */
function timeReplay(setup: Setup): number {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`);
  const table = new Table(metro, setup, names);
  const random = new Random("replay");
  const source = seededChance("replay");
  for (table.settle(source); metro.actor(table.position).kind === "seat"; table.settle(source)) {
    const { turn } = table.position;
    table.play(turn, random.pick(metro.moves(table.view(turn))));
  }
  const record = table.record();
  const times = Array.from({ length: 101 }, () => {
    const started = performance.now();
    Table.replay(metro, record);
    return performance.now() - started;
  });
  return times.toSorted((one, other) => one - other)[50] ?? 0;
}

// Random games on the board that search uses, against the same games through the rules with events: how much the
// mutable twin is worth.
import { DRAW_ANOTHER, metro, metroSearch } from "@interchange/metro";
import { CHANCE, NOBODY, Random } from "@interchange/tabletop";

const prepared = metro.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const start = metro.start(prepared.setup);

const first = metroSearch.board(start);
const board = metroSearch.board(start);

/** @param {Random} random */
function onBoard(random) {
  board.copy(first);
  while (board.toAct !== NOBODY) {
    let action = board.sample(random);
    if (board.toAct !== CHANCE) while (action === DRAW_ANOTHER) action = board.sample(random);
    board.act(action);
  }
}

/** @param {Random} random */
function byRules(random) {
  let position = start;
  for (;;) {
    const actor = metro.actor(position);
    if (actor.kind === "nobody") return;
    if (actor.kind === "chance") {
      const { outcomes } = metro.draw(position);
      const index = random.weighted(outcomes.map(({ weight }) => weight));
      position = metro.resolve(position, /** @type {typeof outcomes[number]} */ (outcomes[index]).chance).position;
    } else {
      const moves = metro.moves(metro.view(position, actor.seat)).filter(({ type }) => type === "place");
      position = metro.play(position, random.pick(moves)).position;
    }
  }
}

/**
 * @param {(random: Random) => void} game
 * @param {number} games
 */
function gamesPerSecond(game, games) {
  const random = new Random(1);
  for (let warmUp = 0; warmUp < games / 20; warmUp++) game(random);
  const began = performance.now();
  for (let played = 0; played < games; played++) game(random);
  return Math.round((1000 * games) / (performance.now() - began));
}

const boardGames = gamesPerSecond(onBoard, 100_000);
const rulesGames = gamesPerSecond(byRules, 400);
console.log(
  JSON.stringify({
    bench: "metro-playouts",
    boardGamesPerSecond: boardGames,
    rulesGamesPerSecond: rulesGames,
    ratio: Math.round(boardGames / rulesGames),
  }),
);

// Whether the first opponent is fair to newcomers. `naive`, who plays as they do, should win 60 to 75 % of 400 games
// against it, and it should win at least 80 % against `random`. Every deal is played from both seats, and a tie counts
// half. Work is counted, so every machine gets the same figures.
import { finish, metroBot, METRO_LADDER, runMatch, undergroundBot, UNDERGROUND_LADDER } from "@interchange/bots";
import type { Bot } from "@interchange/bots";
import { metro } from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";

const GAMES = 400;

console.log(
  JSON.stringify({
    bench: "first-opponent",
    games: GAMES,
    metro: figures(metro, METRO_LADDER, metroBot),
    underground: figures(underground, UNDERGROUND_LADDER, undergroundBot),
  }),
);

function figures<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  ladder: readonly Bot<View, Move>[],
  named: (name: string) => Bot<View, Move> | undefined,
) {
  const first = known(ladder[0]);
  const prepared = game.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const match = (bots: readonly Bot<View, Move>[]) => {
    const run = runMatch({ game, setup, bots, games: GAMES, seed: "first opponent", budget: { work: 1 } });
    const { share, meanMargin } = known(finish(run).bots[0]);
    return { percent: Number((100 * share).toFixed(1)), margin: Number(meanMargin.toFixed(1)) };
  };
  return {
    first: first.name,
    naiveAgainstIt: match([known(named("naive")), first]),
    itAgainstRandom: match([first, known(named("random"))]),
  };
}

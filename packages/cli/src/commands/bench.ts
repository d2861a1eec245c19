import { known } from "@interchange/tabletop";
import { wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";

/** The default number of playouts and seats. */
const USUAL: Readonly<Record<string, { readonly games: string; readonly players?: string }>> = {
  metro: { games: "200000" },
  underground: { games: "10000", players: "4" },
};
/** Tables with modules use slower code. */
const USUAL_WITH_MODULES = "20000";

export const bench = command({
  usage: "bench GAME [--games G] [--players N] [--json]",
  about: [
    "Benchmarks the engine on one thread: random legal games on the board used for search (in Metro always placing a hand",
    "tile), the time to replay a whole record with all events, and more for each game. With modules, ofPlain is their speed",
    "relative to the plain two-player board, played in alternation.",
    `Machines differ and drift, so compare only numbers from the same run. Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    games: { value: "G", help: "number of playouts to time" },
    json: {
      help: "print one JSON object: playoutsPerSecond, meanTotal, replayMilliseconds and more; ofPlain with modules",
    },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const usual = known(USUAL[chosen.game.id]);
    const setup = setupFrom(chosen.game, { ...options, players: options.players ?? usual.players });
    const usualGames = setup.modules.length ? USUAL_WITH_MODULES : usual.games;
    const games = wholeNumber(options.games ?? usualGames, "games", { min: 1, max: 1_000_000_000 });
    const figures = chosen.bench(setup, games);
    if (options.json) io.stdout.write(`${JSON.stringify(figures)}\n`);
    else for (const [name, figure] of Object.entries(figures)) io.stdout.write(`${name}  ${figure}\n`);
    return 0;
  },
});

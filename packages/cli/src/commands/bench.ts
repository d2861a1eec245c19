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
    "Measures the engine on one thread: random legal games on the board that search uses (in Metro a hand tile is always",
    "placed), the time to replay a whole record through the rules with all events, and what else matters in a game. With",
    "modules also how fast they are beside the plain board of two seats, which is played in turn with them: ofPlain.",
    `Machines differ and drift: compare figures of one run only. Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    games: { value: "G", help: "how many playouts are timed" },
    json: { help: "one JSON object: playoutsPerSecond, meanTotal, replayMilliseconds and more; ofPlain with modules" },
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

import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";
import { Session } from "../engine/session.ts";
import { gameNames, playable } from "../games.ts";
import { linesOf } from "../input.ts";
import { version } from "../version.ts";

export const engine = command({
  usage: "engine GAME [--bot NAME] [--seed S]",
  about: [
    "Speaks the engine protocol on standard input and output: a program sends a position and a thinking time, and gets the",
    "bot's move and evaluation. docs/engine.md describes every line. To try it by hand, type",
    `\`hello\`, \`position =cbaa =cbaa\`, \`legal\`, \`go time 500\`, \`quit\`. Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    bot: { value: "NAME", help: "the bot (default inspector, the strongest)" },
    seed: { value: "S", help: "seed for its random choices (default 1)" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const name = options.bot ?? "inspector";
    const bot = chosen.bots.find((each) => each.name === name);
    if (!bot)
      throw new UsageError(
        `unknown bot '${name}'; bots of ${chosen.game.id}: ${chosen.bots.map((each) => each.name).join(", ")}`,
      );
    const session = new Session({
      playable: chosen,
      bot,
      version: version(),
      seed: options.seed ?? "1",
      write: (line) => io.stdout.write(`${line}\n`),
    });
    await session.converse(linesOf(io.stdin));
    return 0;
  },
});

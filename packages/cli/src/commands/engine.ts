import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";
import { Session } from "../engine/session.ts";
import { gameNames, playable } from "../games.ts";
import { linesOf } from "../input.ts";
import { version } from "../version.ts";

export const engine = command({
  usage: "engine GAME [--bot NAME] [--seed S]",
  about: [
    "Speaks the engine protocol on standard input and output: a program says how a game stands and how long to think, and",
    "is told what the bot would do and what it expects. docs/engine.md describes every line; to look at it by hand, type",
    `\`hello\`, \`position =cbaa =cbaa\`, \`legal\`, \`go time 500\`, \`quit\`. Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    bot: { value: "NAME", help: "who thinks (default inspector, the strongest)" },
    seed: { value: "S", help: "the seed that it rolls from (default 1)" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const name = options.bot ?? "inspector";
    const bot = chosen.bots.find((each) => each.name === name);
    if (!bot)
      throw new UsageError(
        `there is no bot '${name}'; bots of ${chosen.game.id}: ${chosen.bots.map((each) => each.name).join(", ")}`,
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

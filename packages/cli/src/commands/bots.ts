import { LADDERS } from "@interchange/bots";
import { command } from "../command.ts";
import { gameNames, playable } from "../games.ts";

export const bots = command({
  usage: "bots [GAME] [--json]",
  about: [
    "Lists the bots of a game, or of both, from 1 (weakest) to 6 (strongest). In the two-player base game, each bot wins",
    `about seven games of ten against the one below it. Games: ${gameNames()}.`,
  ].join("\n"),
  options: { json: { help: "print one JSON list: name, game, rung and about" } },
  words: { name: "GAME", min: 0, max: 1 },
  run: async ({ words, options }, io) => {
    const [name] = words;
    const game = name === undefined ? undefined : playable(name).game.id;
    const listed = LADDERS.filter((each) => game === undefined || each.game === game);
    if (options.json) io.stdout.write(`${JSON.stringify(listed)}\n`);
    else
      for (const each of listed)
        io.stdout.write(`${each.game.padEnd(12)} ${each.rung}  ${each.name.padEnd(10)} ${each.about}\n`);
    return 0;
  },
});

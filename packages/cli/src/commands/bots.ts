import { LADDERS } from "@interchange/bots";
import { command } from "../command.ts";
import { gameNames, playable } from "../games.ts";

export const bots = command({
  usage: "bots [GAME] [--json]",
  about: [
    "Lists the ladder of bots of a game, or of all: 1 is the weakest, 6 the strongest. Neighbours are set so that the",
    `stronger one wins about seven games of ten in the base game of two seats. Games: ${gameNames()}.`,
  ].join("\n"),
  options: { json: { help: "one JSON list: name, game, rung and a line about each" } },
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

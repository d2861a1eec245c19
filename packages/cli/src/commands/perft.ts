import { perft as countSequences, seededChance } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";
import { newTable, tableFrom } from "../tables.ts";

export const perft = command({
  usage: "perft GAME [--depth D] [--record FILE [--to N]] [--players N] [--option NAME=VALUE] [--json]",
  about: [
    "Counts the sequences of actions from a position, by depth. Each outcome of a draw is one action. The position is",
    "the first decision of a game dealt from seed 0, or the end of a record.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    depth: { value: "D", help: "maximum number of actions (default 3)" },
    record: { value: "FILE", help: "a record to start from; - for standard input" },
    to: { value: "N", help: "number of moves and draws to play (default all)" },
    json: { help: "print one JSON object: counts by depth" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const depth = wholeNumber(options.depth ?? "3", "depth", { min: 1, max: 12 });
    const opened = options.record === undefined ? undefined : await tableFrom(options.record, options.to, io);
    if (opened && opened.playable !== chosen)
      throw new UsageError(`${options.record} is a record of ${opened.record.game}, not of ${chosen.game.id}`);
    const table = opened?.table ?? newTable(chosen, setupFrom(chosen.game, options));
    if (!opened) table.settle(seededChance(0));
    const counts: number[] = [];
    for (let each = 1; each <= depth; each++) {
      counts.push(countSequences(chosen.search.board(table.position), each, chosen.search.maxActions));
      if (!options.json) io.stdout.write(`${each} ${counts.at(-1)}\n`);
    }
    if (options.json) io.stdout.write(`${JSON.stringify({ counts })}\n`);
    return 0;
  },
});

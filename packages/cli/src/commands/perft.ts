import { perft as countSequences, seededChance } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";
import { newTable, tableFrom } from "../tables.ts";

export const perft = command({
  usage: "perft GAME [--depth D] [--record FILE [--to N]] [--players N] [--option NAME=VALUE] [--json]",
  about: [
    "Counts the sequences of actions from a position, by depth; an outcome of a draw is one action. The position is",
    "the first in which a seat is to act, dealt from seed 0, or the one that a record leads to.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    depth: { value: "D", help: "how many actions at most (default 3)" },
    record: { value: "FILE", help: "a record to start from; - for standard input" },
    to: { value: "N", help: "how many moves and draws of the record to play (default all)" },
    json: { help: "one JSON object: counts by depth" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const depth = wholeNumber(options.depth ?? "3", "depth", { min: 1, max: 12 });
    const opened = options.record === undefined ? undefined : await tableFrom(options.record, options.to, io);
    if (opened && opened.playable !== chosen) throw new UsageError(`${options.record} is of ${opened.record.game}`);
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

import { Table } from "@interchange/tabletop";
import { command } from "../command.ts";
import { PLAYABLES } from "../games.ts";
import { recordIn, textOf } from "../input.ts";

export const check = command({
  usage: "check [--json] FILE...",
  about: "Replays records, each move and draw by the rules, and says which of them hold. `-` reads standard input.",
  options: { json: { help: "one JSON object a file: file, ok, and entries or reason" } },
  words: { name: "FILE", min: 1, max: 100_000 },
  run: async ({ words, options }, io) => {
    let code = 0;
    for (const file of words) {
      const checked = checkRecord(await textOf(file, io));
      if (!checked.ok) code = 1;
      if (options.json) io.stdout.write(`${JSON.stringify({ file, ...checked })}\n`);
      else if (checked.ok) io.stdout.write(`${file}: holds, ${checked.entries} moves and draws\n`);
      else io.stderr.write(`${file}: ${checked.reason}\n`);
    }
    return code;
  },
});

type Checked = { readonly ok: true; readonly entries: number } | { readonly ok: false; readonly reason: string };

function checkRecord(text: string): Checked {
  const read = recordIn(text);
  if (!read.ok) return read;
  const { record } = read;
  const found = PLAYABLES.find(({ game }) => game.id === record.game);
  if (!found) return { ok: false, reason: `there is no game '${record.game}'` };
  const replayed = Table.replay(found.game, record);
  return replayed.ok
    ? { ok: true, entries: record.entries.length }
    : { ok: false, reason: `entry ${replayed.entry + 1}: ${replayed.reason}` };
}

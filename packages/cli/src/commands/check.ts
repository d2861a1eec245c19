import { Table } from "@interchange/tabletop";
import { checkSeal } from "@interchange/tabletop/seal";
import type { SealCheck } from "@interchange/tabletop/seal";
import { command } from "../command.ts";
import { PLAYABLES } from "../games.ts";
import { recordIn, textOf } from "../input.ts";

export const check = command({
  usage: "check [--json] FILE...",
  about: [
    "Replays records, every move and draw by the rules, and says which are valid. If a record has an opened seal, the draws",
    "are checked against it. `-` reads standard input.",
  ].join("\n"),
  options: { json: { help: "print one JSON object per file: file, ok, and entries and seal, or reason" } },
  words: { name: "FILE", min: 1, max: 100_000 },
  run: async ({ words, options }, io) => {
    let code = 0;
    for (const file of words) {
      const checked = checkRecord(await textOf(file, io));
      const isSound = checked.ok && checked.seal.seal !== "broken";
      if (!isSound) code = 1;
      if (options.json) {
        const json = checked.ok ? { ...checked, seal: checked.seal.seal } : checked;
        io.stdout.write(`${JSON.stringify({ file, ...json })}\n`);
      } else (isSound ? io.stdout : io.stderr).write(`${file}: ${checked.ok ? said(checked) : checked.reason}\n`);
    }
    return code;
  },
});

type Checked =
  | { readonly ok: true; readonly entries: number; readonly seal: SealCheck }
  | { readonly ok: false; readonly reason: string };

function checkRecord(text: string): Checked {
  const read = recordIn(text);
  if (!read.ok) return read;
  const { record } = read;
  const found = PLAYABLES.find(({ game }) => game.id === record.game);
  if (!found) return { ok: false, reason: `unknown game '${record.game}'` };
  const replayed = Table.replay(found.game, record, undefined, { keeps: "last" });
  return replayed.ok
    ? { ok: true, entries: record.entries.length, seal: checkSeal(found.game, record) }
    : { ok: false, reason: `entry ${replayed.entry + 1}: ${replayed.reason}` };
}

function said({ seal, ...rest }: Extract<Checked, { ok: true }>): string {
  const holds = `valid, ${rest.entries} moves and draws`;
  if (seal.seal === "none") return holds;
  return seal.seal === "holds" ? `${holds}; its seal holds` : `${holds}, but its seal is broken: ${seal.reason}`;
}

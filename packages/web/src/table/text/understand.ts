/** Interprets typed input: a command, a move, or the likely meaning of a typo. */
import type { Command, Reply } from "./gameText.ts";
import { says } from "./gameText.ts";
import { t } from "../../words/index.ts";

/** What the input can refer to. */
export interface Known {
  readonly commands: readonly Command[];
  readonly read: (typed: string) => Promise<Reply> | undefined;
}

const named = (commands: readonly Command[], name: string): Command | undefined =>
  commands.find(({ names }) => names.includes(name.toLowerCase()));

export async function answer(typed: string, { commands, read }: Known): Promise<Reply> {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const [first = "", ...rest] = text.split(" ");
  const command = named(commands, first);
  if (command) return command.run(rest.join(" "));
  const words = t.text;
  const moved = await read(text);
  if (moved) return moved;
  const meant = nearest(
    first.toLowerCase(),
    commands.flatMap(({ names }) => names),
  );
  return says(words.unknown(text), meant.length ? words.meant(meant) : words.tryHelp);
}

/** All commands with their descriptions, or one of them. */
export function helpOn(commands: readonly Command[], wanted: string): Reply {
  const { helpOf, unknown, tryHelp } = t.text;
  if (!wanted) return says(...commands.map(({ usage, about }) => helpOf(usage, about)));
  const command = named(commands, wanted);
  return command ? says(helpOf(command.usage, command.about)) : says(unknown(wanted), tryHelp);
}

/** At most this many letters of a typo are wrong. */
const SLIP = 2;
const MOST = 3;

/** The names closest to a word, if any: those it starts, or that it may be a typo of. */
export function nearest(word: string, names: readonly string[]): readonly string[] {
  const far = names
    .map((name) => [name, name.startsWith(word) ? 0 : apart(word, name)] as const)
    // A short word could be a typo of anything.
    .filter(([name, slips]) => slips <= Math.min(SLIP, Math.floor(Math.max(word.length, name.length) / 2)));
  const least = Math.min(...far.map(([, slips]) => slips));
  return far
    .filter(([, slips]) => slips === least)
    .map(([name]) => name)
    .slice(0, MOST);
}

/** The edit distance. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++)
      next.push(
        Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, (row[to] ?? 0) + (letter === other.charAt(to) ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The people and bots at a table: checks stored ones and names the bots. */
import type { Sitter as HostSitter } from "@interchange/host";
import { isBotName, onLadder } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { t } from "../words/index.ts";

export type { Mind } from "@interchange/host";

export const LONGEST_NAME = 24;

export interface Sitter extends HostSitter {
  /** A person who is not at this screen. */
  readonly isElsewhere?: boolean;
}

/** The name of a bot that nobody has named. */
export function botCalled(bot: BotName): string {
  return t.home.setup.botNames[onLadder(bot)];
}

/** A player at a server's table, or an open seat there. */
interface Seated {
  readonly name?: string | undefined;
  readonly mind: { readonly kind: string; readonly bot?: string };
}

/** Gives bots without a name the English one that records use, which `calledHere` translates. */
export function calledInRecords<Each extends Seated>(seats: readonly Each[]): Each[] {
  return seats.map((seated) => {
    const { name, mind } = seated;
    if (name === undefined || !isBotName(mind.bot)) return seated;
    const called = botCalled(mind.bot);
    const isGiven = name === called || /^ \d+$/.test(name.startsWith(called) ? name.slice(called.length) : "");
    return isGiven ? { ...seated, name: `${mind.bot}${name.slice(called.length)}` } : seated;
  });
}

/** Someone who has deleted their data is called so in records; two at one table have numbers. */
export function formerHere(name: string): string {
  const number = /^Former player( \d+)?$/.exec(name);
  return number ? `${t.signIn.former}${number[1] ?? ""}` : name;
}

/** Translates the English names of records into the page's language: those of bots and of former players. */
export function calledHere<Each extends Seated>(seats: readonly Each[]): Each[] {
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map((given) => {
    const seated = given.name === undefined ? given : { ...given, name: formerHere(given.name) };
    const { name, mind } = seated;
    if (name === undefined || !isBotName(mind.bot) || onLadder(mind.bot) !== mind.bot) return seated;
    const number = /^([a-z]+)( \d+)?$/i.exec(name);
    if (number?.[1]?.toLowerCase() !== mind.bot) return seated;
    const called = `${botCalled(mind.bot)}${number[2] ?? ""}`;
    // Someone may already have that name.
    if (taken.has(called)) return seated;
    taken.add(called);
    return { ...seated, name: called };
  });
}

export function isSitter(value: unknown): value is Sitter {
  if (typeof value !== "object" || value === null || !("name" in value) || !("mind" in value)) return false;
  const { name, mind } = value;
  if (typeof name !== "string" || typeof mind !== "object" || mind === null || !("kind" in mind)) return false;
  return mind.kind === "person" || (mind.kind === "bot" && "bot" in mind && isBotName(mind.bot));
}

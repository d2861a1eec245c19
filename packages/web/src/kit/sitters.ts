/** Those who sit at a table: whether something that was kept is one, and what bots are called. */
import type { Sitter as HostSitter } from "@interchange/host";
import { isBotName, onLadder } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { t } from "../words/index.ts";

export type { Mind } from "@interchange/host";

export interface Sitter extends HostSitter {
  /** A person who does not sit at this screen. */
  readonly isElsewhere?: boolean;
}

/** What a bot is called that nobody gave a name. */
export function botCalled(bot: BotName): string {
  return t.home.plan.botNames[onLadder(bot)];
}

/** Somebody of a server's table, or a seat there that waits for somebody. */
interface Seated {
  readonly name?: string | undefined;
  readonly mind: { readonly kind: string; readonly bot?: string };
}

/** Bots that nobody named, by the names that records have, which are English: what `calledHere` reads. */
export function calledInRecords<Each extends Seated>(seats: readonly Each[]): Each[] {
  return seats.map((seated) => {
    const { name, mind } = seated;
    if (name === undefined || !isBotName(mind.bot)) return seated;
    const called = botCalled(mind.bot);
    const isGiven = name === called || /^ \d+$/.test(name.startsWith(called) ? name.slice(called.length) : "");
    return isGiven ? { ...seated, name: `${mind.bot}${name.slice(called.length)}` } : seated;
  });
}

/** A server calls its bots by their names in records, which are English; they are shown by their names here. */
export function calledHere<Each extends Seated>(seats: readonly Each[]): Each[] {
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map((seated) => {
    const { name, mind } = seated;
    if (name === undefined || !isBotName(mind.bot) || onLadder(mind.bot) !== mind.bot) return seated;
    const number = /^([a-z]+)( \d+)?$/i.exec(name);
    if (number?.[1]?.toLowerCase() !== mind.bot) return seated;
    const called = `${botCalled(mind.bot)}${number[2] ?? ""}`;
    // Somebody may be called that already.
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

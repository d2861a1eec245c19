/** Those who sit at a table: whether something that was kept is one, and what bots are called. */
import type { Sitter as HostSitter } from "@interchange/host";
import { isBotName, onLadder } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { homeWords } from "./words/words.ts";

export type { Mind } from "@interchange/host";

export interface Sitter extends HostSitter {
  /** A person who does not sit at this screen. */
  readonly isElsewhere?: boolean;
}

/** What a bot is called that nobody gave a name. */
export function botCalled(bot: BotName): string {
  return homeWords().plan.botNames[onLadder(bot)];
}

export function isSitter(value: unknown): value is Sitter {
  if (typeof value !== "object" || value === null || !("name" in value) || !("mind" in value)) return false;
  const { name, mind } = value;
  if (typeof name !== "string" || typeof mind !== "object" || mind === null || !("kind" in mind)) return false;
  return mind.kind === "person" || (mind.kind === "bot" && "bot" in mind && isBotName(mind.bot));
}

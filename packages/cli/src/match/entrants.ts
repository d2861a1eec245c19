import { mayMatch } from "@interchange/bots";
import { UsageError } from "../arguments.ts";
import { botNamed, botNames } from "../contest.ts";
import { COMMAND } from "../engine/protocol.ts";
import type { Playable } from "../playable.ts";

/** The named bots. A command line is taken whole, since it may contain anything; other names end at a comma. */
export function entrantsFrom(given: readonly string[], chosen: Playable): readonly string[] {
  if (!given.length) throw new UsageError(`--bots is missing; bots of ${chosen.game.id}: ${botNames(chosen.bots)}`);
  return given.flatMap((names) => {
    if (!names.startsWith(COMMAND)) return names.split(",").map((name) => botNamed(name, chosen).name);
    if (!names.slice(COMMAND.length).trim()) throw new UsageError(`'${COMMAND}' needs a command line after it`);
    return [names];
  });
}

/** Explains why there are too few bots, if a comma was meant to separate two of them. */
export function aboutCommas(names: readonly string[]): string {
  const found = names.find((name) => name.startsWith(COMMAND) && name.includes(","));
  if (found === undefined) return "";
  return `; the comma in '${found}' belongs to its command line: use --bots once for each bot`;
}

/**
 * The pairings, as indices of the entrants: everyone in one match if there are enough seats, each alone on the same
 * deals in a solo game, else every pair.
 */
export function meetings(names: readonly string[], seats: number): readonly (readonly number[])[] {
  const entrants = names.length;
  const all = [...names.keys()];
  if (mayMatch(entrants, seats)) return [all];
  if (entrants < 2)
    throw new UsageError(
      `only ${entrants} bot; a match at ${seats} ${seats === 1 ? "seat needs 2 or more" : `seats needs 2 to ${seats}`}, or more for a tournament${aboutCommas(names)}`,
    );
  return all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
}

/**
 * Suggests a bot of the right strength for each game: the last one chosen, adjusted by the results. A win moves it one
 * up, two losses in a row one down.
 */
import { isBotName, LADDER, rungOf } from "@interchange/games";
import type { Rung } from "@interchange/games";
import type { Summary } from "@interchange/host";
import { recall, remember } from "./localStorage.ts";

export interface Fitting {
  readonly rung: number;
  /** Losses in a row against this bot. */
  readonly losses: number;
  /** Games that ended after this have not been counted. */
  readonly at: number;
}

/** A table as lists know it. */
export interface Ended extends Pick<Summary, "at" | "state" | "sitters" | "points"> {
  readonly game: string;
  readonly isImported: boolean;
}

const FIRST: Fitting = { rung: 1, losses: 0, at: 0 };
/** This many losses are not bad luck. */
const ENOUGH_LOSSES = 2;

/** Stored levels count from the Drifter, so that the Trainee below it is 0. */
const BELOW_STORED = 1;

const within = (rung: number): number => Math.min(LADDER.length, Math.max(1, rung));
const nameOf = (game: string): string => `rung-${game}`;

export function fittingOf(game: string): Fitting {
  const kept = recall(nameOf(game));
  if (typeof kept !== "object" || kept === null) return FIRST;
  const { rung, losses, at } = kept as Partial<Record<keyof Fitting, unknown>>;
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
  return isWhole(rung) && isWhole(losses) && isWhole(at) ? { rung: within(rung + BELOW_STORED), losses, at } : FIRST;
}

function keep(game: string, fitting: Fitting): void {
  remember(nameOf(game), { ...fitting, rung: fitting.rung - BELOW_STORED });
}

export function rungFitting({ rung }: Fitting): Rung {
  return LADDER[rung - 1] ?? LADDER[0];
}

/** Counts the games that have ended since. */
export function fittingAfter(game: string, tables: readonly Ended[]): Fitting {
  const before = fittingOf(game);
  const after = tables
    .filter((table) => table.game === game && table.state === "over" && !table.isImported && table.at > before.at)
    .toSorted((one, other) => one.at - other.at)
    .reduce(moved, before);
  if (after !== before) keep(game, after);
  return after;
}

/** The player chose this bot. */
export function rungChosen(game: string, bot: Rung, at = Date.now()): void {
  const fitting = fittingOf(game);
  const rung = rungOf(bot);
  keep(game, rung === fitting.rung ? fitting : { rung, losses: 0, at });
}

/** Only games of one person against bots count, and of those bots the strongest. */
function moved(fitting: Fitting, { sitters, points, at }: Ended): Fitting {
  const seat = sitters.findIndex(({ mind }) => mind.kind === "person");
  const minds = sitters.flatMap(({ mind }) => (mind.kind === "bot" && isBotName(mind.bot) ? [mind.bot] : []));
  if (seat < 0 || !minds.length || minds.length < sitters.length - 1) return { ...fitting, at };
  const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, each) => each !== seat));
  return fittingFrom(fitting, Math.max(...minds.map(rungOf)), lead, at);
}

/** The suggestion after a game against this bot, won or lost by `lead` points; without a game, the first suggestion. */
export function fittingFrom(fitting = FIRST, rung = 0, lead = 0, at = 0): Fitting {
  if (lead > 0) return { rung: within(Math.max(fitting.rung, rung + 1)), losses: 0, at };
  if (lead === 0 || rung > fitting.rung) return { ...fitting, at };
  const losses = fitting.losses + 1;
  return losses < ENOUGH_LOSSES ? { ...fitting, losses, at } : { rung: within(rung - 1), losses: 0, at };
}

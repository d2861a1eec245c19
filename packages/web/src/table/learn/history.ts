/** Which puzzles were answered, and on how many days in a row the daily one was solved; kept in the browser. */
import { recall, remember } from "../../kit/localStorage.ts";

export type Result = "solved" | "missed";

interface History {
  /** By game and puzzle. What was solved once stays solved. */
  readonly results: Readonly<Record<string, Result>>;
  /** The days on which the daily puzzle of a game was answered right at the first try, or not. */
  readonly days: Readonly<Record<string, Readonly<Record<number, Result>>>>;
}

const NAME = "puzzles";

export function puzzleHistory(): History {
  const kept = recall(NAME) as Partial<History> | undefined;
  return { results: kept?.results ?? {}, days: kept?.days ?? {} };
}

const keyOf = (game: string, id: string): string => `${game}/${id}`;

export function resultOf({ results }: History, game: string, id: string): Result | undefined {
  return results[keyOf(game, id)];
}

/** Notes an answer; of a daily puzzle only the first of the day counts. */
export function noteAnswer(game: string, id: string, isRight: boolean, day: number | undefined): void {
  const { results, days } = puzzleHistory();
  const result: Result = isRight ? "solved" : "missed";
  const key = keyOf(game, id);
  const ofGame = days[game] ?? {};
  remember(NAME, {
    results: { ...results, [key]: results[key] === "solved" ? "solved" : result },
    days: day === undefined || ofGame[day] ? days : { ...days, [game]: { ...ofGame, [day]: result } },
  });
}

/** Days in a row up to today; today's may still be missing. */
export function streakOf(history: History, game: string, today: number): number {
  const ofGame = history.days[game] ?? {};
  let day = ofGame[today] === undefined ? today - 1 : today;
  let streak = 0;
  for (; ofGame[day] === "solved"; day--) streak++;
  return streak;
}

export function todaysResult({ days }: History, game: string, today: number): Result | undefined {
  return days[game]?.[today];
}

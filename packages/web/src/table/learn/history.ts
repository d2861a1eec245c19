/** Stores in the browser which puzzles were solved, and the streak of daily puzzles. */
import { recall, remember } from "../../kit/localStorage.ts";

export type Result = "solved" | "missed";

interface History {
  /** By game and puzzle. A puzzle solved once stays solved. */
  readonly results: Readonly<Record<string, Result>>;
  /** The result of the first try at each day's puzzle, by game. */
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

/** Stores an answer. For a daily puzzle only the first one of the day counts. */
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

/** Counts the days in a row up to today. Today may still be missing. */
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

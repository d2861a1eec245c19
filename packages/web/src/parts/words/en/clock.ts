/** Time controls and what is left of them, in words. */
import { count } from "./plural.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");

function minutes(time: number): string {
  return time % MINUTE ? `${time / 1000} s` : `${time / MINUTE} min`;
}

export const clock = {
  none: "no clock",
  live: (initial: number, increment: number) =>
    increment ? `${minutes(initial)} + ${increment / 1000} s` : minutes(initial),
  days: (perMove: number) =>
    perMove % DAY
      ? `${count(perMove / HOUR, "hour", "hours")} a move`
      : `${count(perMove / DAY, "day", "days")} a move`,
  /** Where there is little room. */
  short: {
    none: "none",
    live: (initial: number, increment: number) => `${initial / MINUTE} + ${increment / 1000}`,
    days: (perMove: number) => count(perMove / DAY, "day", "days"),
  },
  left(time: number): string {
    if (time >= DAY) return `${count(Math.floor(time / DAY), "day", "days")} ${Math.floor((time % DAY) / HOUR)} h left`;
    if (time >= HOUR) return `${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min left`;
    return `${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))} left`;
  },
};

/** Time controls and what is left of them, in words. */
import type { clock as source } from "../en/clock.ts";
import { count, number } from "./plural.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");
const minutes = (time: number): string => (time % MINUTE ? `${number(time / 1000)} s` : `${number(time / MINUTE)} min`);

export const clock: typeof source = {
  none: "ohne Uhr",
  live: (initial, increment) => (increment ? `${minutes(initial)} + ${number(increment / 1000)} s` : minutes(initial)),
  days: (perMove) =>
    `${perMove % DAY ? count(perMove / HOUR, "Stunde", "Stunden") : count(perMove / DAY, "Tag", "Tage")} pro Zug`,
  short: {
    none: "ohne",
    live: (initial, increment) => `${number(initial / MINUTE)} + ${number(increment / 1000)}`,
    days: (perMove) => count(perMove / DAY, "Tag", "Tage"),
  },
  left(time) {
    if (time >= DAY) return `noch ${count(Math.floor(time / DAY), "Tag", "Tage")} ${Math.floor((time % DAY) / HOUR)} h`;
    if (time >= HOUR) return `noch ${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min`;
    return `noch ${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))}`;
  },
};

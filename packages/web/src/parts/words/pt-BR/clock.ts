/** Time controls and what is left of them, in words. */
import type { clock as source } from "../en/clock.ts";
import { count, number } from "./plural.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");
const days = (n: number): string => count(n, "dia", "dias");

function minutes(time: number): string {
  return time % MINUTE ? `${number(time / 1000)} s` : `${number(time / MINUTE)} min`;
}

export const clock: typeof source = {
  none: "sem relógio",
  live: (initial, increment) => (increment ? `${minutes(initial)} + ${number(increment / 1000)} s` : minutes(initial)),
  days: (perMove) => `${perMove % DAY ? count(perMove / HOUR, "hora", "horas") : days(perMove / DAY)} por jogada`,
  short: {
    none: "sem",
    live: (initial, increment) => `${number(initial / MINUTE)} + ${number(increment / 1000)}`,
    days: (perMove) => days(perMove / DAY),
  },
  left(time) {
    if (time >= DAY) return `restam ${days(Math.floor(time / DAY))} ${Math.floor((time % DAY) / HOUR)} h`;
    if (time >= HOUR) return `restam ${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min`;
    return `restam ${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))}`;
  },
};

/** Formats remaining and elapsed time. */
import { t } from "../../words/index.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, a clock shows tenths and turns red. */
export const SHORT = 30 * SECOND;

export function timeText(time: number, { tenths = false } = {}): string {
  const words = t.online.clock;
  const left = Math.max(0, time);
  if (left >= DAY) return words.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return words.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  if (tenths && left < SHORT) return words.tenths(Math.floor(left / SECOND), Math.floor((left % SECOND) / 100));
  const seconds = Math.ceil(left / SECOND);
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}

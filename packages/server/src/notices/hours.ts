/** Times of day in a person's time zone: quiet hours, and when digests are sent. */
import type { NoticeSettings } from "@interchange/protocol";

const MINUTE = 60_000;
const DAY = 1_440;
/** When digests are sent, in minutes after midnight: before and after work. */
const DIGESTS = [8 * 60, 18 * 60];

/** The minutes since midnight there. */
function minuteOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const part = (type: string): number =>
    Number(parts.formatToParts(at).find((each) => each.type === type)?.value ?? Number.NaN);
  return part("hour") * 60 + part("minute");
}

/** The moment when the clock there next shows this many minutes after midnight. */
function nextTime(minute: number, at: number, timeZone: string): number {
  const now = minuteOf(at, timeZone);
  return at - (at % MINUTE) + (((minute - now + DAY - 1) % DAY) + 1) * MINUTE;
}

/** When quiet hours end, if these are some. After a change to summer time it may still be quiet then. */
export function quietUntil({ quiet, timeZone }: NoticeSettings, at: number): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const { from, to } = quiet;
  const now = minuteOf(at, timeZone);
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextTime(to, at, timeZone) : undefined;
}

/** When the next digest is sent. */
export function nextDigest({ timeZone }: Pick<NoticeSettings, "timeZone">, at: number): number {
  return Math.min(...DIGESTS.map((minute) => nextTime(minute, at, timeZone)));
}

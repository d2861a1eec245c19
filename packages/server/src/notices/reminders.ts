/** Reminders before the time for a turn runs out. */
import type { NoticesTable } from "../storage/schema.ts";
import type { NoticeRow } from "./noticeRows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours before the time runs out. */
const REMINDERS = [8, 4, 1] as const;

/** What makes the next reminder of a turn out of its notice, if there is one that does not come with the turn itself. */
export function nextReminder(
  { kind, hours, at }: NoticeRow,
  deadline: number | null,
  now: number,
): Partial<NoticesTable> | undefined {
  if (kind !== "turn" || deadline === null) return undefined;
  const next = REMINDERS.find((each) => {
    const moment = deadline - each * HOUR;
    return (hours === 0 || each < hours) && moment > Math.max(at, now);
  });
  return next === undefined ? undefined : { due: deadline - next * HOUR, hours: next, tries: 0, done: "[]" };
}

/** How many hours to tell of now; `until` if the clock was stopped for a while, or was given more time. */
export function reminderNow(
  hours: number,
  deadline: number,
  now: number,
): { readonly hours: number } | { readonly until: number } | undefined {
  const left = deadline - now;
  if (left > hours * HOUR + MINUTE) return { until: deadline - hours * HOUR };
  if (left <= 0) return undefined;
  return { hours: REMINDERS.findLast((each) => left <= each * HOUR + MINUTE) ?? hours };
}

/** Shows whether someone is there, as a full disc, a half disc or a crossed ring, and in words. */
import type { Presence } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import { useComputed } from "@preact/signals";
import type { AtTableProps, OnlineSide } from "./side.ts";
import { timeText } from "./times.ts";
import { language, t } from "../../words/index.ts";
import "./bar.css";

/** The presence of a seat's person; undefined for bots. */
function presenceOf({ table, seat: own }: OnlineSide, seat: Seat): Presence | undefined {
  if (table.status.value?.sitters[seat]?.mind.kind !== "person") return undefined;
  if (seat === own) return table.state.value === "open" ? "here" : "gone";
  return table.presence.value.seats[seat]?.presence;
}

const SHAPES: Readonly<Record<Presence, string>> = {
  here: "M7 1a6 6 0 1 0 0 12a6 6 0 1 0 0-12z",
  away: "M7 1a6 6 0 1 0 0 12z",
  gone: "M4.5 4.5l5 5m0-5l-5 5",
};

export function PresenceMark({ side, seat }: { readonly side: OnlineSide; readonly seat: Seat }) {
  const presence = presenceOf(side, seat);
  return (
    presence && (
      <svg class={`presence ${presence}`} viewBox="-1 -1 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="6" />
        <path d={SHAPES[presence]} />
      </svg>
    )
  );
}

const MINUTE = 60_000;

function dayText(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(at);
}

/** The word before other notes about a seat. */
export function PresenceWord({ side, client, seat }: AtTableProps & { readonly seat: Seat }) {
  const presence = useComputed(() => presenceOf(side, seat));
  /** Said instead of the presence. */
  const note = useComputed(() => {
    const words = t.online;
    const sitter = client.sitters[seat];
    if (sitter?.standsInFor !== undefined) return words.standsIn(sitter.name);
    if (sitter?.mind.kind === "nobody") return words.nobody;
    const { running } = side.table.status.value?.clock ?? {};
    // A clock that begins to run later stands still: its player is on vacation.
    if (running?.seat === seat && running.since > side.now.value + MINUTE)
      return t.notices.away.awayUntil(dayText(running.since));
    const since = side.table.presence.value.seats[seat]?.since;
    // If turns take days, people come and go.
    const isAwaited = side.table.info.value?.control.kind !== "days";
    const isGone = presence.value === "gone" && since !== undefined && seat !== side.seat && isAwaited;
    return isGone ? words.goneFor(timeText(side.now.value - since)) : undefined;
  });
  const text = useComputed(() => {
    const said = note.value ?? (presence.value && t.online.presence[presence.value]);
    return said === undefined ? "" : t.online.before(said);
  });
  // Being here is the usual, and the mark shows it.
  const isHere = useComputed(() => note.value === undefined && presence.value === "here");
  return <span class={isHere.value ? "presence-word unseen" : "presence-word"}>{text}</span>;
}

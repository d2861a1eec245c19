/** The few choices for an online table for friends. Everything else is in the full setup. */
import type { GameEntry } from "@interchange/games";
import type { NewTable } from "@interchange/protocol";
import type { TimeControl } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { FIFTEEN_AND_TEN, newTable, NO_CLOCK, TWO_DAYS } from "../../api/newTable.ts";
import { shortClockText } from "../../kit/clockText.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import { Segments } from "../../kit/ui/form/segments.tsx";
import { defaultSetup } from "./tableSetup.ts";
import { t } from "../../words/index.ts";
import "./yourTable.css";

/** Every game allows these. For six, use the full setup. */
const SEATS = ["2", "3", "4", "5"] as const;
const CLOCKS: Readonly<Record<string, TimeControl>> = { none: NO_CLOCK, live: FIFTEEN_AND_TEN, days: TWO_DAYS };

export interface QuickTable {
  readonly seats: number;
  /** The clock as the address of the full setup names it. */
  readonly clock: string;
  readonly choices: ComponentChildren;
  /** The request for a table as chosen. The choices are remembered. */
  readonly table: (game: Pick<GameEntry, "id" | "edition">) => NewTable;
}

/** `label` is that of the seats, `first` what is chosen at first, by default the last choice. */
export function useQuickTable(label: string, first?: Pick<NewTable, "seats" | "control">): QuickTable {
  const seats = useSignal(seatsAtFirst(first));
  const clock = useSignal(clockAtFirst(first));
  return {
    seats: Number(seats.value),
    clock: clock.value,
    choices: (
      <div class="quick-choices">
        <span id="friends-seats">{label}</span>
        <Segments
          name="friends-seats"
          labelledBy="friends-seats"
          value={seats.value}
          choices={SEATS.map((value) => ({ value, label: value }))}
          onChange={(value) => (seats.value = value)}
        />
        <span id="friends-clock">{t.home.friends.clock}</span>
        <Segments
          name="friends-clock"
          labelledBy="friends-clock"
          value={clock.value}
          choices={Object.entries(CLOCKS).map(([value, control]) => ({ value, label: shortClockText(control) }))}
          onChange={(value) => (clock.value = value)}
        />
      </div>
    ),
    table: (game) => {
      remember("friends-seats", seats.value);
      remember("friends-clock", clock.value);
      // Numbers stand in for people's names until they come.
      const sitters = Array.from({ length: Number(seats.value) }, (_, seat) => ({
        name: `${seat + 1}`,
        mind: { kind: "person" } as const,
      }));
      const terms = { control: CLOCKS[clock.value] ?? NO_CLOCK, isPublic: false, plays: true };
      return newTable({ ...defaultSetup(game), sitters }, terms);
    },
  };
}

function seatsAtFirst(first: Pick<NewTable, "seats"> | undefined): (typeof SEATS)[number] {
  const wanted = first ? `${first.seats.length}` : recall("friends-seats");
  return SEATS.find((each) => each === wanted) ?? "4";
}

function clockAtFirst(first: Pick<NewTable, "control"> | undefined): string {
  if (first) return first.control.kind;
  const kept = recall("friends-clock");
  return typeof kept === "string" && kept in CLOCKS ? kept : "live";
}

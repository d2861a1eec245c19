/** Play with friends: an online table with a link to send, or everyone around one screen. */
import { useSignal } from "@preact/signals";
import type { TimeControl } from "@interchange/tabletop";
import type { GamePage } from "../../games/gamePage.ts";
import type { TableSetup } from "../../storage/create.ts";
import { api, troubleText } from "../../api/api.ts";
import { FIFTEEN_AND_TEN, newTable, NO_CLOCK, TWO_DAYS } from "../../api/newTable.ts";
import { shortClockText } from "../../kit/clockText.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import { go } from "../../kit/router.ts";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Segments } from "../../kit/ui/segments.tsx";
import { defaultSetup } from "../../table/setup/tableSetup.ts";
import { useNaming } from "../../api/naming.tsx";
import { screenAddress } from "./others.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";

/** Every game allows these. For six, use the full setup. */
const SEATS = ["2", "3", "4", "5"] as const;
const CLOCKS: Readonly<Record<string, TimeControl>> = { none: NO_CLOCK, live: FIFTEEN_AND_TEN, days: TWO_DAYS };

/** A plan for this many people. Numbers stand in for their names until they come. */
function setupFor({ entry }: GamePage, seats: number): TableSetup {
  const tableSetup = defaultSetup(entry);
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    name: `${seat + 1}`,
    mind: { kind: "person" } as const,
  }));
  return { ...tableSetup, sitters };
}

interface FriendsProps {
  readonly gamePage: GamePage;
  readonly onClose: () => void;
}

/** Makes an online table with a link to send. */
export function Friends({ gamePage, onClose }: FriendsProps) {
  const words = t.home.friends;
  const seats = useSignal<(typeof SEATS)[number]>(SEATS.find((each) => each === recall("friends-seats")) ?? "4");
  const clock = useSignal(clockKept());
  const problem = useSignal("");
  const { named, sheet } = useNaming();
  const make = (): void =>
    named(async () => {
      remember("friends-seats", seats.value);
      remember("friends-clock", clock.value);
      const terms = { control: CLOCKS[clock.value] ?? NO_CLOCK, isPublic: false, plays: true };
      const made = await api.create(newTable(setupFor(gamePage, Number(seats.value)), terms));
      if (made.ok) go(`/at/${made.value.id}`);
      else problem.value = troubleText(made.trouble);
    });
  if (sheet) return sheet;
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={make}>
          {words.make}
        </button>
      }
    >
      <div class="friends-choices">
        <span id="friends-seats">{words.seats}</span>
        <Segments
          name="friends-seats"
          labelledBy="friends-seats"
          value={seats.value}
          choices={SEATS.map((value) => ({ value, label: value }))}
          onChange={(value) => (seats.value = value)}
        />
        <span id="friends-clock">{words.clock}</span>
        <Segments
          name="friends-clock"
          labelledBy="friends-clock"
          value={clock.value}
          choices={Object.entries(CLOCKS).map(([value, control]) => ({ value, label: shortClockText(control) }))}
          onChange={(value) => (clock.value = value)}
        />
      </div>
      <Problem text={problem.value} />
      <p class="friends-more">
        <a class="link" href={screenAddress(gamePage, Number(seats.value))}>
          {words.screen}
        </a>
        <a class="link" href={`${screenAddress(gamePage, Number(seats.value))}&where=online&clock=${clock.value}`}>
          {words.all}
        </a>
      </p>
    </Sheet>
  );
}

function clockKept(): string {
  const kept = recall("friends-clock");
  return typeof kept === "string" && kept in CLOCKS ? kept : "live";
}

/** The terms of an online table: a clock, who may join, and whether this device plays. */
import type { TimeControl } from "@interchange/tabletop";
import { FIFTEEN_AND_TEN, NO_CLOCK, TWO_DAYS, USUAL_VACATION } from "../../../api/newTable.ts";
import { SegmentsPart } from "../segmentsPart.tsx";
import type { WhereToPlay } from "../online.tsx";
import { t } from "../../../words/index.ts";
import "./onlineTerms.css";

const KINDS = ["none", "live", "days"] as const;
const CONTROLS: Readonly<Record<(typeof KINDS)[number], TimeControl>> = {
  none: NO_CLOCK,
  live: FIFTEEN_AND_TEN,
  days: TWO_DAYS,
};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Seconds. */
const DELAYS = [0, 30, 120, 600];

interface TermsProps {
  readonly where: WhereToPlay;
  /** Why it cannot be listed. */
  readonly unlisted: string | undefined;
}

export function OnlineTermsPart({ where: { terms, room, table, setTerms }, unlisted }: TermsProps) {
  const words = t.lobby.where;
  const { control, isPublic, plays, delay = 0, vacation = USUAL_VACATION } = terms;
  return (
    <div class="setup-levels">
      <SegmentsPart
        title={words.clock}
        name="clock"
        value={control.kind}
        choices={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(kind) => setTerms({ control: CONTROLS[kind] })}
      >
        <Figures control={control} onChange={(changed) => setTerms({ control: changed })} />
        {control.kind === "days" && (
          <div class="clock-figures">
            <Figure
              label={t.notices.away.budget}
              value={vacation}
              least={0}
              most={60}
              onChange={(days) => setTerms({ vacation: days })}
            />
          </div>
        )}
      </SegmentsPart>
      {(room ?? table) === undefined && (
        <>
          <SegmentsPart
            title={words.who}
            name="who"
            value={isPublic && unlisted === undefined ? "everybody" : "link"}
            choices={[
              { value: "link", label: words.byLink, about: unlisted ?? words.aboutLink },
              {
                value: "everybody",
                label: words.everybody,
                about: unlisted ?? words.aboutEverybody,
                disabled: unlisted !== undefined,
              },
            ]}
            onChange={(value) => setTerms({ isPublic: value === "everybody" })}
          />
          <SegmentsPart
            title={words.device}
            name="device"
            value={plays ? "plays" : "shows"}
            choices={[
              { value: "plays", label: words.plays },
              { value: "shows", label: words.shows },
            ]}
            onChange={(value) => setTerms({ plays: value === "plays" })}
          />
        </>
      )}
      <SegmentsPart
        title={words.watching}
        name="delay"
        value={`${delay}`}
        choices={DELAYS.map((seconds) => ({ value: `${seconds}`, label: words.delay(seconds) }))}
        onChange={(value) => setTerms({ delay: Number(value) })}
      />
    </div>
  );
}

interface FiguresProps {
  readonly control: TimeControl;
  readonly onChange: (control: TimeControl) => void;
}

function Figures({ control, onChange }: FiguresProps) {
  const words = t.lobby.where;
  switch (control.kind) {
    case "none":
      return undefined;
    case "live":
      return (
        <div class="clock-figures">
          <Figure
            label={words.minutes}
            value={control.initial / MINUTE}
            least={1}
            most={180}
            onChange={(minutes) => onChange({ ...control, initial: minutes * MINUTE })}
          />
          <Figure
            label={words.seconds}
            value={control.increment / 1000}
            least={0}
            most={180}
            onChange={(seconds) => onChange({ ...control, increment: seconds * 1000 })}
          />
        </div>
      );
    case "days":
      return (
        <div class="clock-figures">
          <Figure
            label={words.days}
            value={control.perMove / DAY}
            least={1}
            most={30}
            onChange={(days) => onChange({ ...control, perMove: days * DAY })}
          />
        </div>
      );
  }
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds. Invalid input is corrected when the field loses focus. */
function Figure({ label, value, least, most, onChange }: FigureProps) {
  return (
    <label class="clock-figure">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => {
          const given = Math.round(Number(event.currentTarget.value));
          const fitting = Math.min(most, Math.max(least, Number.isFinite(given) ? given : least));
          event.currentTarget.value = `${fitting}`;
          onChange(fitting);
        }}
      />
    </label>
  );
}

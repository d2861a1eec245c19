/** Shows what the viewer's open lines may become after the current move: a strip for each, all on one scale. */
import { squareName } from "@interchange/metro/core";
import { seatStyle } from "@interchange/boards/palette";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { linesOf } from "../desk/lines.ts";
import { ownersOfMine } from "../table/stage.tsx";
import type { MetroAdviceDesk } from "./metroAdvice.ts";
import type { LineOutlooks } from "./outlooks.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./heat.css";

interface LinesProps {
  readonly desk: MetroDesk;
  readonly advice: MetroAdviceDesk;
}

/** How many lines are shown. The others hardly matter yet. */
const MOST = 6;
/** The scale ends at a multiple of this. */
const STEP = 10;

export function LinesPanel({ desk, advice }: LinesProps) {
  const words = metroWords().advice.lines;
  const ahead = advice.ahead.value;
  if (!desk.isDeciding.value || !ahead) return undefined;
  const { move } = ahead;
  const rows = rowsOf(desk, advice, ahead.lines);
  const all = Math.max(
    STEP,
    Math.ceil(Math.max(...rows.map(({ high, expected }) => Math.max(high, expected))) / STEP) * STEP,
  );
  return (
    <section class="panel" aria-label={words.title}>
      <h2 class="panel-title">{words.title}</h2>
      {rows.length ? (
        <ul class="may-become">
          {rows.slice(0, MOST).map((row) => (
            <Strip key={row.from} desk={desk} row={row} all={all} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.none}</p>
      )}
      {rows.length > MOST && <p class="may-about">{words.more(rows.length - MOST)}</p>}
      <p class="may-about">{words.about(move.type === "place" ? squareName(move.cell) : undefined)}</p>
    </section>
  );
}

interface Row {
  readonly from: number;
  readonly owner: number;
  readonly label: number | string;
  readonly name: string;
  readonly now: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly centre: number;
}

/** The most promising first. */
function rowsOf(desk: MetroDesk, advice: MetroAdviceDesk, outlook: LineOutlooks): readonly Row[] {
  return ownersOfMine(desk)
    .flatMap((owner) => linesOf(desk.still.value, desk.shown.value, owner).map((line) => ({ ...line, owner })))
    .flatMap(({ from, owner, label, length }): readonly Row[] => {
      const known = outlook.get(from);
      if (!known) return [];
      return [{ ...known, owner, label, now: length, name: metroWords().advice.lines.name(advice.subject(from)) }];
    })
    .toSorted((one, other) => other.expected - one.expected);
}

/** Highlights the line on the board; a second press stops it. */
function follow(desk: MetroDesk, from: number): void {
  desk.sheet.value = undefined;
  desk.trace(desk.traced.value === from ? undefined : from);
}

function Strip({ desk, row, all }: { readonly desk: MetroDesk; readonly row: Row; readonly all: number }) {
  const words = metroWords().advice.lines;
  const { from, owner, label, name, now, expected, low, high, centre } = row;
  const at = (points: number): string => `${(Math.min(points, all) / all) * 100}%`;
  const { owners } = desk.still.value;
  return (
    <li style={seatStyle(owners[owner])}>
      <button type="button" class="may-row" onClick={() => follow(desk, from)}>
        <Badge colours={owners} seat={owner} small />
        <b aria-hidden="true">{label}</b>
        <span class="unseen">{words.said(name, expected)}</span>
        <span class="may-strip" aria-hidden="true">
          <i class="may-scale" />
          <i class="may-range" style={{ left: at(low), width: `max(3px, ${at(high - low)})` }} />
          <i class="may-now" style={{ left: 0, width: at(now) }} />
          <b style={{ left: at(expected) }}>{Math.round(expected)}</b>
        </span>
        <small>
          {t.common.dotted([
            words.now(now),
            words.likely(low, high),
            ...(centre > 0 && low !== high ? [words.centre(centre)] : []),
          ])}
        </small>
      </button>
    </li>
  );
}

/**
 * Separates luck from decisions: two bars for each player around a common zero, and a sentence whose numbers add up.
 */
import type { Review } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import type { Who } from "../../../words/types.ts";
import { Glyph } from "./glyph.tsx";
import { countsOf } from "../work/counts.ts";
import type { SeatCounts, Counts } from "../work/counts.ts";
import { t } from "../../../words/index.ts";
import "./luckPanel.css";

interface LuckPanelProps {
  readonly review: Review;
  /** Whether all verdicts are final. */
  readonly isDone: boolean;
  readonly mine: Seat;
  readonly who: (seat: Seat) => Who;
  readonly badge: (seat: Seat, small?: boolean) => ComponentChildren;
}

export function LuckPanel({ review, isDone, mine, who, badge }: LuckPanelProps) {
  const words = t.review.decided;
  const counts = countsOf(review, mine);
  const most = Math.max(1, ...counts.seats.flatMap(({ luck, decisions }) => [Math.abs(luck), Math.abs(decisions)]));
  const seats = [
    ...counts.seats.filter(({ seat }) => seat === mine),
    ...counts.seats.filter(({ seat }) => seat !== mine),
  ];
  return (
    <section class="panel luck-panel" aria-labelledby="decided">
      <h2 id="decided" class="panel-title">
        {words.title}
      </h2>
      <p class="luck-headline">
        {counts.seats.length > 1
          ? words.headline(who(mine), counts.margin)
          : words.alone(who(mine), counts.seats[0]?.points ?? 0)}
      </p>
      <p class="quiet">{isDone ? sentenceOf(counts, mine, who) : words.soFar}</p>
      {isDone &&
        seats.map((each) => (
          <SeatLuck key={each.seat} counts={each} most={most} who={who(each.seat)} badge={badge(each.seat)} />
        ))}
    </section>
  );
}

function sentenceOf({ duel, seats }: Counts, mine: Seat, who: (seat: Seat) => Who): string {
  const words = t.review.decided;
  const own = seats[mine];
  if (duel) return words.sentence(duel.start, duel.luck, duel.decisions, who(mine), who(1 - mine));
  return own ? words.own(who(mine), own.luck, own.decisions) : "";
}

interface SeatLuckProps {
  readonly counts: SeatCounts;
  readonly most: number;
  readonly who: Who;
  readonly badge: ComponentChildren;
}

const MARKS = ["best", "good", "inaccuracy", "blunder"] as const;

function SeatLuck({ counts, most, who, badge }: SeatLuckProps) {
  const words = t.review;
  return (
    <div class="seat-luck">
      <h3>
        {badge} {who.name} <span>{counts.points}</span>
      </h3>
      <dl>
        <dt>{words.decided.luck}</dt>
        <dd>
          <AboutZero value={counts.luck} most={most} kind="luck" />
          {words.decided.points(counts.luck)}
        </dd>
        <dt>{words.decided.decisions}</dt>
        <dd>
          <AboutZero value={counts.decisions} most={most} kind="decisions" />
          {words.decided.points(counts.decisions)}
        </dd>
      </dl>
      <ul class="mark-counts">
        {MARKS.map((mark) => (
          <li key={mark}>
            <Glyph mark={mark} /> {counts.marks[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A bar that starts in the middle. */
function AboutZero({ value, most, kind }: { readonly value: number; readonly most: number; readonly kind: string }) {
  const share = (Math.abs(value) / most) * 50;
  return (
    <span class="about-zero" aria-hidden="true">
      <span class={`zero-bar is-${kind}`} style={{ width: `${share}%`, left: `${value < 0 ? 50 - share : 50}%` }} />
    </span>
  );
}

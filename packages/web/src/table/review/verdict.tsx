/**
 * The verdict on a move, once it is final: the game's own words first, then exact facts beside those of the best move.
 * The analysis' own figures are folded.
 */
import { markOf } from "@interchange/bots/review";
import type { ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Who } from "../../words/types.ts";
import type { Step } from "./desk.ts";
import type { GameReview } from "./gameReview.ts";
import { Glyph } from "./graph/glyph.tsx";
import { isBlamed } from "./work/counts.ts";
import { t } from "../../words/index.ts";
import { HeadRow } from "../../kit/ui/headRow.tsx";
import "./moveList.css";

interface VerdictProps<View, Move> {
  readonly step: Step<View, Move>;
  /** Undefined until the verdict is final. */
  readonly value: ReviewedMove | undefined;
  /** Whether all verdicts are: the figures depend on each other. */
  readonly isDone: boolean;
  readonly gameReview: GameReview<View, Move>;
  readonly who: (seat: Seat) => Who;
  /** The best move, if another one was played. */
  readonly better: Move | undefined;
  readonly children: ComponentChildren;
}

export function Verdict<View, Move>(props: VerdictProps<View, Move>) {
  const { step, value, gameReview, who, children } = props;
  const words = t.review.verdict;
  // Every analysed move draws this anew, and predictions take time.
  const did = useMemo(() => gameReview.did(step, step.move), [gameReview, step]);
  return (
    <section class="panel move-verdict" aria-labelledby="verdict">
      <header>
        {gameReview.badge(step.seat)}
        <h2 id="verdict">{words.heading(step.number, who(step.seat), gameReview.called(step, step.move))}</h2>
        <Glyph mark={value?.mark} />
      </header>
      <p class="verdict-words">
        {did} <Judgement {...props} />
      </p>
      {value && value.mark !== "none" && <Compared {...props} value={value} />}
      {children}
    </section>
  );
}

function Judgement<View, Move>({
  step,
  value,
  gameReview,
  better,
}: Omit<VerdictProps<View, Move>, "children" | "who">) {
  const words = t.review.verdict;
  const isMistake = isBlamed(value?.mark);
  const why = useMemo(
    () => (isMistake && better !== undefined ? gameReview.why(step, better, step.move) : undefined),
    [gameReview, step, better, isMistake],
  );
  if (!value) return words.waiting;
  if (value.mark === "none") return words.forced;
  if (better === undefined) return words.best;
  if (isMistake) return <b>{why}</b>;
  const called = gameReview.called(step, better);
  const isSure = isBlamed(markOf(value.loss, value.error)) && value.bestWin >= value.win;
  return isSure ? words.unseen(called) : words.even(called);
}

function Compared<View, Move>({
  step,
  value,
  isDone,
  gameReview,
  better,
}: VerdictProps<View, Move> & { readonly value: ReviewedMove }) {
  const words = t.review.verdict;
  const { margin, loss, error, win, bestWin } = value;
  // The rounded numbers differ by exactly the cost that the list shows.
  const bestMargin = Math.round(margin) + Math.round(loss);
  const isAlone = better === undefined;
  return (
    <Side
      gameReview={gameReview}
      step={step}
      heads={[
        words.played(gameReview.brief(step.move)),
        ...(isAlone ? [] : [words.bestMove(gameReview.brief(better))]),
      ]}
      moves={[step.move, ...(isAlone ? [] : [better])]}
      figures={isDone ? [{ margin, error, win }, ...(isAlone ? [] : [{ margin: bestMargin, win: bestWin }])] : []}
    />
  );
}

interface Figures {
  readonly margin: number;
  readonly error?: number;
  readonly win: number;
}

interface SideProps<View, Move> extends Pick<VerdictProps<View, Move>, "gameReview" | "step"> {
  readonly heads: readonly string[];
  readonly moves: readonly Move[];
  readonly figures: readonly Figures[];
}

/** Compares one or two moves, row by row. */
export function Side<View, Move>({ gameReview, step, heads, moves, figures }: SideProps<View, Move>) {
  const words = t.review.verdict;
  const [one, other] = moves;
  const rows = useMemo(
    () =>
      gameReview.facts(step).map(({ label, of }) => ({
        label,
        cells: [one, other].flatMap((move) => (move === undefined ? [] : [of(move)])),
      })),
    [gameReview, step, one, other],
  );
  return (
    <>
      <SideTable label={words.compared} heads={heads} rows={rows} />
      {figures.length > 0 && (
        <details class="figures">
          <summary>{words.figures}</summary>
          <SideTable
            label={words.figures}
            heads={heads}
            rows={[
              { label: words.win, cells: figures.map(({ win }) => words.winShare(win)) },
              {
                label: words.margin,
                cells: figures.map(({ margin, error }) =>
                  error === undefined ? words.marginIs(margin) : words.within(margin, error),
                ),
              },
            ]}
          />
        </details>
      )}
    </>
  );
}

interface SideTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

function SideTable({ label, heads, rows }: SideTableProps) {
  return (
    <table class="side-by-side" aria-label={label}>
      <HeadRow
        columns={[
          <span key="fact" class="unseen">
            {t.review.verdict.fact}
          </span>,
          ...heads,
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

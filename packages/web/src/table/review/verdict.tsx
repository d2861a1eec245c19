/** The verdict on a move: the game's own words first, then a table that compares it with the best move. */
import type { ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
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
  readonly value: ReviewedMove | undefined;
  readonly gameReview: GameReview<View, Move>;
  readonly who: (seat: Seat) => Who;
  /** The best move, if another one was played. */
  readonly better: Move | undefined;
  readonly children: ComponentChildren;
}

export function Verdict<View, Move>(props: VerdictProps<View, Move>) {
  const { step, value, gameReview, who, children } = props;
  const words = t.review.verdict;
  return (
    <section class="panel move-verdict" aria-labelledby="verdict">
      <header>
        {gameReview.badge(step.seat)}
        <h2 id="verdict">{words.heading(step.number, who(step.seat), gameReview.called(step, step.move))}</h2>
        <Glyph mark={value?.mark} />
      </header>
      <Words {...props} />
      {value && value.mark !== "none" && <Compared {...props} value={value} />}
      {children}
    </section>
  );
}

function Words<View, Move>({ step, value, gameReview, better }: Omit<VerdictProps<View, Move>, "children" | "who">) {
  const words = t.review.verdict;
  if (!value) return <p class="verdict-words">{words.waiting}</p>;
  return (
    <p class="verdict-words">
      {gameReview.reason(step, step.move, "played")}{" "}
      {value.mark === "none" ? (
        words.forced
      ) : better === undefined ? (
        words.best
      ) : isBlamed(value.mark) ? (
        <b>{gameReview.reason(step, better, "best")}</b>
      ) : (
        words.even(value.loss, value.error)
      )}
    </p>
  );
}

function Compared<View, Move>({
  step,
  value,
  gameReview,
  better,
}: VerdictProps<View, Move> & { readonly value: ReviewedMove }) {
  const words = t.review.verdict;
  return (
    <Side
      gameReview={gameReview}
      step={step}
      heads={[
        words.played(gameReview.brief(step.move)),
        ...(better !== undefined ? [words.bestMove(gameReview.brief(better))] : []),
      ]}
      moves={[step.move, ...(better !== undefined ? [better] : [])]}
      wins={[value.win, ...(better !== undefined ? [value.bestWin] : [])]}
      margins={[
        words.within(value.margin, value.error),
        ...(better !== undefined ? [words.marginIs(value.bestMargin)] : []),
      ]}
    />
  );
}

interface SideProps<View, Move> extends Pick<VerdictProps<View, Move>, "gameReview" | "step"> {
  readonly heads: readonly string[];
  readonly moves: readonly Move[];
  readonly wins: readonly number[];
  readonly margins: readonly string[];
}

/** Compares one or two moves, row by row. */
export function Side<View, Move>({ gameReview, step, heads, moves, wins, margins }: SideProps<View, Move>) {
  const words = t.review.verdict;
  return (
    <table class="side-by-side" aria-label={words.compared}>
      <HeadRow
        columns={[
          <span key="fact" class="unseen">
            {words.fact}
          </span>,
          ...heads,
        ]}
      />
      <tbody>
        {gameReview.facts(step).map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {moves.map((move, at) => (
              <td key={at}>{of(move)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.win}</th>
          {wins.map((win, at) => (
            <td key={at}>{words.winShare(win)}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.margin}</th>
          {margins.map((margin, at) => (
            <td key={at}>{margin}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

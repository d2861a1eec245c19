/** What is to be said of a move: words of the game first, then a table that sets it beside the best. */
import type { Weighed, Weighing } from "@interchange/bots";
import type { ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { reviewWords } from "../../parts/words/reviewWords.ts";
import type { Who } from "../../parts/words/types.ts";
import type { Step } from "./desk.ts";
import type { ReviewFace } from "./face.ts";
import { Glyph } from "./glyph.tsx";
import { isBlamed } from "./tally.ts";
import "./verdict.css";

interface VerdictProps<View, Move> {
  readonly step: Step<View, Move>;
  readonly value: ReviewedMove | undefined;
  readonly weighing: Weighing<Move> | undefined;
  readonly face: ReviewFace<View, Move>;
  readonly who: (seat: Seat) => Who;
  readonly write: (move: Move) => string;
  readonly children: ComponentChildren;
}

export function Verdict<View, Move>(props: VerdictProps<View, Move>) {
  const { step, value, face, who, children } = props;
  const words = reviewWords().verdict;
  return (
    <section class="panel verdict" aria-labelledby="verdict">
      <header>
        {face.badge(step.seat)}
        <h2 id="verdict">{words.heading(step.number, who(step.seat), face.called(step, step.move))}</h2>
        <Glyph mark={value?.mark} />
      </header>
      <Words {...props} />
      {value && value.mark !== "none" && <Compared {...props} value={value} />}
      {children}
    </section>
  );
}

/** The move that would have been best, where it is another one than the played. */
export function betterThan<View, Move>(
  step: Step<View, Move>,
  weighing: Weighing<Move> | undefined,
  write: (move: Move) => string,
): Weighed<Move> | undefined {
  const [best] = weighing?.moves ?? [];
  const played = weighing?.moves.find(({ move }) => write(move) === step.notation);
  return best && played && best.margin > played.margin && write(best.move) !== step.notation ? best : undefined;
}

export function Words<View, Move>({
  step,
  value,
  weighing,
  face,
  write,
}: Omit<VerdictProps<View, Move>, "children" | "who">) {
  const words = reviewWords().verdict;
  if (!value) return <p class="verdict-words">{words.waiting}</p>;
  const better = betterThan(step, weighing, write);
  return (
    <p class="verdict-words">
      {face.reason(step, step.move, "played")}{" "}
      {value.mark === "none" ? (
        words.forced
      ) : !better ? (
        words.best
      ) : isBlamed(value.mark) ? (
        <b>{face.reason(step, better.move, "best")}</b>
      ) : (
        words.even(value.loss, value.error)
      )}
    </p>
  );
}

function Compared<View, Move>({
  step,
  value,
  weighing,
  face,
  write,
}: VerdictProps<View, Move> & { readonly value: ReviewedMove }) {
  const words = reviewWords().verdict;
  const better = betterThan(step, weighing, write);
  return (
    <Side
      face={face}
      step={step}
      heads={[words.played(face.brief(step.move)), ...(better ? [words.bestMove(face.brief(better.move))] : [])]}
      moves={[step.move, ...(better ? [better.move] : [])]}
      wins={[value.win, ...(better ? [better.win] : [])]}
      margins={[words.within(value.margin, value.error), ...(better ? [words.marginIs(better.margin)] : [])]}
    />
  );
}

interface SideProps<View, Move> extends Pick<VerdictProps<View, Move>, "face" | "step"> {
  readonly heads: readonly string[];
  readonly moves: readonly Move[];
  readonly wins: readonly number[];
  readonly margins: readonly string[];
}

/** One or two moves, row by row. */
export function Side<View, Move>({ face, step, heads, moves, wins, margins }: SideProps<View, Move>) {
  const words = reviewWords().verdict;
  return (
    <table class="side-by-side" aria-label={words.compared}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.fact}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {face.facts(step).map(({ label, of }) => (
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

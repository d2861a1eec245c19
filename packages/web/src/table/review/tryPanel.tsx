/** Trying other moves on a position: what each promises, weighed while somebody looks. */
import type { Weighed, Weighing } from "@interchange/bots";
import { reviewWords } from "../../parts/words/reviewWords.ts";
import type { Step } from "./desk.ts";
import type { ReviewFace } from "./face.ts";
import { Side } from "./verdict.tsx";

interface TryPanelProps<View, Move> {
  readonly step: Step<View, Move>;
  readonly face: ReviewFace<View, Move>;
  readonly weighing: Weighing<Move> | undefined;
  readonly tried: Move | undefined;
  readonly write: (move: Move) => string;
  readonly onTry: (move: Move) => void;
  readonly onStop: () => void;
}

/** So many moves are listed; all of them can be tried on the board. */
const LISTED = 12;

export function TryPanel<View, Move>(props: TryPanelProps<View, Move>) {
  const { step, face, weighing, tried, write, onTry, onStop } = props;
  const words = reviewWords();
  const moves = weighing?.moves ?? [];
  const [best] = moves;
  const find = (notation: string): Weighed<Move> | undefined => moves.find(({ move }) => write(move) === notation);
  const trial = tried === undefined ? undefined : find(write(tried));
  const played = find(step.notation);
  return (
    <section class="panel verdict" aria-labelledby="trying">
      <header>
        {face.badge(step.seat)}
        <h2 id="trying">{words.trying.title}</h2>
      </header>
      <p class="verdict-words" aria-live="polite">
        {tried === undefined ? words.trying.prompt : face.reason(step, tried, "tried")}
      </p>
      {tried !== undefined && trial && played && (
        <Side
          face={face}
          step={step}
          heads={[
            words.verdict.played(face.called(step, step.move)),
            ...(write(tried) === step.notation ? [] : [words.trying.tried(face.called(step, tried))]),
          ]}
          moves={[step.move, ...(write(tried) === step.notation ? [] : [tried])]}
          wins={[played.win, ...(write(tried) === step.notation ? [] : [trial.win])]}
          margins={[
            words.verdict.within(played.margin, played.error),
            ...(write(tried) === step.notation ? [] : [words.verdict.within(trial.margin, trial.error)]),
          ]}
        />
      )}
      <ol class="tries">
        {moves.slice(0, LISTED).map(({ move, margin, error }) => {
          const notation = write(move);
          const isAt = tried !== undefined && write(tried) === notation;
          const note =
            notation === step.notation
              ? words.trying.isPlayed
              : move === best?.move
                ? words.trying.isBest
                : words.trying.less((best?.margin ?? 0) - margin);
          return (
            <li key={notation}>
              <button
                type="button"
                class={isAt ? "try-row is-at" : "try-row"}
                aria-pressed={isAt}
                onClick={() => onTry(move)}
              >
                <span>{words.trying.value(face.called(step, move), margin, error)}</span> <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <p class="quiet">{weighing ? words.trying.endings(weighing.work) : words.trying.thinking}</p>
      <button type="button" class="button" onClick={onStop}>
        {words.trying.stop}
      </button>
    </section>
  );
}

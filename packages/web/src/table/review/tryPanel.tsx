/** Tries other moves in a position and rates them while the viewer watches. */
import type { Weighed, Weighing } from "@interchange/bots";
import { signal, useSignal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Step } from "./desk.ts";
import type { GameReview } from "./gameReview.ts";
import { REVIEWER } from "./work/reviewing.ts";
import type { OpenReview } from "./useReview.ts";
import { Side } from "./verdict.tsx";
import { t } from "../../words/index.ts";
import type { Weighers } from "../../bots/weighing.ts";

/** Loaded on first use, so it knows the game only through these props. */
export interface TryPanelProps {
  readonly step: Step<unknown, unknown>;
  readonly gameReview: GameReview<unknown, unknown>;
  readonly open: OpenReview<unknown, unknown>;
  readonly game: string;
  /** The review's own ratings. */
  readonly weighing: Weighing<unknown> | undefined;
  readonly tried: Signal<unknown>;
  readonly onStop: () => void;
}

/** At most this many moves are listed. All of them can be tried on the board. */
const LISTED = 12;

export function TryPanel({ step, gameReview, open, game, weighing: known, tried: trying, onStop }: TryPanelProps) {
  const { write } = open.replayed;
  const weighing = useTrial(step, open, game, trying) ?? known;
  const tried = trying.value;
  const words = t.review;
  const moves = weighing?.moves ?? [];
  const [best] = moves;
  const find = (notation: string): Weighed<unknown> | undefined => moves.find(({ move }) => write(move) === notation);
  const trial = tried === undefined ? undefined : find(write(tried));
  const played = find(step.notation);
  return (
    <section class="panel move-verdict" aria-labelledby="trying">
      <header>
        {gameReview.badge(step.seat)}
        <h2 id="trying">{words.trying.title}</h2>
      </header>
      <p class="verdict-words" aria-live="polite">
        {tried === undefined ? words.trying.prompt : gameReview.would(step, tried, step.move)}
      </p>
      {tried !== undefined && trial && played && (
        <Side
          gameReview={gameReview}
          step={step}
          heads={[
            words.verdict.played(gameReview.brief(step.move)),
            ...(write(tried) === step.notation ? [] : [words.trying.tried(gameReview.brief(tried))]),
          ]}
          moves={[step.move, ...(write(tried) === step.notation ? [] : [tried])]}
          figures={[played, ...(write(tried) === step.notation ? [] : [trial])]}
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
                class={isAt ? "move-row try-row is-at" : "move-row try-row"}
                aria-pressed={isAt}
                onClick={() => (trying.value = move)}
              >
                <span>{words.trying.value(gameReview.called(step, move), margin, error)}</span> <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <p class="quiet">{weighing ? words.trying.soFar(weighing.work, gameReview.counts) : words.trying.thinking}</p>
      <button type="button" class="button" onClick={onStop}>
        {words.trying.stop}
      </button>
    </section>
  );
}

/** Rates the position's moves better and better until the viewer moves on. */
function useTrial(
  { view, entry }: Step<unknown, unknown>,
  { weighers, work }: OpenReview<unknown, unknown>,
  game: string,
  tried: Signal<unknown>,
): Weighing<unknown> | undefined {
  const weighing = useSignal<Weighing<unknown> | undefined>(undefined);
  useEffect(() => {
    const trial = tryingAt<unknown>(weighers, { game, bot: REVIEWER, view, seed: `trying/${entry}` }, work);
    const dispose = trial.weighing.subscribe((known) => {
      weighing.value = known;
    });
    return () => {
      dispose();
      trial.stop();
      tried.value = undefined;
    };
  }, [view, entry, weighers, game, work, tried, weighing]);
  return weighing.value;
}

/** Ratings of other moves in a position, updated as long as the viewer looks. */

export interface Trying<Move> {
  readonly weighing: ReadonlySignal<Weighing<Move> | undefined>;
  stop(): void;
}

/** Long enough to be sure about most moves without keeping the machine busy. */
const TRYING_TIME = 8000;

function tryingAt<Move>(
  weighers: Weighers,
  question: { readonly game: string; readonly bot: string; readonly view: unknown; readonly seed: string },
  work: number | undefined,
): Trying<Move> {
  const weighing = signal<Weighing<Move> | undefined>(undefined);
  const spend = work === undefined ? { moveTime: TRYING_TIME } : { work };
  let isTold = false;
  const asked = weighers.weigh<unknown, Move>({ ...question, ...spend }, (told) => {
    if (!told.ok) return;
    if (told.isLast || !weighing.peek()) {
      weighing.value = told.weighing;
      return;
    }
    // Nobody can read numbers that change a hundred times a second.
    if (isTold) return;
    isTold = true;
    setTimeout(() => {
      isTold = false;
    }, 250);
    weighing.value = told.weighing;
  });
  return {
    weighing,
    stop: () => {
      asked.stop();
    },
  };
}

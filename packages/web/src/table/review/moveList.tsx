/** Lists all moves with their marks, key moments first, and has the buttons to step through them. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Seat } from "@interchange/tabletop";
import type { Who } from "../../words/types.ts";
import { Segments } from "../../kit/ui/form/segments.tsx";
import { PlayControl } from "../log/playControl.tsx";
import type { ReviewDesk, Step } from "./desk.ts";
import type { GameReview } from "./gameReview.ts";
import { Glyph } from "./graph/glyph.tsx";
import { isBlamed } from "./work/counts.ts";
import { t } from "../../words/index.ts";
import "./moveList.css";

interface MoveListProps<View, Move> {
  readonly desk: ReviewDesk<View, Move>;
  readonly gameReview: GameReview<View, Move>;
  readonly who: (seat: Seat) => Who;
}

export function MoveList<View, Move>({ desk, gameReview, who }: MoveListProps<View, Move>) {
  const words = t.review.moves;
  const shown = useSignal<"key" | "all">("key");
  const key = desk.keyMoments.value;
  const list = shown.value === "all" ? desk.steps : key.flatMap((index) => desk.steps[index] ?? []);
  const scroller = useRef<HTMLOListElement>(null);
  const at = desk.at.value;
  useEffect(() => {
    // Scroll the list, not the page.
    const row = scroller.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !scroller.current) return;
    const { offsetTop, offsetHeight } = row;
    const { clientHeight } = scroller.current;
    scroller.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }, [at, shown.value]);
  return (
    <section class="panel move-list" aria-labelledby="moves">
      <h2 id="moves" class="unseen">
        {words.title}
      </h2>
      <Segments
        name="review-moves"
        labelledBy="moves"
        value={shown.value}
        choices={[
          { value: "key", label: words.key },
          { value: "all", label: words.all },
        ]}
        onChange={(value) => (shown.value = value)}
      />
      {list.length ? (
        <ol ref={scroller} class="move-rows">
          {list.map((step) => (
            <Row key={step.index} step={step} desk={desk} gameReview={gameReview} who={who} />
          ))}
        </ol>
      ) : (
        <p class="quiet">{desk.isDone.value ? words.none : words.waiting}</p>
      )}
      <Steps desk={desk} />
    </section>
  );
}

interface RowProps<View, Move> extends MoveListProps<View, Move> {
  readonly step: Step<View, Move>;
}

function Row<View, Move>({ step, desk, gameReview, who }: RowProps<View, Move>) {
  const words = t.review;
  const value = desk.valued.value.get(step.index);
  const isAt = desk.at.value === step.index;
  const called = gameReview.called(step, step.move);
  const mark = value?.mark;
  return (
    <li>
      <button
        type="button"
        class={isAt ? "move-row is-at" : "move-row"}
        aria-current={isAt ? "step" : undefined}
        onClick={() => desk.go(step.index)}
      >
        <span class="move-number">{step.number}</span>
        {gameReview.badge(step.seat, true)}
        <span class="unseen">{who(step.seat).name}</span>
        <span class="move-sign">{gameReview.sign(step, step.move)}</span>
        <span class="move-called">{called}</span>
        <Glyph mark={mark} />
        <span class="move-loss">{value && isBlamed(mark) ? words.moves.loss(value.loss) : ""}</span>
      </button>
    </li>
  );
}

/** The step buttons. Keys do the same. */
function Steps<View, Move>({ desk }: Pick<MoveListProps<View, Move>, "desk">) {
  const words = t.review.steps;
  const at = desk.at.value;
  const last = desk.steps.length - 1;
  return (
    <div class="move-steps" role="group" aria-label={words.label}>
      <StepButton label={words.first} path="M-4-6v12M6-6L0 0l6 6" isOff={at === 0} onClick={() => desk.go("first")} />
      <StepButton label={words.back} path="M3-6L-3 0l6 6" isOff={at === 0} onClick={() => desk.go("back")} />
      <StepButton label={words.forward} path="M-3-6L3 0l-6 6" isOff={at === last} onClick={() => desk.go("forward")} />
      <StepButton label={words.last} path="M4-6v12M-6-6L0 0l-6 6" isOff={at === last} onClick={() => desk.go("last")} />
      <PlayControl reel={desk.reel} look="button step-button" />
      <button type="button" class="button" disabled={!desk.keyMoments.value.length} onClick={() => desk.nextMistake()}>
        {words.mistake}
      </button>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly path: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

export function StepButton({ label, path, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      class="button step-button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Lays out a step of a lesson: text and task next to the board, the outcome, and what was learned. */
import { known as certain } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { StepProps } from "./lesson.ts";
import { rulesAddress } from "../../kit/rules/ruleLink.tsx";
import { announce } from "../../kit/ui/live.tsx";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";
import { t } from "../../words/index.ts";
import "./lesson.css";

export interface Note {
  /** The move that was tried. */
  readonly place: string | undefined;
  /** Why it is wrong. By default, why the marked one is right. */
  readonly reason?: string;
  readonly rule?: string;
}

interface StepLayoutProps extends StepProps {
  readonly isDone: boolean;
  /** The answer to a wrong try. */
  readonly note: Note | undefined;
  readonly board: ComponentChildren;
  /** A map fills the available space; a board is square. */
  readonly isMap?: boolean;
  /** The topic in one line. */
  readonly chip?: ComponentChildren;
  /** The controls for the task. */
  readonly tray: ComponentChildren;
  /** Below: what a decision would do. */
  readonly answers?: ComponentChildren;
}

export function StepLayout(props: StepLayoutProps) {
  const { lesson, at, known, minutes, onNext, isDone, note, board, isMap = false, chip, tray, answers } = props;
  const words = t.learn;
  const step = certain(lesson.steps[at]);
  const {
    topic,
    says,
    task,
    done,
    knows,
    since = step.since ? words.later(step.since) : undefined,
  } = lesson.words(step);
  const said = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  // Keyboard users continue at the button for the next step.
  useEffect(() => {
    if (isDone) onward.current?.focus({ preventScroll: true });
    else said.current?.focus({ preventScroll: true });
  }, [isDone]);
  const answer = useRef<HTMLParagraphElement>(null);
  // On phones the answer is below the board.
  useEffect(() => answer.current?.scrollIntoView({ block: "nearest" }), [note]);
  useEffect(() => {
    announce(isDone ? done : t.common.inTurn([...(since === undefined ? [] : [since]), says, task]));
  }, [isDone, since, says, task, done]);
  const isLast = at === lesson.steps.length - 1;
  return (
    <div class={`lesson ${lesson.game}`}>
      <div class="lesson-side">
        <section class="lesson-step" aria-labelledby="lesson-says">
          <div class="lesson-head">
            <ProgressLine at={at} all={lesson.steps.length} label={words.step(at + 1, lesson.steps.length)} />
            <p>
              <span>{topic}</span>
              <span>{words.minutes(minutes)}</span>
            </p>
          </div>
          <div class="lesson-text">
            {since !== undefined && !isDone && <p class="lesson-since">{since}</p>}
            <h1 id="lesson-says" ref={said} tabIndex={-1}>
              {isDone ? done : says}
            </h1>
            <p class="lesson-task">{isDone ? undefined : task}</p>
          </div>
          {chip}
          <div class="lesson-below">
            {note && !isDone && (
              <p ref={answer} class="lesson-note notice" role="alert">
                {noteText(props, note)}{" "}
                <a
                  class="link"
                  href={rulesAddress(
                    lesson.game,
                    note.rule ?? step.rule,
                    /^[A-Z]/.test(note.rule ?? step.rule) ? lesson.module : undefined,
                  )}
                >
                  {words.rule(note.rule ?? step.rule)}
                </a>
              </p>
            )}
            {answers}
          </div>
          <div class="lesson-tray">
            {isDone ? (
              <button ref={onward} type="button" class="button primary large lesson-on" onClick={onNext}>
                {isLast ? words.finish : words.goOn}
              </button>
            ) : (
              tray
            )}
          </div>
        </section>
        {(known.length > 0 || isDone) && (
          <section class="panel lesson-known" aria-labelledby="lesson-known">
            <h2 id="lesson-known" class="panel-title">
              {words.known}
            </h2>
            <ul>
              {[...known, ...(isDone ? [knows] : [])].map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        )}
        <p class="lesson-keeps quiet">{words.keeps}</p>
      </div>
      <div class={isMap ? "lesson-map" : "lesson-board"}>{board}</div>
    </div>
  );
}

/** The text that answers a wrong try. */
export function noteText({ lesson, at }: Pick<StepProps, "lesson" | "at">, { place, reason }: Note): string {
  const words = t.learn;
  const said = place === undefined ? words.notThat : words.notThere(place);
  return t.table.log.told([said, reason ?? lesson.words(certain(lesson.steps[at])).why]);
}

/** Plays the expected move for the player. */
export function ShowMe({ onClick }: { readonly onClick: () => void }) {
  const { showMe } = t.learn;
  return (
    <button type="button" class="button lesson-show" onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="M9 21h6M10 18h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </svg>
      <span>{showMe}</span>
    </button>
  );
}

/** What became of an answer to a puzzle. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../kit/ui/live.tsx";
import { leadOf } from "./puzzle.ts";
import type { Puzzle, Verdict as Known } from "./puzzle.ts";
import { t } from "../../words/index.ts";
import "./puzzleVerdict.css";

interface VerdictProps {
  readonly puzzle: Puzzle;
  readonly verdict: Known;
  /** What the answer and the best move are called, and why that is best. */
  readonly answer: string;
  readonly best: string;
  readonly reason: string;
  readonly children: ComponentChildren;
}

export function Verdict({ puzzle, verdict, answer, best, reason, children }: VerdictProps) {
  const words = t.puzzles;
  const { isRight, loss, isAtLeast } = verdict;
  const title = isRight ? words.right : words.wrong;
  useEffect(() => {
    announce(t.common.inTurn([title, reason]));
  }, [title, reason]);
  return (
    <section class="panel puzzle-verdict" aria-label={title}>
      <h2 class={isRight ? "verdict-title is-right" : "verdict-title"}>
        <span aria-hidden="true">{isRight ? "✓" : "✗"}</span> {title}
      </h2>
      <p class="verdict-reason">{reason}</p>
      {!isRight && <p>{words.loss(answer, loss, isAtLeast)}</p>}
      <p class="quiet">{words.lead(best, leadOf(puzzle), puzzle.error)}</p>
      <p class="quiet">{words.tryOut}</p>
      <div class="verdict-on">{children}</div>
    </section>
  );
}

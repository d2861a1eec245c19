/** How good a move was, as a sign: a tick, a dot, or one of the two that chess has made known. */
import type { Mark } from "@interchange/bots/review";
import { t } from "../../../words/index.ts";
import "./swingGraph.css";

/** Signs, not words: they are the same in every language. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  best: "✓",
  good: "·",
  inaccuracy: "?!",
  blunder: "??",
  none: "",
};

export function Glyph({ mark }: { readonly mark: Mark | undefined }) {
  const { marks } = t.review;
  return (
    <span class={`glyph is-${mark ?? "waiting"}`} role="img" aria-label={marks[mark ?? "waiting"]}>
      {mark === undefined ? "○" : SIGNS[mark]}
    </span>
  );
}

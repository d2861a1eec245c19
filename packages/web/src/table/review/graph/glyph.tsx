/** Shows how good a move was: a tick, a dot, or the marks that chess uses. */
import type { Mark } from "@interchange/bots/review";
import { t } from "../../../words/index.ts";
import "./swingGraph.css";

/** The same in every language, so they are not in the catalogue. */
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

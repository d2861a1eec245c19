import { isPlaying, playFaster, playOn, stopPlaying } from "../desk/replay.ts";
import { useEffect } from "preact/hooks";
import type { ReviewDesk } from "./desk.ts";
import { roundAt } from "./work/rounds.ts";

/** Steps through the review with keys, except while the focus is in an input, a choice or the board. */
export function useReviewKeys<View, Move>(desk: ReviewDesk<View, Move>): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => desk.go("back"),
      ArrowRight: () => desk.go("forward"),
      ArrowUp: () => desk.go(roundAt(desk.steps, desk.at.peek(), "back")),
      ArrowDown: () => desk.go(roundAt(desk.steps, desk.at.peek(), "forward")),
      Home: () => desk.go("first"),
      End: () => desk.go("last"),
      n: () => desk.nextMistake(),
      v: () => (isPlaying(desk.reel) ? stopPlaying() : playOn(desk.reel)),
      "<": () => playFaster(-1),
      ">": () => playFaster(1),
      t: () => {
        desk.isTrying.value = !desk.isTrying.peek() && desk.step.peek()?.isForced === false;
      },
      Escape: () => {
        desk.isTrying.value = false;
      },
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector("dialog[open]")) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, textarea, select, [role=grid]")) return;
      // Scrollable regions keep their arrow keys.
      if (target instanceof Element && /Up|Down/.test(event.key) && target.closest("[role=region][tabindex]")) return;
      const act = acts[event.key] ?? acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
    };
  }, [desk]);
}

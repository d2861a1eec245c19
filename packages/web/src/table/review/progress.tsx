/** How far the valuing is, and the way to stop it; nothing once all is done. */
import { reviewWords } from "../../parts/words/reviewWords.ts";
import type { Reviewing } from "./reviewing.ts";

export function Progress({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = reviewWords().progress;
  const state = reviewing.state.value;
  const done = reviewing.progress.value;
  if (state.kind === "done") return undefined;
  return (
    <div class="review-progress">
      <progress max={1} value={done} aria-label={words.label} />
      <p class="quiet">
        {state.kind === "failed"
          ? words.failed(state.reason)
          : state.kind === "stopped"
            ? words.stopped(done)
            : words.running(done)}
      </p>
      {state.kind === "running" ? (
        <button type="button" class="button" onClick={() => reviewing.stop()}>
          {words.stop}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => reviewing.goOn()}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}

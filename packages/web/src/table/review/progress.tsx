/** Shows the progress of the analysis and a button to stop it. Disappears when everything is done. */

import type { Reviewing, ReviewState } from "./work/reviewing.ts";
import { Technical } from "../../kit/ui/technical.tsx";
import { t } from "../../words/index.ts";

export function Progress({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = t.review.progress;
  const state = reviewing.state.value;
  const done = reviewing.progress.value;
  if (state.kind === "done") return undefined;
  return (
    <div class="review-progress">
      <progress max={1} value={done} aria-label={words.label} />
      <p class="quiet">{saying(state, done)}</p>
      {state.kind === "failed" && <Technical text={state.reason} />}
      {state.kind === "running" ? (
        <>
          {state.at && reviewing.goOnHere && (
            <button type="button" class="button" onClick={() => reviewing.goOnHere?.()}>
              {words.here}
            </button>
          )}
          <button type="button" class="button" onClick={() => reviewing.stop()}>
            {words.stop}
          </button>
        </>
      ) : (
        <button type="button" class="button" onClick={() => reviewing.goOn()}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}

function saying(state: ReviewState, done: number): string {
  const words = t.review.progress;
  switch (state.kind) {
    case "failed":
      return words.failed;
    case "running":
      if (!state.at) return words.running(done);
      return state.at.kind === "queued" ? words.queued(state.at.before) : words.onServer(done);
    default:
      return words.stopped(done);
  }
}

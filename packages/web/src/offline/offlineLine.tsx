/** Shows on the home page how far the offline download is, with a button to try again if it failed. */
import { t } from "../words/index.ts";
import { keepAll, offline } from "./offline.ts";

export function OfflineLine() {
  const words = t.offline.line;
  const state = offline.value;
  if (!("all" in state)) return <p class="offline-line quiet" />;
  const { kind, here, all } = state;
  const percent = all ? Math.floor((100 * here) / all) : 0;
  return (
    <p class="offline-line quiet" role="status">
      <span>{kind === "ready" ? words.ready : words[kind](percent)}</span>
      {kind === "filling" && <progress max={100} value={percent} aria-label={t.offline.section.label} />}
      {kind !== "ready" && kind !== "filling" && (
        <button type="button" class="link" onClick={() => void keepAll()}>
          {kind === "some" ? words.download : t.common.tryAgain}
        </button>
      )}
    </p>
  );
}

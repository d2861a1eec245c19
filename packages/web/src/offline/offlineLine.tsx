/** Says on the home page that everything works offline, or how far the offline download is; offers another try if it failed. */
import { t } from "../words/index.ts";
import { downloadAll, offline } from "./offline.ts";

export function OfflineLine() {
  const words = t.offline.line;
  const state = offline.value;
  if (!("all" in state)) return <p class="offline-line">{t.home.first.free}</p>;
  const { kind, here, all } = state;
  const percent = all ? Math.floor((100 * here) / all) : 0;
  return (
    <p class="offline-line" role="status">
      {kind === "ready" ? words.ready : words[kind](percent)}
      {kind !== "ready" && kind !== "filling" && (
        <>
          {" "}
          <button type="button" class="link" onClick={() => void downloadAll()}>
            {kind === "some" ? words.download : t.common.tryAgain}
          </button>
        </>
      )}
    </p>
  );
}

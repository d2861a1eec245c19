/** Says on the home page that a bot is ready to play, or how far the offline download is; offers another try if it failed. */
import { t } from "../words/index.ts";
import { downloadAll, offline } from "./offline.ts";

export function OfflineLine() {
  const words = t.offline.line;
  const state = offline.value;
  if (!("all" in state)) return <p class="quiet way-about">{t.home.bots.about}</p>;
  const { kind, here, all } = state;
  const percent = all ? Math.floor((100 * here) / all) : 0;
  return (
    <p class="quiet way-about" role="status">
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

/** Downloads the page for offline use, and shows notices about it over any page. */
import { useSignal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { tablesHere } from "../storage/here.ts";
import { syncFromNowOn } from "../api/syncAlways.ts";
import { tidyNotes } from "../api/tidying.ts";
import { recall, remember } from "../kit/localStorage.ts";
import { address } from "../kit/router.ts";
import { canInstall, install, isInstalled } from "./installing.ts";
import { startDownload } from "./offline.ts";
import { update, watchForUpdates } from "./updates.ts";
import { t } from "../words/index.ts";
import "./notices.css";

const ASKED = "install-asked";

export async function startOffline(): Promise<void> {
  // If the server did not pick a language, the description is still in English.
  document.querySelector('meta[name="description"]')?.setAttribute("content", t.page.description);
  const root = document.createElement("div");
  document.body.append(root);
  render(<Notices />, root);
  syncFromNowOn();
  void tidyNotes();
  const registration = await startDownload();
  if (registration) watchForUpdates(registration);
  // The browser must not evict the games of someone who installed the page.
  if (isInstalled()) await navigator.storage.persist().catch(() => false);
}

function Notices() {
  const isPutOff = useSignal(false);
  const { update: words } = t.offline;
  const state = update.value;
  // Shown again when the update is offered, even if the first notice was dismissed.
  useEffect(() => {
    isPutOff.value = false;
  }, [state, isPutOff]);
  if (state === "none") return <InstallOffer />;
  if (isPutOff.value) return undefined;
  return (
    <aside class="notice-bar" role="status" aria-label={words.label}>
      <p>{state === "offered" ? words.offered : words.afterTurn}</p>
      <div class="buttons">
        {state === "offered" && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {words.load}
          </button>
        )}
        <button type="button" class="button" onClick={() => (isPutOff.value = true)}>
          {words.notNow}
        </button>
      </div>
    </aside>
  );
}

/** Offered once: after someone has finished a game here, and only while no decision is pending. */
function InstallOffer() {
  const hasPlayed = useSignal(false);
  const wasAsked = useSignal(recall(ASKED) === true);
  const isFree = address.value === "/" || address.value.endsWith("/result");
  useEffect(() => {
    void tablesHere()
      .then((tables) => tables.list())
      .then((all) => {
        hasPlayed.value = all.some(({ state }) => state === "over");
      });
  }, [isFree, hasPlayed]);
  if (!isFree || !hasPlayed.value || wasAsked.value || !canInstall()) return undefined;
  const { offer } = t.offline;
  const answered = (): void => {
    remember(ASKED, true);
    wasAsked.value = true;
  };
  return (
    <aside class="notice-bar" role="status" aria-label={offer.label}>
      <p>{offer.about}</p>
      <div class="buttons">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            answered();
            void install();
          }}
        >
          {offer.yes}
        </button>
        <button type="button" class="button" onClick={answered}>
          {offer.no}
        </button>
      </div>
    </aside>
  );
}

/** Beside the map: destinations, the log, the lines; one of them at a time. */
import { useSignal } from "@preact/signals";
import { Log } from "../../table/lateLog.ts";
import { Destinations } from "./destinations.tsx";
import { LinesSheet } from "./linesSheet.tsx";
import { DestinationRow } from "./openDestinations.tsx";
import { Summary } from "./summary.tsx";
import { undergroundWords } from "./undergroundWords.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";
import "./tabs.css";

/** What happened since the viewer's last turn, then everything. */
function Story() {
  return (
    <>
      <Summary desk={useUndergroundDesk()} />
      <Log />
    </>
  );
}

const TABS = ["destinations", "log", "lines"] as const;

export function Tabs() {
  const desk = useUndergroundDesk();
  const { tabs: words, destinations } = undergroundWords();
  const at = useSignal<(typeof TABS)[number]>("destinations");
  const view = desk.shown.value;
  return (
    <section class="panel game-tabs" aria-label={words.title}>
      <div class="tab-row" role="group">
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            class={at.value === tab ? "tab-button chosen" : "tab-button"}
            aria-pressed={at.value === tab}
            onClick={() => {
              at.value = tab;
            }}
          >
            {words[tab]}
          </button>
        ))}
      </div>
      {/* The four destinations are always in sight. */}
      {at.value !== "destinations" && <DestinationRow />}
      {/* What scrolls must be reachable by keyboard, also before there is anything to press in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="tab-body" role="region" tabIndex={0} aria-label={words[at.value]}>
        {at.value === "destinations" ? <Destinations isPanel /> : at.value === "log" ? <Story /> : <LinesSheet />}
      </div>
      <p class="tab-foot">
        <button type="button" class="link" onClick={() => (desk.sheet.value = "destinations")}>
          {destinations.visitedOf(view.visited.length)}
        </button>
        <span class="quiet">{destinations.pile(view.pile.length)}</span>
      </p>
    </section>
  );
}

/** Beside the map: tabs for destinations, log and lines. */
import { useShown } from "@interchange/boards/map";
import { Log } from "../../../table/log/log.tsx";
import { logTab, useChatTab } from "../../../table/log/chatTab.tsx";
import { Tabs } from "../../../table/frame/tabs.tsx";
import { Destinations } from "../panels/destinations.tsx";
import { LinesSheet } from "../panels/linesSheet.tsx";
import { News } from "../../../table/log/news.tsx";
import { useUndergroundDesk } from "../desk/desk.ts";
import { destinationsOf } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";
import "./sidePanels.css";

export function Beside() {
  const { tabs: words } = undergroundWords().table;
  const chat = useChatTab();
  // A phone has no room for it, and a wide screen shows the map first.
  if (!useShown()) return <div class="beside-map" />;
  return (
    <div class="beside-map">
      <Tabs
        label={words.title}
        tabs={[
          { label: words.destinations, Content: Places },
          ...logTab({ label: words.log, Content: Story }),
          ...chat,
          { label: words.lines, Content: LinesSheet },
        ]}
      />
    </div>
  );
}

function Places() {
  const desk = useUndergroundDesk();
  const { destinations: words } = undergroundWords().table;
  const { visited, pile, setup } = desk.shown.value;
  return (
    <>
      <Destinations isPanel />
      <section class="beside-foot" aria-label={desk.words.value.progress}>
        <button type="button" class="link" onClick={() => (desk.sheet.value = "destinations")}>
          {words.visitedOf(visited.length, destinationsOf(setup))}
        </button>
        <span class="quiet">{words.pile(pile.length)}</span>
      </section>
    </>
  );
}

/** The events since the viewer's last turn, then the whole log. */
function Story() {
  return (
    <>
      <News desk={useUndergroundDesk()} />
      <Log isEarlier />
    </>
  );
}

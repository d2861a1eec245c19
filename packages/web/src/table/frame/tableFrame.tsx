/** The frame of every table: the bar, and the slots that a game fills. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../kit/settings.ts";
import { useTitle } from "../../kit/ui/frame.tsx";
import { lazy } from "../../kit/ui/lazy.tsx";
import { listen } from "./keys.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { BoardOrHand } from "./handOnly.tsx";
import { TableBar } from "./tableBar.tsx";
import { ToWords } from "../text/boardOrWords.tsx";
import { DeskProvider } from "../desk/desk.ts";
import type { TableDesk } from "../desk/desk.ts";
import { laidFlat } from "../desk/laidFlat.ts";
import { t } from "../../words/index.ts";
import "./tableFrame.css";
import type { InWordsProps } from "../text/inWords.tsx";
import { rankingOf } from "../result/ranking.ts";
import "./status/status.css";

const InWords = lazy(() => import("../text/inWords.tsx").then(({ InWords }) => InWords));

export interface TableFrameProps extends InWordsProps {
  /** An imported record is watched from its beginning. A moment that is replayed is named. */
  readonly opened: { readonly isImported: boolean; readonly replays?: number | undefined };
  readonly board: ComponentChildren;
  /** The open panel; rendered only while one is open. */
  readonly sheets: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function TableFrame(props: TableFrameProps) {
  const { desk, keys } = props;
  const { isImported, replays } = props.opened;
  const { client } = desk;
  const online = useOnlineView();
  useTitle(t.common.inTurn(client.sitters.map(({ name }) => name)));
  // A layout effect, before the table is visible, so that the first key already counts.
  useLayoutEffect(() => {
    const at = new URLSearchParams(location.search).get("at");
    if (at) desk.history.go(Number(at));
    else if (isImported && client.waiting.peek().kind === "over") desk.history.open();
    else if (replays !== undefined) desk.notice.value = t.table.replaying(replays);
    const stopListening = listen(desk, keys);
    return () => {
      stopListening();
      desk.close();
    };
  }, [desk, client, keys, isImported, replays]);
  return (
    <DeskProvider value={desk}>
      {settings.value.isText ? (
        <InWords {...props} />
      ) : (
        <div
          class={`table ${desk.game} ${desk.game}-table ${props.panelButton ? "has-aside" : ""} ${laidFlat.value === client.id ? "laid-flat" : ""}`}
          aria-busy={client.waiting.value.kind === "sending"}
        >
          <ToWords />
          <TableBar {...props} />
          {props.players}
          <main class="middle">
            <BoardOrHand desk={desk}>{props.board}</BoardOrHand>
            <Ended desk={desk} />
          </main>
          <div class={props.talk ? "side has-talk" : "side"}>
            {props.tray}
            <Infos>{props.infos}</Infos>
            {props.talk && <div class="talk">{props.talk}</div>}
          </div>
          <div class="extras">{props.extras}</div>
        </div>
      )}
      {props.children}
      {online?.("over")}
      {desk.sheet.value !== undefined && props.sheets}
    </DeskProvider>
  );
}

/** The information scrolls on small screens; see scrolling.ts. */
function Infos({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watch(box.current), []);
  return (
    <div ref={box} class="infos">
      {children}
    </div>
  );
}

/**
 * A scrolling box must be reachable by keyboard, but only while something is out of view. Watches it as long as it is
 * on the page.
 */

function watch(box: HTMLElement | null): void {
  if (!box) return;
  const measure = (): void => {
    const scrolls = getComputedStyle(box).overflowY === "auto" && box.scrollHeight > box.clientHeight;
    if (scrolls === box.hasAttribute("tabindex")) return;
    if (!scrolls) for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    else {
      box.tabIndex = 0;
      box.setAttribute("role", "region");
      box.setAttribute("aria-label", t.table.panels.answers);
    }
  };
  measure();
  // Both observers go with the element.
  new ResizeObserver(measure).observe(box);
  new MutationObserver(measure).observe(box, { childList: true, characterData: true, subtree: true });
}

/** Says on the board who won, as soon as the game is over. Leads to the result. */
function Ended({ desk: { client, history, badge } }: { readonly desk: TableDesk }) {
  if (client.waiting.value.kind !== "over" || history.at.value !== undefined) return undefined;
  const { headline, winners, margin } = rankingOf(client, []);
  return (
    <a class="ended" href={`${client.address}/result`}>
      {winners.map((seat) => badge(seat))}
      <b>{headline}</b> <span>{margin}</span>
    </a>
  );
}

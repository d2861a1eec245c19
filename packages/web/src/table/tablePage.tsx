/** The table: opens it, lays it out, and answers when it cannot be opened. */
import { termsOf } from "@interchange/metro";
import { useEffect, useMemo } from "preact/hooks";
import { DraggedTile, dragPoint } from "../board/drag.tsx";
import { openTable } from "../client/open.ts";
import type { Opened } from "../client/localTable.ts";
import { text } from "../i18n/text.ts";
import { saveFile } from "../keep/transfer.ts";
import { Frame, useTitle } from "../ui/frame.tsx";
import { Mark } from "../ui/mark.tsx";
import { announceEvents } from "./announce.ts";
import { Bag } from "./bag.tsx";
import { deskOf } from "./desk.ts";
import type { Desk } from "./desk.ts";
import { DRAGGED_SIZE } from "./drag.ts";
import { Info } from "./info.tsx";
import { keysOf } from "./keyboard.ts";
import { Log } from "./log.tsx";
import { Players } from "./players.tsx";
import { Sheets, takeBack } from "./sheets.tsx";
import { Stage } from "./stage.tsx";
import { Status } from "./status.tsx";
import { Tray } from "./tray.tsx";
import { DeskProvider } from "./useDesk.ts";
import "./table.css";

export function TablePage({ id }: { readonly id: string }) {
  const opened = useMemo(() => openTable(id), [id]);
  if (!opened.ok) return <NoTable opened={opened} id={id} />;
  return <OpenTable key={id} opened={opened} />;
}

function OpenTable({ opened }: { readonly opened: Extract<Opened, { ok: true }> }) {
  const { client, isImported } = opened;
  const desk = useMemo(() => deskOf(client, { stale: text.table.stale }), [client]);
  useTitle(client.sitters.map(({ name }) => name).join(", "));
  useEffect(() => {
    // A game that is brought along is there to be looked through, from its beginning.
    if (isImported && client.waiting.peek().kind === "over") desk.history.go("first");
    const silence = announceEvents(client);
    return () => {
      silence();
      desk.close();
    };
  }, [client, desk, isImported]);
  useEffect(() => {
    const keys = keysOf(desk, () => takeBack(desk));
    document.addEventListener("keydown", keys, { capture: true });
    return () => {
      document.removeEventListener("keydown", keys, { capture: true });
    };
  }, [desk]);
  return (
    <DeskProvider value={desk}>
      <div class="table">
        <TableBar desk={desk} />
        <Players />
        <main class="middle">
          <Stage />
        </main>
        <div class="side">
          <Tray />
          <Info />
        </div>
        <div class="extras">
          <Bag isPanel />
          <Log isPanel />
        </div>
      </div>
      <TileOnPointer desk={desk} />
      <Sheets />
    </DeskProvider>
  );
}

/** By itself, so that a pointer that moves does not draw the whole table anew. */
function TileOnPointer({ desk }: { readonly desk: Desk }) {
  const code = desk.tile.value;
  // Over a square that takes it, the ghost on the board stands for it.
  if (!code || !dragPoint.value || desk.ghost.value !== undefined) return undefined;
  return <DraggedTile code={code} turn={desk.turn.value} size={DRAGGED_SIZE} />;
}

function TableBar({ desk }: { readonly desk: Desk }) {
  const { client, sheet } = desk;
  const { setup } = client.view.value;
  const { actions } = text.table;
  const edition = text.setup.editions[setup.edition] ?? setup.edition;
  const isHistory = desk.history.at.value !== undefined;
  return (
    <header class="table-bar">
      <a class="brand" href="/" aria-label={actions.home}>
        <Mark size={26} />
        <span class="when-wide">{text.name}</span>
      </a>
      <h1 class="unseen">{text.table.title(edition, setup.seats)}</h1>
      <Status />
      {client.takeBackOffer.value && !isHistory && (
        <button type="button" class="bar-button when-roomy" onClick={() => takeBack(desk)}>
          {actions.takeBack}
        </button>
      )}
      <button type="button" class="bar-button when-roomy" onClick={() => desk.history.go("back")}>
        {actions.history}
      </button>
      <button type="button" class="bar-button when-roomy" onClick={() => (sheet.value = "lines")}>
        {actions.lines}
      </button>
      <button type="button" class="bar-button when-roomy" onClick={() => (sheet.value = "rules")}>
        {actions.rules}
      </button>
      <button type="button" class="bar-button" onClick={() => (sheet.value = "menu")} aria-label={actions.menu}>
        <span class="when-roomy">{actions.menu}</span>
        <svg class="when-not-roomy" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
      {termsOf(setup).openHands && (
        <span class="unseen">{text.setup.optionTexts["open-hands"]?.values["yes"]?.about}</span>
      )}
    </header>
  );
}

function NoTable({ opened, id }: { readonly opened: Extract<Opened, { ok: false }>; readonly id: string }) {
  const words = text.noTable;
  const { problem, detail, text: kept } = opened;
  return (
    <Frame title={words[problem]}>
      <h1>{words[problem]}</h1>
      {problem === "unknown" ? (
        <p>{words.unknownAbout}</p>
      ) : (
        <>
          <p>{words.nothingLost}</p>
          <p class="quiet">{words.detail(detail)}</p>
          <p>
            <button
              type="button"
              class="button"
              onClick={() => saveFile(`interchange-${id}.json`, kept, "application/json")}
            >
              {words.export}
            </button>
          </p>
        </>
      )}
      <p>
        <a class="button primary" href="/">
          {text.notFound.home}
        </a>
      </p>
    </Frame>
  );
}

/** An online table: the gathering before the game, the game itself, then its result and review. */
import type { TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Opening } from "../../client/open.ts";
import { OpeningContext } from "../../client/useTable.ts";
import { openOnline } from "../../client/online/openOnline.ts";
import { OnlineTable } from "../../client/online/onlineTable.ts";
import { gamePageOf } from "../../games/gamePages.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched, lazy, Skeleton } from "../../kit/ui/lazy.tsx";
import { ShownFirst } from "../../table/result/shownFirst.ts";
import { noteSeal } from "../../api/sealNotes.ts";
import { onlineParts } from "../../table/online/parts.tsx";
import type { OnlineParts } from "../../table/online/parts.tsx";
import { NewAchievements } from "../myGames/newAchievements.tsx";
import { Gathering } from "./gathering.tsx";
import { OnlineViewProvider } from "../../table/desk/onlineView.ts";
import { t } from "../../words/index.ts";
import { whoAmI } from "../../api/identity.ts";
import { whyText } from "../../people/signedOut.tsx";
import { NameSheet } from "../../people/nameSheet.tsx";
import { seatsForYou } from "../../api/tableLists.ts";

const nothing = (): undefined => undefined;
const TableGuest = lazy(() => import("../room/guest.tsx").then((part) => part.TableGuest), nothing);
const TableRoom = lazy(() => import("../room/tableRoom.tsx").then((part) => part.TableRoom), nothing);

export interface OnlinePageProps {
  readonly id: string;
  /** The game, its result or its review. */
  readonly shows: "table" | "result" | "review";
}

export function OnlinePage(props: OnlinePageProps) {
  // A new table gets a new connection and fresh state.
  return <AtTable key={props.id} {...props} />;
}

function AtTable({ id, shows }: OnlinePageProps) {
  const table = useMemo(() => new OnlineTable(id), [id]);
  const parts = useSignal<OnlineParts | undefined>(undefined);
  const open = useMemo(() => openingOf(table, parts), [table, parts]);
  useEffect(
    () => () => {
      parts.peek()?.close();
      table.close();
    },
    [table, parts],
  );
  const info = table.info.value;
  // Those who have sat down here, or only want to watch, don't need the invitation again.
  const isWatching = useSignal(false);
  const hasSat = useRef(false);
  if (info && (info.isHost || info.yours.length)) hasSat.current = true;
  useEffect(() => {
    if (info) noteSeal(info);
  }, [info]);
  if (table.isSignedOut.value) return <SignedOutHere onBack={() => table.reconnect()} />;
  if (!info && table.isUnknown.value) return <NoSuchTable />;
  if (!info) return table.isOutOfReach.value ? <OutOfReach onAgain={() => table.reconnect()} /> : <Skeleton />;
  if (info.state === "open" && !hasSat.current && !isWatching.value && seatsForYou(info).length)
    return <TableGuest info={info} onJoined={() => table.reconnect()} onWatch={() => (isWatching.value = true)} />;
  if (info.state === "open")
    return (
      <Gathering
        info={info}
        isConnected={table.state.value === "open"}
        isRestarting={table.isRestarting.value}
        onIdentity={() => table.reconnect()}
        room={info.room !== undefined && <TableRoom id={info.room} isOver={false} />}
      />
    );
  if (!table.status.value) return <Skeleton />;
  return (
    <OpeningContext.Provider value={open}>
      <OnlineViewProvider value={parts.value?.view ?? nothing}>
        <Begun key={`${table.viewer.value}${shows}`} info={info} shows={shows} />
      </OnlineViewProvider>
    </OpeningContext.Provider>
  );
}

/** Opens the server's table, with its online parts. */
function openingOf(table: OnlineTable, parts: Signal<OnlineParts | undefined>): Opening {
  return async (game) => {
    parts.peek()?.close();
    const made = onlineParts(table);
    parts.value = made;
    const opened = await openOnline(table, game, { fetchRecord, onFailed: made.tellFailed });
    if (!opened.ok) return opened;
    made.attach(opened.client);
    return { ...opened, client: await made.planned(opened.client, game) };
  };
}

function Begun({ info, shows }: { readonly info: TableInfo } & Pick<OnlinePageProps, "shows">) {
  const gamePage = gamePageOf(info.game);
  if (!gamePage) return <NoSuchTable />;
  const modules = modulesOf(info);
  return (
    <Fetched load={async () => gamePage[shows]?.(modules)} Waiting={Skeleton}>
      {(Part) => (
        <ShownFirst.Provider
          value={
            shows === "result" && (
              <>
                <NewAchievements id={info.id} isOnline />
                {info.room !== undefined && <TableRoom id={info.room} isOver />}
              </>
            )
          }
        >
          {Part && <Part id={info.id} />}
        </ShownFirst.Provider>
      )}
    </Fetched>
  );
}

function modulesOf({ setup }: TableInfo): readonly string[] {
  const { modules } = setup;
  return Array.isArray(modules) ? modules.map(String) : [];
}

function OutOfReach({ onAgain }: { readonly onAgain: () => void }) {
  const words = t.online.outOfReach;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p role="status">{words.body}</p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={onAgain}>
          {words.again}
        </button>
        <a class="button" href="/">
          {t.notFound.home}
        </a>
      </p>
    </Frame>
  );
}

function NoSuchTable() {
  const words = t.online.unknown;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p>{words.body}</p>
      <p>
        <a class="button primary" href="/">
          {t.notFound.home}
        </a>
      </p>
    </Frame>
  );
}

interface SignedOutHereProps {
  /** Reconnects as whoever this browser is then. */
  readonly onBack: () => void;
}

/** This device was signed out: watch from here, or sign in again. */
function SignedOutHere({ onBack }: SignedOutHereProps) {
  const words = t.lobby.moved;
  const asksForCode = useSignal(false);
  // The server knows this browser by another name now, or by none.
  useEffect(() => void whoAmI(), []);
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p role="status">
        {whyText()} {words.body}
      </p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={onBack}>
          {words.watch}
        </button>
        <button type="button" class="button" onClick={() => (asksForCode.value = true)}>
          {words.takeOver}
        </button>
      </p>
      {asksForCode.value && <NameSheet asksForCode onDone={onBack} onClose={() => (asksForCode.value = false)} />}
    </Frame>
  );
}

/** The record of a table, as far as you may have it. */
async function fetchRecord(id: string): Promise<string> {
  const answer = await fetch(`/api/tables/${id}/record`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { record } = (await answer.json()) as { readonly record: string };
  return record;
}

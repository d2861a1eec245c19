/** The home page: a first look for newcomers; for everybody else their tables, and how to start another. */
import { useSignal } from "@preact/signals";
import { GAME_PAGES, gamePageOf } from "../../games/gamePages.ts";
import { useStored } from "../../storage/useStored.ts";
import { isYourTurn, myTables, unreadAt, useServerTables } from "../../api/tableLists.ts";
import { myRooms, unreadIn } from "../../api/roomLists.ts";
import { identity, nameNow } from "../../api/identity.ts";
import { remember } from "../../kit/localStorage.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { lazy } from "../../kit/ui/lazy.tsx";
import { OfflineLine } from "../../offline/offlineLine.tsx";
import { lastGame } from "../../table/setup/tableSetup.ts";
import { Apart } from "../online/apart.tsx";
import { FirstVisit } from "./firstVisit.tsx";
import { Returning } from "./returning.tsx";
import { RoomRows } from "./roomRows.tsx";
import { t } from "../../words/index.ts";
import "./home.css";
import "./tables/tableRows.css";
import type { GamePage } from "../../games/gamePage.ts";

const nothing = (): undefined => undefined;
const SignedOut = lazy(
  () => import("../../people/signedOut.tsx").then((part) => part.SignedOut),
  () => undefined,
);
const Friends = lazy(() => import("./friends.tsx").then((sheet) => sheet.Friends), nothing);
const Import = lazy(() => import("./import.tsx").then((sheet) => sheet.Import), nothing);

export function HomePage() {
  const words = t.home;
  const open = useSignal<"import" | "friends" | undefined>(undefined);
  const chosen = useSignal(lastGame().id);
  const { kept, look } = useStored();
  useServerTables();
  const gamePage = gamePageOf(chosen.value) ?? GAME_PAGES[0];
  // Which of the two pages it is depends on what is stored, which takes an instant to read.
  if (!kept || !gamePage)
    return (
      <Frame title={t.common.name} wide>
        <h1 class="unseen">{words.title}</h1>
      </Frame>
    );
  const { tables, unreadable, isLasting } = kept;
  const hasTables = tables.length + unreadable.length + myTables.value.length > 0;
  const close = (): void => {
    open.value = undefined;
  };
  const shared = {
    gamePage,
    tables,
    onGame: ({ entry }: GamePage) => {
      chosen.value = entry.id;
      remember("game", entry.id);
    },
    onFriends: () => (open.value = "friends"),
  };
  const onImport = (): void => {
    open.value = "import";
  };
  return (
    <Frame title={titleNow()} wide beside={<You />}>
      <div class="home">
        {identity.value.kind === "known" && identity.value.signedOut && <SignedOut />}
        {!isLasting && <p class="notice">{words.notLasting}</p>}
        {hasTables ? (
          <Returning {...shared} unreadable={unreadable} onImport={onImport} onChange={look} />
        ) : (
          <>
            <FirstVisit {...shared} />
            <RoomRows />
          </>
        )}
        <Apart />
        <footer class="foot quiet">
          <OfflineLine />
          <p class="foot-links">
            <a href="/lobby">{words.join.lobby}</a>
            <a href="/join">{t.room.home.enter}</a>
            {!hasTables && (
              <>
                <a href={`/puzzles/${gamePage.entry.id}`}>{t.puzzles.all}</a>
                <a href="/learn">{t.learn.over.all}</a>
                <button type="button" class="link" onClick={onImport}>
                  {words.importGame}
                </button>
              </>
            )}
          </p>
          <p>{words.unaffiliated}</p>
        </footer>
      </div>
      {open.value === "import" && <Import onClose={close} onTaken={look} />}
      {open.value === "friends" && <Friends gamePage={gamePage} onClose={close} />}
    </Frame>
  );
}

const sum = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);

/** The title of the tab says what waits for you. */
function titleNow(): string {
  const { calls, chat } = t.online;
  if (myTables.value.some(isYourTurn)) return calls.wanted(t.home.table.yourTurn);
  const unread = sum([...myTables.value.map(unreadAt), ...myRooms.value.map(unreadIn)]);
  return unread ? calls.wanted(chat.unread(unread)) : t.common.name;
}

/** Your name on the server. */
function You() {
  const name = nameNow();
  if (name === undefined) return undefined;
  return (
    <a class="you" href="/settings#you">
      <span class="you-letter" aria-hidden="true">
        {String.fromCodePoint(name.codePointAt(0) ?? 0)}
      </span>
      <span class="you-name">{name}</span>
    </a>
  );
}

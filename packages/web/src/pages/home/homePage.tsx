/** Where everybody arrives: which game, the ways in, and the tables of this browser and of the server. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { faceOf, FACES } from "../../games/faces.ts";
import { tablesHere } from "../../keep/here.ts";
import { everythingKept } from "../../keep/everything.ts";
import type { Everything } from "../../keep/everything.ts";
import { isYourTurn, myTables, useHouse } from "../../online/house.ts";
import { identity, nameNow } from "../../online/identity.ts";
import { recall, remember } from "../../parts/memory.ts";
import { Frame } from "../../parts/ui/frame.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import { worded } from "../../parts/words/part.ts";
import { learnWords } from "../../parts/words/learnWords.ts";
import { puzzleWords } from "../../parts/words/puzzleWords.ts";
import { homeWords, laterWords, startWords } from "../../parts/words/words.ts";
import { lastGame } from "../../table/setup/plan.ts";
import { Apart } from "../online/apart.tsx";
import { BotWay, fetchCreating } from "./botWay.tsx";
import { FriendsWay } from "./friendsWay.tsx";
import { GameTabs } from "./gameTabs.tsx";
import { JoinWay } from "./joinWay.tsx";
import { Tiles } from "./tiles.tsx";
import "./home.css";
import "./tableRows.css";
import "./ways.css";

const TableList = lazy(() =>
  worded(
    import("./tableList.tsx").then(({ fetchTableList }) => fetchTableList()),
    laterWords,
  ),
);
// What comes later has its room from the start, so that nothing below it moves.
const Today = lazy(
  () => worded(import("./today.tsx"), puzzleWords).then(({ Today }) => Today),
  () => <div class="today-room" />,
);
const LessonCard = lazy(
  () => worded(import("./lessonCard.tsx"), learnWords).then(({ LessonCard }) => LessonCard),
  () => <div class={isLearned() ? "lesson-room is-learned" : "lesson-room"} />,
);
const Import = lazy(() => import("./import.tsx").then(({ Import }) => Import));

/** Whether the card will only be a way to all lessons. Read here as `progress.ts` keeps it, which comes with the card. */
function isLearned(): boolean {
  const kept = recall("lessons") as
    | Readonly<Record<string, { readonly at: number; readonly isDone: boolean }>>
    | undefined;
  const { at = 0, isDone = false } = kept?.[lastGame().id] ?? {};
  return isDone && at === 0;
}

export function HomePage() {
  const words = homeWords();
  const isImporting = useSignal(false);
  const chosen = useSignal(lastGame().id);
  const { kept, look } = useKept();
  useHouse();
  useEffect(() => {
    // What comes after one tap: have it here before it is asked for.
    const fetchNext = () => Promise.all([fetchCreating(), FACES[0]?.table([])]).catch(() => undefined);
    const soon = setTimeout(() => void fetchNext(), 300);
    return () => {
      clearTimeout(soon);
    };
  }, []);
  const face = faceOf(chosen.value) ?? FACES[0];
  const { tables, unreadable, isLasting } = kept;
  const hasTables = tables.length + unreadable.length + myTables.value.length > 0;
  const turns = myTables.value.filter(isYourTurn).length;
  return (
    <Frame title={startWords().name} wide beside={<You />}>
      <div class="home">
        <h1 class="unseen">{words.title}</h1>
        <GameTabs
          chosen={face}
          onChange={({ entry }) => {
            chosen.value = entry.id;
            remember("game", entry.id);
          }}
        />
        {face && (
          <div class="ways">
            <BotWay key={face.entry.id} face={face} tables={tables} />
            <FriendsWay face={face} />
            {identity.value.kind === "apart" ? undefined : <JoinWay face={face} />}
            <Tiles face={face} />
          </div>
        )}
        <Apart />
        <div class="home-below">
          <section class="tables" aria-labelledby="tables">
            <div class="tables-head">
              <h2 id="tables">
                {words.yourTables}{" "}
                {turns > 0 && (
                  <span class="turns" role="img" aria-label={words.table.turns(turns)}>
                    {turns}
                  </span>
                )}
              </h2>
              <button type="button" class="link" onClick={() => (isImporting.value = true)}>
                {words.importGame}
              </button>
            </div>
            {!isLasting && <p class="notice">{words.notLasting}</p>}
            {hasTables ? (
              <TableList tables={tables} unreadable={unreadable} onChange={look} />
            ) : (
              <>
                <p class="quiet">{words.noTables}</p>
                {face && <LessonCard key={face.entry.id} face={face} />}
              </>
            )}
          </section>
          {face && (
            <div>
              <Today face={face} />
              {hasTables && <LessonCard key={face.entry.id} face={face} />}
            </div>
          )}
        </div>
        <footer class="foot quiet">{words.unaffiliated}</footer>
      </div>
      {isImporting.value && <Import onClose={() => (isImporting.value = false)} onTaken={look} />}
    </Frame>
  );
}

/** What this browser keeps, also after something happened in another window. */
function useKept(): { readonly kept: Everything; readonly look: () => void } {
  const kept = useSignal<Everything>({ isLasting: true, tables: [], unreadable: [] });
  const look = useCallback(() => {
    void everythingKept().then((all) => {
      kept.value = all;
    });
  }, [kept]);
  useEffect(look, [look]);
  // A table that was deleted there is gone.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void tablesHere().then((tables) => {
      if (!isLeft) stop = tables.onElsewhere(undefined, look);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [look]);
  return { kept: kept.value, look };
}

/** Who one is to the server. */
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

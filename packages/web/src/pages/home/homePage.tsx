/** The home page: the games, the ways to play, and your tables in this browser and on the server. */
import { useSignal } from "@preact/signals";
import { GAME_PAGES, gamePageOf } from "../../games/gamePages.ts";
import { useStored } from "../../storage/useStored.ts";
import { isYourTurn, myTables, useServerTables } from "../../api/tableLists.ts";
import { identity, nameNow } from "../../api/identity.ts";
import { remember } from "../../kit/localStorage.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { lastGame } from "../../table/setup/tableSetup.ts";
import { Apart } from "../online/apart.tsx";
import { BotWay } from "./botWay.tsx";
import { FriendsWay, screenAddress } from "./friendsWay.tsx";
import { JoinWay, waitingAt } from "./joinWay.tsx";
import { Import } from "./import.tsx";
import { TableList } from "./tableList.tsx";
import { Today } from "./today.tsx";
import { t } from "../../words/index.ts";
import "./home.css";
import "./tableRows.css";
import "./ways.css";
import type { GamePage } from "../../games/gamePage.ts";
import { progressIn, skipLesson } from "../../table/learn/progress.ts";
import { ProgressLine } from "../../kit/ui/progressLine.tsx";

export function HomePage() {
  const words = t.home;
  const isImporting = useSignal(false);
  const chosen = useSignal(lastGame().id);
  const { kept, look } = useStored();
  useServerTables();
  const gamePage = gamePageOf(chosen.value) ?? GAME_PAGES[0];
  const { tables = [], unreadable = [], isLasting = true } = kept ?? {};
  const hasTables = tables.length + unreadable.length + myTables.value.length > 0;
  const turns = myTables.value.filter(isYourTurn).length;
  return (
    <Frame title={t.common.name} wide beside={<You />}>
      <div class="home">
        <h1 class="unseen">{words.title}</h1>
        <GameTabs
          chosen={gamePage}
          onChange={({ entry }) => {
            chosen.value = entry.id;
            remember("game", entry.id);
          }}
        />
        {gamePage && (
          <div class="ways">
            <BotWay key={gamePage.entry.id} gamePage={gamePage} tables={tables} />
            <FriendsWay gamePage={gamePage} />
            {identity.value.kind === "apart" ? undefined : <JoinWay gamePage={gamePage} />}
            <Tiles gamePage={gamePage} />
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
                {gamePage && <LessonCard key={gamePage.entry.id} gamePage={gamePage} />}
              </>
            )}
          </section>
          {gamePage && (
            <div>
              <Today gamePage={gamePage} />
              {hasTables && <LessonCard key={gamePage.entry.id} gamePage={gamePage} />}
            </div>
          )}
        </div>
        <footer class="foot quiet">{words.unaffiliated}</footer>
      </div>
      {isImporting.value && <Import onClose={() => (isImporting.value = false)} onTaken={look} />}
    </Frame>
  );
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

interface GameTabsProps {
  readonly chosen: GamePage | undefined;
  readonly onChange: (gamePage: GamePage) => void;
}

export function GameTabs({ chosen, onChange }: GameTabsProps) {
  return (
    <div class="game-tabs" role="radiogroup" aria-label={t.home.game}>
      {GAME_PAGES.map((gamePage) => {
        const { name, about } = gamePage.about();
        return (
          <label key={gamePage.entry.id} class={gamePage === chosen ? "game-tab is-chosen" : "game-tab"}>
            <input
              class="covering"
              type="radio"
              name="home-game"
              value={gamePage.entry.id}
              checked={gamePage === chosen}
              aria-label={name}
              aria-describedby={`about-${gamePage.entry.id}`}
              onChange={() => onChange(gamePage)}
            />
            <span class="game-sign">
              <gamePage.Sign />
            </span>
            <span class="game-words">
              <b>{name}</b>
              <small id={`about-${gamePage.entry.id}`}>{about}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** The lesson about the chosen game: your progress, and a link to continue. */

export function LessonCard({ gamePage }: { readonly gamePage: GamePage }) {
  const words = t.learn;
  const game = gamePage.entry.id;
  const { at, isDone } = progressIn(game);
  const isHidden = useSignal(false);
  const all = gamePage.lessonSteps;
  if (all === undefined || isHidden.value || (isDone && at === 0)) return <AllLessons />;
  return (
    <section class="lesson-card" aria-labelledby="lesson-card">
      <div class="lesson-card-words">
        <b id="lesson-card">{words.newTo(gamePage.about().name)}</b>
        <small>{words.onBoard}</small>
      </div>
      <a class="lesson-card-go" href={`/learn/${game}`}>
        {at > 0 ? words.goOnAt(at + 1) : words.begin}
      </a>
      <div class="lesson-card-line">
        <ProgressLine at={at} all={all} label={words.step(at + 1, all)} />
      </div>
      <p class="lesson-card-more">
        <button
          type="button"
          class="link"
          onClick={() => {
            skipLesson(game);
            isHidden.value = true;
          }}
        >
          {words.skipAll}
        </button>
        <AllLessons />
      </p>
    </section>
  );
}

function AllLessons() {
  return (
    <a class="link" href="/learn">
      {t.learn.over.all}
    </a>
  );
}

/** The ways to play with other people on small screens: two tiles that link to them. */

export function Tiles({ gamePage }: { readonly gamePage: GamePage }) {
  const { friends, join } = t.home;
  const isOnline = identity.value.kind !== "apart";
  return (
    <div class="way-tiles">
      <a class="way-tile" href={isOnline ? `/new/${gamePage.entry.id}?where=online` : screenAddress(gamePage, 2)}>
        <LinkIcon />
        <b>{isOnline ? friends.short : friends.screen}</b>
        <small>{isOnline ? friends.shortAbout : friends.aboutHere}</small>
      </a>
      {isOnline && (
        <a class="way-tile" href="/lobby">
          <DoorIcon />
          <b>{join.title}</b>
          <small>{join.tile(waitingAt(gamePage.entry.id)?.length ?? 0)}</small>
        </a>
      )}
    </div>
  );
}

const LINK = "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5";

function LinkIcon() {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINK} />
    </svg>
  );
}

function DoorIcon() {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4" />
    </svg>
  );
}

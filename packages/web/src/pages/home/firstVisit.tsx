/** Home for those who have no tables yet: a game in motion, one promise, and how to begin. */
import { LADDER } from "@interchange/games";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GamePage } from "../../games/gamePage.ts";
import type { Ended } from "../../kit/fitting.ts";
import { identity, lastName } from "../../api/identity.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { progressIn } from "../../table/learn/progress.ts";
import { ALONE, BotRow, BotSays, nameOf, usePlaying } from "./bots.tsx";
import { GameTabs } from "./gameTabs.tsx";
import { DoorIcon, FriendsIcon, PlayIcon, PuzzleIcon } from "./icons.tsx";
import { liveAt, screenAddress, waitingAt } from "./others.ts";
import { Show } from "./show.tsx";
import { puzzleToday, puzzleWords } from "./today.tsx";
import { t } from "../../words/index.ts";
import "./firstVisit.css";

interface FirstVisitProps {
  readonly gamePage: GamePage;
  readonly tables: readonly Ended[];
  readonly onGame: (gamePage: GamePage) => void;
  readonly onFriends: () => void;
}

/** Whether someone has been here before, though no table is left. */
function isKnown(): boolean {
  const hasLearned = GAME_PAGES.some(({ entry }) => {
    const { at, isDone } = progressIn(entry.id);
    return at > 0 || isDone;
  });
  return hasLearned || lastName() !== "";
}

export function FirstVisit({ gamePage, tables, onGame, onFriends }: FirstVisitProps) {
  const { promise, pitch } = gamePage.about();
  const game = gamePage.entry.id;
  const isBack = isKnown();
  return (
    <>
      <div class="hero">
        <div class="hero-words">
          <h1 class={isBack ? "unseen" : "hero-promise"}>{isBack ? t.home.title : promise}</h1>
          {!isBack && <p class="hero-pitch">{pitch}</p>}
          <Begin key={game} gamePage={gamePage} tables={tables} />
        </div>
        <div class="hero-games">
          <GameTabs chosen={gamePage} onChange={onGame} />
        </div>
        <div class="hero-show">
          <Show key={game} gamePage={gamePage} />
        </div>
      </div>
      <Ways key={game} gamePage={gamePage} onFriends={onFriends} />
    </>
  );
}

/** A small screen has no room for it where the page begins. */
const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: "nearest" });

/** The two ways to begin. Who knows the lesson is offered the game first. */
function Begin({ gamePage, tables }: Pick<FirstVisitProps, "gamePage" | "tables">) {
  const words = t.home.first;
  const game = gamePage.entry.id;
  const playing = usePlaying(gamePage, tables);
  const isChanging = useSignal(false);
  const { at, isDone } = progressIn(game);
  const hasLearned = isDone && at === 0;
  const steps = gamePage.lessonSteps ?? 0;
  const { opponent, problem, play, near } = playing;
  return (
    <div class={hasLearned ? "begin is-learned" : "begin"}>
      <div class="begin-way begin-learn">
        <a class={hasLearned ? "button large" : "button primary large"} href={hasLearned ? "/learn" : `/learn/${game}`}>
          {hasLearned ? t.learn.over.all : at > 0 ? words.goOn : words.learn}
        </a>
        <p class="quiet">{at > 0 ? t.learn.step(at + 1, steps) : hasLearned ? "" : words.learnAbout}</p>
      </div>
      <div class="begin-way">
        <button
          type="button"
          class={hasLearned ? "button primary large play-go" : "button large play-go"}
          onClick={play}
          onPointerEnter={near}
          onFocus={near}
        >
          <PlayIcon />
          {words.play}
        </button>
        <p class="quiet">
          {opponent === ALONE ? t.home.bots.aboutAlone : words.against(nameOf(opponent), opponent === LADDER[0])}{" "}
          <button
            type="button"
            class="link"
            aria-expanded={isChanging.value}
            onClick={() => (isChanging.value = !isChanging.value)}
          >
            {words.change}
          </button>
        </p>
      </div>
      <Problem text={problem} />
      {isChanging.value && (
        <div class="begin-bots" ref={intoView}>
          <BotRow playing={playing} />
          <BotSays playing={playing} game={game} />
        </div>
      )}
    </div>
  );
}

/** Other ways to play, in one row: cards, or a bar at the foot of a phone. */
function Ways({ gamePage, onFriends }: Pick<FirstVisitProps, "gamePage" | "onFriends">) {
  const { friends } = t.home;
  const game = gamePage.entry.id;
  const isApart = identity.value.kind === "apart";
  const { result } = puzzleToday(game);
  return (
    <div class="other-ways">
      <Way
        icon={<FriendsIcon />}
        title={friends.title}
        short={friends.short}
        about={isApart ? friends.aboutHere : friends.about}
      >
        {isApart ? (
          <a class="button" href={screenAddress(gamePage, 2)}>
            {friends.screen}
          </a>
        ) : (
          <button type="button" class="button" onClick={onFriends}>
            {friends.open}
          </button>
        )}
      </Way>
      <JoinWay gamePage={gamePage} isApart={isApart} />
      {gamePage.puzzles && (
        <Way icon={<PuzzleIcon />} title={t.puzzles.daily} about={puzzleWords(result)}>
          <a class="button" href={`/puzzles/${game}/today`}>
            {result ? t.puzzles.again : t.puzzles.solve}
          </a>
        </Way>
      )}
    </div>
  );
}

/** Joining is offered only when someone waits; else there may be games to watch. */
function JoinWay({ gamePage, isApart }: { readonly gamePage: GamePage; readonly isApart: boolean }) {
  const words = t.home.join;
  const game = gamePage.entry.id;
  const waiting = waitingAt(game);
  const live = liveAt(game);
  const about = isApart
    ? words.offline
    : waiting === undefined
      ? words.looking
      : waiting
        ? words.waiting(waiting)
        : live
          ? words.live(live)
          : words.none;
  return (
    <Way icon={<DoorIcon />} title={words.title} about={about}>
      {!isApart && waiting !== undefined && (
        <a class="button" href={waiting || live ? "/lobby" : `/new/${game}?where=public`}>
          {waiting ? words.join : live ? words.watch : words.start}
        </a>
      )}
    </Way>
  );
}

interface WayProps {
  readonly icon: ComponentChildren;
  readonly title: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly about: ComponentChildren;
  /** The button or link. On a phone it covers all of it. */
  readonly children: ComponentChildren;
}

function Way({ icon, title, short = title, about, children }: WayProps) {
  return (
    <section class="other-way">
      {icon}
      <h2>
        <span class="other-title">{title}</span>
        <span class="other-short" aria-hidden="true">
          {short}
        </span>
      </h2>
      <p class="quiet">{about}</p>
      {children}
    </section>
  );
}

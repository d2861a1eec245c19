/** Home for those who have tables: your turn first, then the other tables, the day's puzzle, and a new game. */
import type { Everything } from "../../storage/everything.ts";
import type { GamePage } from "../../games/gamePage.ts";
import { identity } from "../../api/identity.ts";
import { fetchTables, isUpdated, myTables } from "../../api/tableLists.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { BotRow, BotSays, usePlaying } from "./bots.tsx";
import { GameTabs } from "./gameTabs.tsx";
import { DoorIcon, FriendsIcon, PlayIcon } from "./icons.tsx";
import { screenAddress, waitingAt } from "./others.ts";
import { RoomRows } from "./roomRows.tsx";
import { TableRows } from "./tables/tableList.tsx";
import { inOrder } from "./tables/tableOrder.ts";
import { Today } from "./today.tsx";
import { TurnCard } from "./tables/turnCard.tsx";
import { t } from "../../words/index.ts";
import "./returning.css";

/** Only these are shown, and the newest result. All are on the page with your games. */
const SHOWN = 8;

interface ReturningProps extends Pick<Everything, "tables" | "unreadable"> {
  readonly gamePage: GamePage;
  readonly onGame: (gamePage: GamePage) => void;
  readonly onFriends: () => void;
  readonly onImport: () => void;
  readonly onChange: () => void;
}

export function Returning({ gamePage, tables, unreadable, onGame, onFriends, onImport, onChange }: ReturningProps) {
  const words = t.home;
  const all = inOrder(tables, myTables.value);
  const rows = [
    ...all.filter(({ standing }) => standing !== "over").slice(0, SHOWN),
    ...all.filter(({ standing }) => standing === "over").slice(0, 1),
  ];
  const turns = all.filter(({ standing }) => standing === "turn").length;
  const first = rows[0]?.standing;
  const hasCard = first === "turn" || first === "paused";
  const isAllOver = first === "over";
  const start = (
    <section class="start-bar" aria-label={words.newGame}>
      <GameTabs chosen={gamePage} onChange={onGame} />
      <Start key={gamePage.entry.id} gamePage={gamePage} tables={tables} isFirst={isAllOver} onFriends={onFriends} />
    </section>
  );
  return (
    <>
      <h1 class="unseen">{words.title}</h1>
      {isAllOver && start}
      <div class="back">
        <section class="tables" aria-labelledby="tables">
          <div class="tables-head">
            <h2 id="tables">
              {turns > 0 ? words.table.yourTurn : hasCard ? words.pickUp : words.yourTables}{" "}
              {turns > 0 && (
                <span class="turns" role="img" aria-label={words.table.turns(turns)}>
                  {turns}
                </span>
              )}
            </h2>
            {!isUpdated.value && (
              <p class="quiet" role="status">
                {words.notUpdated}{" "}
                <button type="button" class="link" onClick={() => void fetchTables()}>
                  {t.common.tryAgain}
                </button>
              </p>
            )}
          </div>
          <TableRows
            rows={rows}
            unreadable={unreadable}
            onChange={onChange}
            First={hasCard || isAllOver ? TurnCard : undefined}
          />
          <p class="tables-more">
            <a class="link" href="/mine">
              {words.allTables}
            </a>
            <button type="button" class="link" onClick={onImport}>
              {words.importGame}
            </button>
          </p>
          <RoomRows />
        </section>
        <Today gamePage={gamePage} />
      </div>
      {!isAllOver && start}
    </>
  );
}

interface StartProps extends Pick<ReturningProps, "gamePage" | "tables" | "onFriends"> {
  /** Whether there is nothing else to go on with. */
  readonly isFirst: boolean;
}

/** Starts something new: against a bot, with friends, or at somebody's table. */
function Start({ gamePage, tables, isFirst, onFriends }: StartProps) {
  const { bots, friends, join } = t.home;
  const playing = usePlaying(gamePage, tables);
  const { opponents, problem, play, near } = playing;
  const isApart = identity.value.kind === "apart";
  return (
    <>
      <BotRow playing={playing} />
      <div class="start-go">
        <button
          type="button"
          class={isFirst ? "button primary large play-go" : "button large play-go"}
          onClick={play}
          onPointerEnter={near}
          onFocus={near}
        >
          <PlayIcon />
          {opponents.length ? bots.play(opponents) : bots.playAlone}
        </button>
        {isApart ? (
          <a class="button large" href={screenAddress(gamePage, 2)}>
            <FriendsIcon />
            {friends.screen}
          </a>
        ) : (
          <button type="button" class="button large" onClick={onFriends}>
            <FriendsIcon />
            {friends.short}
          </button>
        )}
        {!!waitingAt(gamePage.entry.id) && (
          <a class="button large" href="/lobby">
            <DoorIcon />
            {join.joinIn}
          </a>
        )}
      </div>
      <Problem text={problem} />
      <BotSays playing={playing} game={gamePage.entry.id} />
    </>
  );
}

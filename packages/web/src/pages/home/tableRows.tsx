/** A table in the list: the players, its state, and its actions. */
import { listedOf } from "../../games/gamePages.ts";
import type { Listed } from "../../games/gamePages.ts";
import type { TableInfo } from "@interchange/protocol";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentChildren, ComponentType } from "preact";
import type { StoredTable } from "../../storage/tables.ts";
import { freeSeats, modulesAt } from "../../api/tableLists.ts";
import { playAgain } from "../../api/playAgain.ts";
import { troubleText } from "../../api/api.ts";
import { firstGameOf, firstGamePath } from "../../table/learn/firstGame.ts";
import { go } from "../../kit/router.ts";
import { isBotName } from "@interchange/games";
import { botCalled } from "../../kit/sitters.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { locale, t } from "../../words/index.ts";

/** A small icon of each game, by its name. */
const ICONS = import.meta.glob<ComponentType>("../../games/*/setup/icon.tsx", { eager: true, import: "Icon" });

interface Seat {
  readonly name: string;
  readonly points: number | undefined;
}

interface RowProps {
  readonly game: string;
  readonly href: string;
  readonly seats: readonly Seat[];
  readonly colours: readonly Colour[];
  readonly facts: readonly string[];
  /** Its state in two short lines. */
  readonly standing: readonly [how: string, when: string];
  readonly action: string;
  readonly children: ComponentChildren;
}

function Row({ game, href, seats, colours, facts, standing: [how, when], action, children }: RowProps) {
  const Icon = ICONS[`../../games/${game}/setup/icon.tsx`];
  return (
    <>
      <a class="table-open" href={href}>
        <span class="table-icon">{Icon && <Icon />}</span>
        <span class="table-seats">
          {seats.map(({ name, points }, seat) => (
            <span key={seat} class="table-seat">
              <Badge colours={colours} seat={seat} small />
              {name} {points !== undefined && <b>{points}</b>}
            </span>
          ))}
        </span>
        <span class="quiet table-facts">{t.common.beside(facts)}</span>
        <span class="table-standing">
          <b>{how}</b> <small>{when}</small>
        </span>
        <span class="table-action">{action}</span>
      </a>
      <div class="table-more">{children}</div>
    </>
  );
}

function dateOf(at: number): string {
  return new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "short" });
}

/** The game, its modules and the progress. */
function factsOf(
  listed: Listed | undefined,
  game: string,
  modules: readonly string[],
  progress: number | undefined,
): readonly string[] {
  return [
    listed?.name ?? game,
    ...modules.map((id) => listed?.moduleTitle(id) ?? id),
    ...(listed && progress !== undefined ? [listed.progress(progress)] : []),
  ];
}

interface LocalRowProps {
  readonly table: StoredTable;
  readonly isYourTurn: boolean;
  readonly onAbandon: () => void;
  readonly onDelete: () => void;
}

export function LocalRow({ table, isYourTurn, onAbandon, onDelete }: LocalRowProps) {
  const listed = listedOf(table.game);
  const words = t.home.table;
  const { game, edition, modules, sitters, points, progress, state, isImported, at, toAct } = table;
  const names = sitters.map(({ name }) => name);
  const isOver = state === "over";
  const how = {
    running: isYourTurn ? words.yourTurn : words.turnOf(names[toAct ?? -1] ?? ""),
    paused: words.abandoned,
    over: words.over,
  }[state];
  return (
    <Row
      game={game}
      href={hrefOf(table)}
      seats={names.map((name, seat) => ({ name, points: points[seat] ?? 0 }))}
      colours={listed?.seatColours(edition, table.colours) ?? []}
      facts={[
        ...factsOf(listed, game, modules, isOver ? undefined : progress),
        isImported ? words.imported : words.here,
      ]}
      standing={[how, dateOf(at)]}
      action={state === "running" ? words.continue : isOver ? words.review : words.resume}
    >
      {state === "running" && (
        <button type="button" class="link" onClick={onAbandon} aria-label={words.abandonThat(names)}>
          {words.abandon}
        </button>
      )}
      <button type="button" class="link" onClick={onDelete} aria-label={words.deleteThat(names)}>
        {words.delete}
      </button>
    </Row>
  );
}

/** A first game continues with its comments. A finished game opens its review. */
function hrefOf({ id, game, state, isImported }: StoredTable): string {
  if (state === "running" && firstGameOf(game)?.id === id) return firstGamePath(game);
  return state === "over" && !isImported ? `/table/${id}/review` : `/table/${id}`;
}

interface OnlineRowProps {
  readonly table: TableInfo;
  readonly isYourTurn: boolean;
  readonly onLeave: () => void;
  readonly onDelete: () => void;
  readonly onProblem: (text: string) => void;
}

export function OnlineRow({ table, isYourTurn, onLeave, onDelete, onProblem }: OnlineRowProps) {
  const listed = listedOf(table.game);
  const words = t.home.table;
  const { id, game, setup, state, progress, points, isHost, yours } = table;
  const { colours } = setup;
  const isOver = state === "over";
  const seats = table.seats.flatMap(({ name, mind }, seat) => {
    const called = name ?? (mind.kind === "bot" && isBotName(mind.bot) ? botCalled(mind.bot) : undefined);
    return called === undefined ? [] : [{ name: called, points: points?.[seat] }];
  });
  const names = seats.map(({ name }) => name);
  const again = async (): Promise<void> => {
    const made = await playAgain(table);
    if (made.ok) go(`/at/${made.value.id}`);
    else onProblem(troubleText(made.trouble));
  };
  return (
    <Row
      game={game}
      href={isOver ? `/at/${id}/review` : `/at/${id}`}
      seats={seats}
      colours={listed?.seatColours(setup.edition, Array.isArray(colours) ? colours : undefined) ?? []}
      facts={factsOf(listed, game, modulesAt(table), isOver ? undefined : progress)}
      standing={[howOf(table, isYourTurn), whenOf(table)]}
      action={isOver ? words.review : state === "open" ? words.open : words.continue}
    >
      {!isOver && yours.length > 0 && (
        <button type="button" class="link" onClick={onLeave} aria-label={words.leaveThat(names)}>
          {words.leave}
        </button>
      )}
      {isOver && yours.length > 0 && (
        <button type="button" class="link" onClick={() => void again()}>
          {words.again}
        </button>
      )}
      {isHost && (state === "open" || isOver) && (
        <button type="button" class="link" onClick={onDelete} aria-label={words.deleteThat(names)}>
          {words.delete}
        </button>
      )}
    </Row>
  );
}

function howOf({ state, seats, toAct }: TableInfo, isYourTurn: boolean): string {
  const words = t.home.table;
  switch (state) {
    case "open":
      return words.gathering;
    case "running":
      return isYourTurn ? words.yourTurn : words.turnOf(seats[toAct ?? -1]?.name ?? "");
    case "paused":
      return words.paused;
    case "over":
      return words.over;
  }
}

function whenOf(table: TableInfo): string {
  const { state, deadline, at } = table;
  if (state === "open") return t.home.join.left(freeSeats(table).length);
  if (deadline !== undefined && state === "running") return t.home.clock.left(Math.max(0, deadline - Date.now()));
  return dateOf(at);
}

/** What lists say about a table: its players, its state, and how to go on. */
import { gamePageOf, listedOf } from "../../../games/gamePages.ts";
import type { Listed } from "../../../games/gamePages.ts";
import type { TableInfo } from "@interchange/protocol";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentChildren } from "preact";
import type { StoredTable } from "../../../storage/tables.ts";
import { freeSeats, isTimeUp, isYourTurn, modulesAt, unreadAt } from "../../../api/tableLists.ts";
import { firstGameOf, firstGamePath } from "../../../table/learn/firstGame.ts";
import { isBotName } from "@interchange/games";
import { botCalled } from "../../../kit/sitters.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { dataAddress, themeNow } from "../../../table/share/raster.ts";
import type { Row, Standing } from "./tableOrder.ts";
import { useGlance } from "./useGlance.ts";
import { locale, t } from "../../../words/index.ts";
import type { Status } from "../../../words/types.ts";

/** With less time than this, in milliseconds, it is urgent. */
const URGENT = 3_600_000;

export interface TableSeat {
  readonly seat: number;
  readonly name: string;
  readonly points: number | undefined;
}

export interface AboutTable {
  readonly game: string;
  readonly modules: readonly string[];
  readonly href: string;
  readonly seats: readonly TableSeat[];
  readonly colours: readonly Colour[];
  readonly facts: readonly string[];
  /** Its state in two short lines. */
  readonly how: string;
  readonly when: string;
  readonly isUrgent: boolean;
  /** Whether there are chat messages that were not read here. */
  readonly hasNews?: boolean;
  readonly action: string;
}

export function aboutTable(row: Row): AboutTable {
  return row.kind === "here" ? aboutHere(row.table, row.standing) : aboutOnline(row.table, row.standing);
}

/** The action that the button of a table names. */
function actionOf(standing: Standing, state: TableInfo["state"]): string {
  const words = t.home.table;
  if (state === "open") return words.open;
  return { turn: words.play, paused: words.continue, waiting: words.open, abandoned: words.resume, over: words.review }[
    standing
  ];
}

/** Who won, as seen from one seat. */
function resultFor(seat: number | undefined, points: readonly number[]): string {
  const words = t.home.table;
  if (seat === undefined || points.length < 2) return words.over;
  const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, each) => each !== seat));
  return lead > 0 ? words.won(lead) : lead < 0 ? words.lost(-lead) : words.over;
}

function aboutHere(table: StoredTable, standing: Standing): AboutTable {
  const listed = listedOf(table.game);
  const words = t.home.table;
  const { game, edition, modules, sitters, points, progress, state, isImported, at, toAct } = table;
  const people = sitters.flatMap(({ mind }, seat) => (mind.kind === "person" ? [seat] : []));
  const isOver = state === "over";
  const turn =
    state === "running" && people.length > 1 && toAct !== undefined ? [words.turnOf(sitters[toAct]?.name ?? "")] : [];
  return {
    game,
    modules,
    href: hrefOf(table),
    seats: sitters.map(({ name }, seat) => ({ seat, name, points: points[seat] ?? 0 })),
    colours: listed?.seatColours(edition, table.colours) ?? [],
    facts: [
      ...factsOf(listed, game, modules, isOver ? undefined : progress),
      isImported ? words.imported : words.here,
      ...turn,
    ],
    how: isOver
      ? resultFor(people.length === 1 && !isImported ? people[0] : undefined, points)
      : state === "running"
        ? words.paused
        : words.abandoned,
    when: dateOf(at),
    isUrgent: false,
    action: actionOf(standing, state),
  };
}

/** A first game continues with its comments. A finished game opens its review. */
function hrefOf({ id, game, state, isImported }: StoredTable): string {
  if (state === "running" && firstGameOf(game)?.id === id) return firstGamePath(game);
  return state === "over" && !isImported ? `/table/${id}/review` : `/table/${id}`;
}

function aboutOnline(table: TableInfo, standing: Standing): AboutTable {
  const listed = listedOf(table.game);
  const { id, game, setup, state, progress, points, yours, deadline } = table;
  const { colours } = setup;
  const isOver = state === "over";
  const modules = modulesAt(table);
  const seats = seatsOf(table);
  const unread = unreadAt(table);
  return {
    game,
    modules,
    // The chat is at the table.
    href: isOver && !unread ? `/at/${id}/review` : `/at/${id}`,
    seats,
    colours: listed?.seatColours(setup.edition, Array.isArray(colours) ? colours : undefined) ?? [],
    facts: [
      ...(unread ? [t.online.chat.unread(unread)] : []),
      ...factsOf(listed, game, modules, isOver ? undefined : progress),
    ],
    hasNews: unread > 0,
    how: isOver ? resultFor(yours[0], points ?? []) : howOf(table, standing, seats),
    when: whenOf(table),
    isUrgent: standing === "turn" && deadline !== undefined && deadline - Date.now() < URGENT,
    action: isOver && unread ? t.home.table.open : actionOf(standing, state),
  };
}

/** Those who sit there, each with the number of their seat: its colour depends on it. */
function seatsOf({ seats, points }: TableInfo): readonly TableSeat[] {
  return seats.flatMap(({ name, mind }, seat) => {
    const called = name ?? (mind.kind === "bot" && isBotName(mind.bot) ? botCalled(mind.bot) : undefined);
    return called === undefined ? [] : [{ seat, name: called, points: points?.[seat] }];
  });
}

function howOf(table: TableInfo, standing: Standing, seats: readonly TableSeat[]): string {
  const words = t.home.table;
  if (table.state === "open") return words.gathering;
  if (standing === "paused") return words.paused;
  if (standing === "turn") return words.yourTurn;
  return isTimeUp(table)
    ? timeUpAt(table).title
    : words.turnOf(seats.find(({ seat }) => seat === table.toAct)?.name ?? "");
}

/** What the table itself says when somebody's time is up. */
function timeUpAt(table: TableInfo): Status {
  const { toAct = -1, yours } = table;
  const name = seatsOf(table).find(({ seat }) => seat === toAct)?.name ?? "";
  return t.table.status.timeUp({ name, isYou: yours.includes(toAct) }, !yours.length);
}

function whenOf(table: TableInfo): string {
  const { state, deadline, at } = table;
  if (state === "open") return t.home.join.left(freeSeats(table).length);
  // You may still move then, if there are others to decide.
  if (isTimeUp(table)) return isYourTurn(table) ? timeUpAt(table).title : timeUpAt(table).prompt;
  if (deadline !== undefined && state === "running") return t.home.clock.left(Math.max(0, deadline - Date.now()));
  return dateOf(at);
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

interface TableRowProps {
  readonly row: Row;
  readonly about: AboutTable;
  /** Whether it shows its board instead of the game's icon. */
  readonly isPictured: boolean;
  readonly children: ComponentChildren;
}

export function TableRow({ row, about, isPictured, children }: TableRowProps) {
  const { game, href, seats, colours, facts, hasNews, how, when, isUrgent, action } = about;
  const Icon = gamePageOf(game)?.Icon;
  const glance = useGlance(row, about, isPictured);
  return (
    <>
      <a class="table-open" href={href}>
        <span class="table-icon">
          {glance ? <img src={dataAddress(glance.picture(themeNow()))} alt="" /> : Icon && <Icon />}
        </span>
        <TableSeats seats={seats} colours={colours} />
        <span class={hasNews ? "table-facts has-news" : "quiet table-facts"}>{t.common.dotted(facts)}</span>
        <span class="table-standing">
          <b>{how}</b> <small class={isUrgent ? "is-urgent" : ""}>{when}</small>
        </span>
        <span class="table-action">{action}</span>
      </a>
      <div class="table-more">{children}</div>
    </>
  );
}

export function TableSeats({ seats, colours }: Pick<AboutTable, "seats" | "colours">) {
  return (
    <span class="table-seats">
      {seats.map(({ seat, name, points }) => (
        <span key={seat} class="table-seat">
          <Badge colours={colours} seat={seat} small />
          {name} {points !== undefined && <b>{points}</b>}
        </span>
      ))}
    </span>
  );
}

/** The games of a room: those that run or wait for players, then those that are over. */
import type { RoomInfo, RoomTable } from "@interchange/protocol";
import { api } from "../../api/api.ts";
import { gamePageOf, listedOf } from "../../games/gamePages.ts";
import { go } from "../../kit/router.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { useAsking } from "./asking.ts";
import { isWaitingForYou, seatName, standingOf, useTimesUp, yourSeat } from "./tableStanding.ts";
import { themeNow } from "../../table/share/raster.ts";
import { t } from "../../words/index.ts";
import "./roomTables.css";

interface RoomTablesProps {
  readonly info: RoomInfo;
  readonly you?: number | undefined;
}

/** More are folded. */
const SHOWN = 3;

export function RoomTables({ info, you }: RoomTablesProps) {
  const words = t.room.tables;
  const running = info.tables.filter(({ state }) => state !== "over");
  const over = info.tables.filter(({ state }) => state === "over");
  useTimesUp(info);
  if (!info.tables.length) return undefined;
  const row = (table: RoomTable) => (
    <li key={`${table.id}${table.createdAt}`}>
      <TableRow info={info} you={you} table={table} />
    </li>
  );
  return (
    <section class="panel room-tables" aria-labelledby="room-tables">
      <h2 id="room-tables">{words.title}</h2>
      <ul class="room-table-list">{[...running, ...over.slice(0, SHOWN)].map(row)}</ul>
      {over.length > SHOWN && (
        <details>
          <summary>{words.more(over.length - SHOWN)}</summary>
          <ul class="room-table-list">{over.slice(SHOWN).map(row)}</ul>
        </details>
      )}
    </section>
  );
}

/** The free seats that someone may take: theirs, if one is reserved for them. */
function freeFor({ seats }: RoomTable, you: number | undefined): readonly number[] {
  const free = seats.flatMap(({ mind, name, reserved }, seat) =>
    mind.kind === "person" && name === undefined ? [{ seat, reserved }] : [],
  );
  const own = free.filter(({ reserved }) => reserved === you);
  return (own.length ? own : free.filter(({ reserved }) => reserved === undefined)).map(({ seat }) => seat);
}

function TableRow({ info, you, table }: RoomTablesProps & { readonly table: RoomTable }) {
  const listed = listedOf(table.game);
  const isTurn = isWaitingForYou(table, you);
  const facts = [
    listed?.name ?? table.game,
    ...(listed && table.progress !== undefined && table.state !== "over" ? [listed.progress(table.progress)] : []),
  ];
  return (
    <div class={isTurn ? "room-table is-turn" : "room-table"}>
      {table.id !== undefined && (table.state === "running" || table.state === "paused") && (
        <img class="room-table-picture" src={pictureOf(table)} alt="" loading="lazy" />
      )}
      <div class="room-table-words">
        <p class="quiet">{t.common.dotted(facts)}</p>
        <SeatsOf info={info} table={table} />
        <p class="room-table-standing">{standingOf(info, table, you)}</p>
      </div>
      <Action table={table} you={you} isTurn={isTurn} />
    </div>
  );
}

/** The board as spectators see it. It changes with the points, so that a room of phones asks seldom. */
export function pictureOf({ id, points, progress, toAct }: RoomTable, isLive = false): string {
  const mark = isLive ? [progress, toAct, ...(points ?? [])] : (points ?? []);
  return `/preview/${id}.svg?bare=1&theme=${themeNow()}&mark=${mark.join("-")}`;
}

export function SeatsOf({ info, table }: { readonly info: RoomInfo; readonly table: RoomTable }) {
  const gamePage = gamePageOf(table.game);
  const colours = gamePage?.listing.seatColours(gamePage.entry.edition, table.colours) ?? [];
  return (
    <ul class="room-table-seats">
      {table.seats.map((_, seat) => (
        <li key={seat}>
          <Badge colours={colours} seat={seat} small /> {seatName(info, table, seat)} <b>{table.points?.[seat]}</b>
        </li>
      ))}
    </ul>
  );
}

interface ActionProps {
  readonly table: RoomTable;
  readonly you: number | undefined;
  readonly isTurn: boolean;
}

/** The way to a table: to play, to sit down, to watch, or to its result. */
function Action({ table, you, isTurn }: ActionProps) {
  const words = t.room.tables;
  const { problem, told } = useAsking();
  const { id, state } = table;
  if (id === undefined) return undefined;
  const isYours = yourSeat(table, you) >= 0;
  const [free] = state === "open" && !isYours && you !== undefined ? freeFor(table, you) : [];
  if (free !== undefined)
    return (
      <div class="room-table-action">
        <button
          type="button"
          class="button primary"
          onClick={() =>
            void told(api.sit(id, free)).then((isDone) => {
              if (isDone) go(`/at/${id}`);
            })
          }
        >
          {words.sit}
        </button>
        <Problem text={problem} />
      </div>
    );
  const text = state === "over" ? words.result : !isYours ? words.watch : state === "open" ? words.open : words.play;
  return (
    <a
      class={isYours && state !== "over" && (isTurn || state !== "running") ? "button primary" : "button"}
      href={state === "over" ? `/at/${id}/result` : `/at/${id}`}
    >
      {text}
    </a>
  );
}

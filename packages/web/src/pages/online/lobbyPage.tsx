/** The lobby: public tables that wait for players, and games to watch. */
import type { TableInfo } from "@interchange/protocol";
import type { ComponentChildren } from "preact";
import { GAME_PAGES } from "../../games/gamePages.ts";
import {
  freeSeats,
  goesOn,
  liveTables,
  modulesAt,
  openTables,
  showMore,
  useServerTables,
} from "../../api/tableLists.ts";
import { identity } from "../../api/identity.ts";
import { assistOf } from "../../kit/assist.ts";
import { clockText } from "../../kit/clockText.ts";
import { isBotName } from "@interchange/games";
import { botCalled } from "../../kit/sitters.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Loading } from "../../kit/ui/lazy.tsx";
import { Apart } from "./apart.tsx";
import { NoTables } from "./noTables.tsx";
import { t } from "../../words/index.ts";
import "./gathering.css";
import "./invite.css";

export function LobbyPage() {
  useServerTables();
  const words = t.lobby.tables;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <Apart />
      {identity.value.kind !== "apart" && (
        <div class="lobby">
          <Tables
            list="open"
            title={words.open}
            none={words.noOpen}
            tables={openTables.value?.filter((table) => freeSeats(table).length)}
            action={t.home.join.join}
          >
            <NoTables />
          </Tables>
          <Tables
            list="live"
            title={words.live}
            none={words.noLive}
            tables={liveTables.value}
            action={t.home.join.watch}
          />
        </div>
      )}
    </Frame>
  );
}

interface TablesProps {
  readonly list: "open" | "live";
  readonly title: string;
  /** The text if there are none. */
  readonly none: string;
  readonly tables: readonly TableInfo[] | undefined;
  readonly action: string;
  /** What you can do about it. */
  readonly children?: ComponentChildren;
}

function Tables({ list, title, none, tables, action, children }: TablesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {!tables && <Loading />}
      {tables?.length === 0 && (
        <div class="lobby-none">
          <p class="quiet">{none}</p>
          {children}
        </div>
      )}
      <ul class="lobby-list">
        {(tables ?? []).map((table) => (
          <li key={table.id}>
            <TableLine table={table} action={action} />
          </li>
        ))}
      </ul>
      {goesOn.value.includes(list) && (
        <button type="button" class="link" onClick={() => void showMore(list)}>
          {t.lobby.tables.more}
        </button>
      )}
    </section>
  );
}

function TableLine({ table, action }: { readonly table: TableInfo; readonly action: string }) {
  const { join } = t.home;
  const { dotted, inTurn } = t.common;
  const gamePage = GAME_PAGES.find(({ entry }) => entry.id === table.game);
  const names = table.seats.flatMap(({ name, mind }) =>
    name === undefined ? (mind.kind === "bot" && isBotName(mind.bot) ? [botCalled(mind.bot)] : []) : [name],
  );
  const free = freeSeats(table).length;
  const modules = modulesAt(table).length;
  const facts = [
    gamePage?.about().name ?? table.game,
    modules ? join.modules(modules) : join.plain,
    clockText(table.control),
    ...(table.state === "open" ? [join.left(free)] : []),
    t.lobby.help[assistOf(table.assist)],
    ...(gamePage && table.progress !== undefined ? [gamePage.about().progress(table.progress)] : []),
  ];
  return (
    <a class="lobby-line" href={`/at/${table.id}`}>
      <Pips seats={table.seats} />
      <span class="lobby-words">
        <b>{names.length ? inTurn(names) : join.nobody}</b>
        <small>{dotted(facts)}</small>
      </span>
      <span class="lobby-action">{action}</span>
    </a>
  );
}

/** Seats as dots; taken ones are filled. */
function Pips({ seats }: Pick<TableInfo, "seats">) {
  return (
    <span class="pips" aria-hidden="true">
      {seats.map(({ name, mind }, seat) => (
        <i key={seat} class={name !== undefined || mind.kind === "bot" ? "pip is-taken" : "pip"} />
      ))}
    </span>
  );
}

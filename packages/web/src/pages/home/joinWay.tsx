/** Other people's tables: open ones to join and games to watch. */
import type { TableInfo } from "@interchange/protocol";
import type { GamePage } from "../../games/gamePage.ts";
import { api } from "../../api/api.ts";
import { freeSeats, liveTables, fetchTables, modulesAt, openTables } from "../../api/tableLists.ts";
import { clockText } from "../../kit/clockText.ts";
import { go } from "../../kit/router.ts";
import { useNaming } from "../../api/naming.tsx";
import { Pips } from "../online/pips.tsx";
import { t } from "../../words/index.ts";

/** As many as fit beside the other ways to play. */
const SHOWN = 4;

/** Open tables of a game that you could join. */
export function waitingAt(game: string): readonly TableInfo[] | undefined {
  return openTables.value?.filter((table) => table.game === game && !table.yours.length && freeSeats(table).length);
}

export function JoinWay({ gamePage: { entry } }: { readonly gamePage: GamePage }) {
  const words = t.home.join;
  const { named, sheet } = useNaming();
  const waiting = waitingAt(entry.id);
  const live = (liveTables.value ?? []).filter(({ game }) => game === entry.id).length;
  const anywhere = (): void =>
    named(async () => {
      for (const table of waitingAt(entry.id) ?? []) {
        const [seat] = freeSeats(table);
        const sat = seat === undefined ? undefined : await api.sit(table.id, seat);
        if (sat?.ok) {
          go(`/at/${table.id}`);
          return;
        }
      }
      // All the tables filled up meanwhile.
      await fetchTables();
    });
  return (
    <section class="way join-way" aria-labelledby="way-join">
      <h2 id="way-join">{words.title}</h2>
      <p class="quiet way-about">{waiting ? words.waiting(waiting.length) : words.looking}</p>
      <ul class="join-list">
        {(waiting ?? []).slice(0, SHOWN).map((table) => (
          <JoinRow key={table.id} table={table} />
        ))}
      </ul>
      {waiting?.length ? (
        <button type="button" class="button large way-go" onClick={anywhere}>
          {words.anywhere}
        </button>
      ) : (
        <a class="button large way-go" href={`/new/${entry.id}?where=public`}>
          {words.list}
        </a>
      )}
      <p class="way-foot quiet">
        <span>{words.live(live)}</span>
        <a href="/lobby">{words.lobby}</a>
      </p>
      {sheet}
    </section>
  );
}

function JoinRow({ table }: { readonly table: TableInfo }) {
  const words = t.home.join;
  const name = table.seats.find((seat) => seat.name !== undefined)?.name ?? words.nobody;
  const modules = modulesAt(table).length;
  return (
    <li class="join-row">
      <Pips seats={table.seats} />
      <span class="join-words">
        <span>
          <b>{name}</b> {words.left(freeSeats(table).length)}
        </span>
        <small>{t.common.beside([modules ? words.modules(modules) : words.plain, clockText(table.control)])}</small>
      </span>
      <a class="button join-go" href={`/at/${table.id}`} aria-label={words.joinThat(name)}>
        {words.join}
      </a>
    </li>
  );
}

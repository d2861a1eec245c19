/** The tables of this browser: go on, look back, abandon, delete. What cannot be read is shown too, and kept. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Listing } from "../../games/face.ts";
import { FACES } from "../../games/faces.ts";
import { locale } from "../../parts/words/language.ts";
import type { GameAbout } from "../../parts/words/types.ts";
import { homeWords, laterWords, startWords } from "../../parts/words/words.ts";
import { tablesHere } from "../../keep/here.ts";
import { oldShelf } from "../../keep/oldShelf.ts";
import type { Unreadable as Left } from "../../keep/leftBehind.ts";
import { restTable } from "../../keep/rest.ts";
import type { KeptTable } from "../../keep/tables.ts";
import { saveFile } from "../../parts/saveFile.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Confirm } from "../../parts/ui/sheet.tsx";

/** What the list says of a game's tables. */
type Listed = ReadonlyMap<string, Listing & Pick<GameAbout, "name" | "progress">>;

interface TableListProps {
  readonly tables: readonly KeptTable[];
  readonly unreadable: readonly Left[];
  readonly onChange: () => void;
}

type Asked = { readonly about: "delete" | "abandon"; readonly id: string };

/** The list, with what games say of their tables. */
export async function fetchTableList(): Promise<ComponentType<TableListProps>> {
  const listings = await Promise.all(
    FACES.map(async ({ entry, about, listing }) => [entry.id, { ...about(), ...(await listing()) }] as const),
  );
  const listed: Listed = new Map(listings);
  return (props) => <TableList {...props} listed={listed} />;
}

function TableList({ tables, unreadable, onChange, listed }: TableListProps & { readonly listed: Listed }) {
  const asked = useSignal<Asked | undefined>(undefined);
  const ask = (about: Asked["about"], id: string) => () => {
    asked.value = { about, id };
  };
  const answer = async (): Promise<void> => {
    const question = asked.value;
    asked.value = undefined;
    const here = await tablesHere();
    if (question?.about === "delete") {
      await here.remove(question.id);
      oldShelf.remove(question.id);
    }
    if (question?.about === "abandon") await restTable(here, question.id);
    onChange();
  };
  const confirm = asked.value && (asked.value.about === "delete" ? homeWords().confirmDelete : laterWords().abandon);
  return (
    <>
      <ul class="table-list">
        {unreadable.map((left) => (
          <li key={left.id} class="table-item">
            <Unreadable left={left} onDelete={ask("delete", left.id)} />
          </li>
        ))}
        {tables.map((table) => (
          <li key={table.id} class="table-item">
            <Readable
              table={table}
              listed={listed.get(table.game)}
              onAbandon={ask("abandon", table.id)}
              onDelete={ask("delete", table.id)}
            />
          </li>
        ))}
      </ul>
      {confirm && (
        <Confirm
          title={confirm.title}
          yes={confirm.yes}
          no={confirm.no}
          isDangerous={asked.value?.about === "delete"}
          onYes={() => void answer()}
          onNo={() => {
            asked.value = undefined;
          }}
        >
          <p>{confirm.body}</p>
        </Confirm>
      )}
    </>
  );
}

interface ReadableProps {
  readonly table: KeptTable;
  /** Undefined for a game that this version does not know. */
  readonly listed: ReturnType<Listed["get"]>;
  readonly onAbandon: () => void;
  readonly onDelete: () => void;
}

function Readable({ table, listed, onAbandon, onDelete }: ReadableProps) {
  const words = homeWords();
  const { id, game, edition, modules, sitters, points, progress, state, isImported, at } = table;
  const colours = listed?.seatColours(edition, table.colours) ?? [];
  const action =
    state === "running" ? words.table.continue : state === "over" ? words.table.review : words.table.resume;
  const names = sitters.map(({ name }) => name);
  const chips = [
    listed?.name ?? game,
    ...modules.map((id) => listed?.moduleTitle(id) ?? id),
    ...(state === "over" ? [words.table.over] : listed ? [listed.progress(progress)] : []),
    ...(state === "paused" ? [words.table.abandoned] : []),
    ...(isImported ? [words.table.imported] : []),
    new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "short" }),
  ];
  return (
    <>
      <a class="table-open" href={state === "over" && !isImported ? `/table/${id}/result` : `/table/${id}`}>
        <span class="table-seats">
          {sitters.map(({ name }, seat) => (
            <span key={seat} class="table-seat">
              <Badge colours={colours} seat={seat} small />
              {name} <b>{points[seat] ?? 0}</b>
            </span>
          ))}
        </span>
        <span class="quiet">{startWords().beside(chips)}</span>
        <span class="table-action">{action}</span>
      </a>
      <div class="table-more">
        {state === "running" && (
          <button type="button" class="link" onClick={onAbandon} aria-label={words.table.abandonThat(names)}>
            {words.table.abandon}
          </button>
        )}
        <button type="button" class="link" onClick={onDelete} aria-label={words.table.deleteThat(names)}>
          {words.table.delete}
        </button>
      </div>
    </>
  );
}

function Unreadable({ left, onDelete }: { readonly left: Left; readonly onDelete: () => void }) {
  const words = homeWords();
  const { problem, detail } = left;
  return (
    <>
      <p class="notice">{problem === "version" ? words.table.version(detail) : words.table.damaged}</p>
      <div class="table-more">
        <button
          type="button"
          class="link"
          onClick={() => saveFile(`interchange-${left.id}.json`, left.text, "application/json")}
        >
          {words.table.export}
        </button>
        <button type="button" class="link" onClick={onDelete}>
          {words.table.delete}
        </button>
      </div>
    </>
  );
}

/** The tables of this browser: go on, look back, abandon, delete. What cannot be read is shown too, and kept. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameAbout, Listing } from "../../games/face.ts";
import { FACES } from "../../games/faces.ts";
import { text } from "../../parts/words/text.ts";
import { abandonTable } from "../../keep/abandon.ts";
import type { Envelope } from "../../keep/envelope.ts";
import { shelf } from "../../keep/shelf.ts";
import type { Kept } from "../../keep/shelf.ts";
import { saveFile } from "../../parts/saveFile.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Confirm } from "../../parts/ui/sheet.tsx";

const words = text.home;

/** What the list says of a game's tables. */
type Listed = ReadonlyMap<string, Listing & Pick<GameAbout, "name" | "progress">>;

interface TableListProps {
  readonly kept: readonly Kept[];
  readonly onChange: () => void;
}

type Asked = { readonly about: "delete" | "abandon"; readonly id: string };

/** The list, with what games say of their tables. */
export async function fetchTableList(): Promise<ComponentType<TableListProps>> {
  const listings = await Promise.all(
    FACES.map(async ({ entry, about, listing }) => [entry.id, { ...about, ...(await listing()) }] as const),
  );
  const listed: Listed = new Map(listings);
  return (props) => <TableList {...props} listed={listed} />;
}

function TableList({ kept, onChange, listed }: TableListProps & { readonly listed: Listed }) {
  const asked = useSignal<Asked | undefined>(undefined);
  const ask = (about: Asked["about"], id: string) => () => {
    asked.value = { about, id };
  };
  const answer = (): void => {
    const question = asked.value;
    asked.value = undefined;
    if (question?.about === "delete") shelf.remove(question.id);
    if (question?.about === "abandon") abandonTable(question.id);
    onChange();
  };
  const confirm = asked.value && (asked.value.about === "delete" ? words.confirmDelete : words.confirmAbandon);
  return (
    <>
      <ul class="table-list">
        {kept.map((each) => (
          <li key={each.id} class="table-item">
            {each.read.ok ? (
              <Readable
                envelope={each.read.envelope}
                game={each.read.record.game}
                listed={listed.get(each.read.record.game)}
                edition={each.read.record.setup.edition}
                modules={each.read.record.setup.modules}
                onAbandon={ask("abandon", each.id)}
                onDelete={ask("delete", each.id)}
              />
            ) : (
              <Unreadable kept={each} onDelete={ask("delete", each.id)} />
            )}
          </li>
        ))}
      </ul>
      {confirm && (
        <Confirm
          title={confirm.title}
          yes={confirm.yes}
          no={confirm.no}
          isDangerous={asked.value?.about === "delete"}
          onYes={answer}
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
  readonly envelope: Envelope;
  readonly game: string;
  /** Undefined for a game that this version does not know. */
  readonly listed: ReturnType<Listed["get"]>;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly onAbandon: () => void;
  readonly onDelete: () => void;
}

function Readable({ envelope, game, listed, edition, modules, onAbandon, onDelete }: ReadableProps) {
  const { id, sitters, points, placed, status, isImported, savedAt } = envelope;
  const colours = listed?.seatColours(edition) ?? [];
  const action =
    status === "running" ? words.table.continue : status === "over" ? words.table.review : words.table.resume;
  const names = words.table.seats(sitters.map(({ name }) => name));
  const chips = [
    listed?.name ?? game,
    ...modules.map((id) => listed?.moduleTitle(id) ?? id),
    ...(status === "over" ? [words.table.over] : listed ? [listed.progress(placed)] : []),
    ...(status === "abandoned" ? [words.table.abandoned] : []),
    ...(isImported ? [words.table.imported] : []),
    new Date(savedAt).toLocaleDateString(undefined, { day: "numeric", month: "short" }),
  ];
  return (
    <>
      <a class="table-open" href={status === "over" && !isImported ? `/table/${id}/result` : `/table/${id}`}>
        <span class="table-seats">
          {sitters.map(({ name }, seat) => (
            <span key={seat} class="table-seat">
              <Badge colours={colours} seat={seat} small />
              {name} <b>{points[seat] ?? 0}</b>
            </span>
          ))}
        </span>
        <span class="quiet">{chips.join(" · ")}</span>
        <span class="table-action">{action}</span>
      </a>
      <div class="table-more">
        {status === "running" && (
          <button type="button" class="link" onClick={onAbandon} aria-label={`${words.table.abandon}: ${names}`}>
            {words.table.abandon}
          </button>
        )}
        <button type="button" class="link" onClick={onDelete} aria-label={`${words.table.delete}: ${names}`}>
          {words.table.delete}
        </button>
      </div>
    </>
  );
}

function Unreadable({ kept, onDelete }: { readonly kept: Kept; readonly onDelete: () => void }) {
  if (kept.read.ok) return undefined;
  const { problem, detail } = kept.read;
  return (
    <>
      <p class="notice">{problem === "version" ? words.table.version(detail) : words.table.damaged}</p>
      <div class="table-more">
        <button
          type="button"
          class="link"
          onClick={() => saveFile(`interchange-${kept.id}.json`, kept.text, "application/json")}
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

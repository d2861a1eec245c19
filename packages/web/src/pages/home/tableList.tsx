/** The tables of this browser: go on, look back, abandon, delete. What cannot be read is shown too, and kept. */
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import { useSignal } from "@preact/signals";
import { isGameId } from "../../games/game.ts";
import { text } from "../../parts/words/text.ts";
import { abandonTable } from "../../keep/abandon.ts";
import type { Envelope } from "../../keep/envelope.ts";
import { shelf } from "../../keep/shelf.ts";
import type { Kept } from "../../keep/shelf.ts";
import { saveFile } from "../../parts/saveFile.ts";
import { aboutOf } from "../../games/metro/modules/index.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Confirm } from "../../parts/ui/sheet.tsx";

const words = text.home;

interface TableListProps {
  readonly kept: readonly Kept[];
  readonly onChange: () => void;
}

type Asked = { readonly about: "delete" | "abandon"; readonly id: string };

export function TableList({ kept, onChange }: TableListProps) {
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
  readonly edition: string;
  readonly modules: readonly string[];
  readonly onAbandon: () => void;
  readonly onDelete: () => void;
}

function Readable({ envelope, game, edition, modules, onAbandon, onDelete }: ReadableProps) {
  const { id, sitters, points, placed, status, isImported, savedAt } = envelope;
  const known = isGameId(game) ? game : undefined;
  // Metro's seats have colours; elsewhere a seat is known by its symbol alone.
  const coloured = EDITIONS.find((each) => known === "metro" && each === edition);
  const action =
    status === "running" ? words.table.continue : status === "over" ? words.table.review : words.table.resume;
  const names = words.table.seats(sitters.map(({ name }) => name));
  const chips = [
    known ? text.games[known].name : game,
    ...modules.map((id) => aboutOf(id).title),
    ...(status === "over" ? [words.table.over] : known ? [words.table.placed[known](placed)] : []),
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
              <Badge colours={coloured ? EDITION_DATA[coloured].seatColours : []} seat={seat} small />
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

/**
 * Your tables in this browser and on the server in one list, your turn first. Continue, review, abandon, leave or
 * delete them. Unreadable ones are listed and kept too.
 */
import type { TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { tablesHere } from "../../storage/here.ts";
import { ALL, removeOlder } from "../../storage/otherVersions.ts";
import type { OtherVersion } from "../../storage/otherVersions.ts";
import { restTable } from "../../storage/rest.ts";
import type { StoredTable } from "../../storage/tables.ts";
import { api, troubleText } from "../../api/api.ts";
import { fetchTables, myTables } from "../../api/tableLists.ts";
import { saveFile } from "../../kit/saveFile.ts";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { LocalRow, OnlineRow } from "./tableRows.tsx";
import { inOrder } from "./tableOrder.ts";
import type { Row } from "./tableOrder.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";

/** Only these are shown. All are on the page with your games. */
const SHOWN = 8;

interface TableListProps {
  readonly tables: readonly StoredTable[];
  readonly unreadable: readonly OtherVersion[];
  readonly onChange: () => void;
}

/** Actions that need a confirmation. */
type Asked = { readonly about: "delete" | "abandon" | "deleteOnline" | "leave"; readonly id: string };

export function TableList({ tables, unreadable, onChange }: TableListProps) {
  const rows = inOrder(tables, myTables.value);
  return (
    <>
      <TableRows rows={rows.slice(0, SHOWN)} unreadable={unreadable} onChange={onChange} />
      <p>
        <a class="link" href="/mine">
          {t.home.allTables}
        </a>
      </p>
    </>
  );
}

export interface TableRowsProps extends Pick<TableListProps, "unreadable" | "onChange"> {
  readonly rows: readonly Row[];
}

/** Tables in the given order, with their actions. */
export function TableRows({ rows, unreadable, onChange }: TableRowsProps) {
  const asked = useSignal<Asked | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const ask = (about: Asked["about"], id: string) => () => {
    asked.value = { about, id };
  };
  /** Runs an action on the server and reports the outcome. */
  const online = async (asking: ReturnType<typeof api.remove>): Promise<void> => {
    const answer = await asking;
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    await fetchTables();
  };
  const answer = async (): Promise<void> => {
    const question = asked.value;
    asked.value = undefined;
    if (question?.about === "deleteOnline" || question?.about === "leave") {
      const table = myTables.value.find(({ id }) => id === question.id);
      if (table) await online(question.about === "leave" ? leaving(table) : api.remove(table.id));
      return;
    }
    const here = await tablesHere();
    if (question?.about === "delete") {
      await here.remove(question.id);
      removeOlder(question.id);
    }
    if (question?.about === "abandon") await restTable(here, question.id);
    onChange();
  };
  return (
    <>
      <Problem text={problem.value} />
      <ul class="table-list">
        {unreadable.map((left) => (
          <li key={left.id} class="table-item">
            <Unreadable left={left} onDelete={ask("delete", left.id)} />
          </li>
        ))}
        {rows.map((row) => (
          <li key={row.table.id} class={row.isYourTurn ? "table-item is-turn" : "table-item"}>
            {row.kind === "here" ? (
              <LocalRow
                table={row.table}
                isYourTurn={row.isYourTurn}
                onAbandon={ask("abandon", row.table.id)}
                onDelete={ask("delete", row.table.id)}
              />
            ) : (
              <OnlineRow
                table={row.table}
                isYourTurn={row.isYourTurn}
                onLeave={
                  row.table.state === "open" ? () => void online(leaving(row.table)) : ask("leave", row.table.id)
                }
                onDelete={ask("deleteOnline", row.table.id)}
                onProblem={(text) => (problem.value = text)}
              />
            )}
          </li>
        ))}
      </ul>
      {asked.value && (
        <Sure
          about={asked.value.about}
          onYes={() => void answer()}
          onNo={() => {
            asked.value = undefined;
          }}
        />
      )}
    </>
  );
}

/** Leaves all your seats. */
async function leaving({ id, yours }: TableInfo): ReturnType<typeof api.remove> {
  let left: Awaited<ReturnType<typeof api.remove>> = { ok: true, value: {} };
  for (const seat of yours) left = await api.leave(id, seat);
  return left;
}

interface SureProps {
  readonly about: Asked["about"];
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Sure({ about, onYes, onNo }: SureProps) {
  const { confirmDelete } = t.home;
  const { title, yes, no, body } = {
    abandon: t.abandon,
    leave: t.lobby.leaving,
    delete: confirmDelete,
    deleteOnline: confirmDelete,
  }[about];
  return (
    <Confirm title={title} yes={yes} no={no} isDangerous={about !== "abandon"} onYes={onYes} onNo={onNo}>
      <p>{about === "deleteOnline" ? confirmDelete.bodyOnline : body}</p>
    </Confirm>
  );
}

function Unreadable({ left, onDelete }: { readonly left: OtherVersion; readonly onDelete: () => void }) {
  const words = t.home;
  return (
    <>
      <p class="notice">{words.table.version(left.format)}</p>
      <div class="table-more">
        <button
          type="button"
          class="link"
          onClick={() => saveFile(`interchange-${left.id}.json`, left.text, "application/json")}
        >
          {words.table.export}
        </button>
        {left.id !== ALL && (
          <button type="button" class="link" onClick={onDelete}>
            {words.table.delete}
          </button>
        )}
      </div>
    </>
  );
}

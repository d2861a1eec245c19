/**
 * Your tables in this browser and on the server, each with its actions: continue, review, abandon, leave or delete.
 * Unreadable ones are listed and kept too.
 */
import type { TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { tablesHere } from "../../../storage/here.ts";
import { ALL, removeOlder } from "../../../storage/otherVersions.ts";
import type { OtherVersion } from "../../../storage/otherVersions.ts";
import { restTable } from "../../../storage/tables.ts";
import { api, troubleText } from "../../../api/api.ts";
import { playAgain } from "../../../api/playAgain.ts";
import { fetchTables, myTables } from "../../../api/tableLists.ts";
import { go } from "../../../kit/router.ts";
import { saveFile } from "../../../kit/saveFile.ts";
import { Confirm } from "../../../kit/ui/sheet.tsx";
import { aboutTable, TableRow } from "./tableRows.tsx";
import type { AboutTable } from "./tableRows.tsx";
import type { Row } from "./tableOrder.ts";
import { t } from "../../../words/index.ts";
import { Problem } from "../../../kit/ui/problem.tsx";

/** Drawing a board takes time. */
const PICTURED = 6;

/** Actions that need a confirmation. */
type Asked = { readonly about: "delete" | "abandon" | "deleteOnline" | "leave"; readonly id: string };

/** A table with everything that can be done with it. */
export interface TableShownProps {
  readonly row: Row;
  readonly about: AboutTable;
  readonly children: ComponentChildren;
}

export interface TableRowsProps {
  readonly rows: readonly Row[];
  readonly unreadable: readonly OtherVersion[];
  readonly onChange: () => void;
  /** Shows the first table in another way. */
  readonly First?: ComponentType<TableShownProps> | undefined;
}

/** Tables in the given order, with their actions. */
export function TableRows({ rows, unreadable, onChange, First }: TableRowsProps) {
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
  const again = async (table: TableInfo): Promise<void> => {
    const made = await playAgain(table);
    if (made.ok) go(`/at/${made.value.id}`);
    else problem.value = troubleText(made.trouble);
  };
  const actionsOf = (row: Row, names: readonly string[]): ComponentChildren => {
    const words = t.home.table;
    const { id, state } = row.table;
    const isOver = state === "over";
    if (row.kind === "here")
      return (
        <>
          {state === "running" && (
            <Action text={words.abandon} label={words.abandonThat(names)} act={ask("abandon", id)} />
          )}
          <Action text={words.delete} label={words.deleteThat(names)} act={ask("delete", id)} />
        </>
      );
    const { table } = row;
    const isYours = table.yours.length > 0;
    const isOpen = state === "open";
    const leave = isOpen ? () => void online(leaving(table)) : ask("leave", id);
    const leaveText = isOpen ? words.leave : t.online.requests.leave;
    return (
      <>
        {!isOver && isYours && <Action text={leaveText} label={words.leaveThat(leaveText, names)} act={leave} />}
        {isOver && isYours && <Action text={words.again} act={() => void again(table)} />}
        {table.isHost && (state === "open" || isOver) && (
          <Action text={words.delete} label={words.deleteThat(names)} act={ask("deleteOnline", id)} />
        )}
      </>
    );
  };
  const shown = rows.map((row) => {
    const about = aboutTable(row);
    const names = about.seats.map(({ name }) => name);
    return { row, about, actions: actionsOf(row, names) };
  });
  const [top] = First ? shown : [];
  const others = top ? shown.slice(1) : shown;
  return (
    <>
      <Problem text={problem.value} />
      {First && top && (
        <First key={top.row.table.id} row={top.row} about={top.about}>
          {top.actions}
        </First>
      )}
      {unreadable.length + others.length > 0 && (
        <ul class="table-list">
          {unreadable.map((left) => (
            <li key={left.id} class="table-item">
              <Unreadable left={left} onDelete={ask("delete", left.id)} />
            </li>
          ))}
          {others.map(({ row, about, actions }, at) => (
            <li key={row.table.id} class={row.standing === "turn" ? "table-item is-turn" : "table-item"}>
              <TableRow row={row} about={about} isPictured={row.table.state === "running" && at < PICTURED}>
                {actions}
              </TableRow>
            </li>
          ))}
        </ul>
      )}
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

interface ActionProps {
  readonly text: string;
  readonly label?: string;
  readonly act: () => void;
}

function Action({ text, label, act }: ActionProps) {
  return (
    <button type="button" class="link" onClick={act} aria-label={label}>
      {text}
    </button>
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
  const { leave: title, leaveAbout: body, yesLeave: yes, no } = t.online.requests;
  const asked = {
    abandon: t.abandon,
    leave: { title, body, yes, no },
    delete: confirmDelete,
    deleteOnline: { ...confirmDelete, body: confirmDelete.bodyOnline },
  }[about];
  return (
    <Confirm
      title={asked.title}
      yes={asked.yes}
      no={asked.no}
      isDangerous={about !== "abandon"}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{asked.body}</p>
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

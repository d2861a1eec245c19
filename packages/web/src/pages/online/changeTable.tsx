/** Changes the number of players and the clock of a table that has not started, and leads to all other choices. */
import type { NewTable, TableChange, TableInfo } from "@interchange/protocol";
import type { SetupRequest } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { api, troubleText } from "../../api/api.ts";
import { gamePageOf } from "../../games/gamePages.ts";
import { assistOf } from "../../kit/assist.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { addressOf } from "../../table/setup/link.ts";
import { useQuickTable } from "../../table/setup/quickTable.tsx";
import { t } from "../../words/index.ts";

interface ChangeTableProps {
  readonly info: TableInfo;
  readonly onClose: () => void;
}

export function ChangeTable({ info, onClose }: ChangeTableProps) {
  const { friends } = t.home;
  const words = t.lobby.gathering;
  const problem = useSignal<string | undefined>(undefined);
  const minds = info.seats.map(({ mind }) => (mind.kind === "bot" ? mind : PERSON));
  const { choices, table } = useQuickTable(friends.seats, { seats: minds, control: info.control });
  const gamePage = gamePageOf(info.game);
  if (!gamePage) return undefined;
  const save = async (): Promise<void> => {
    const { seats, control } = table(gamePage.entry);
    const changed = await api.change(
      info.id,
      changeOf(
        info,
        seats.map((seat, at) => minds[at] ?? seat),
        control,
      ),
    );
    problem.value = changed.ok ? undefined : troubleText(changed.trouble);
    if (changed.ok) onClose();
  };
  return (
    <Sheet
      title={words.change}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={() => void save()}>
          {t.room.next.saveChange}
        </button>
      }
    >
      {choices}
      <Problem text={problem.value} />
      <p>
        <a class="link" href={setupAddress(info)}>
          {t.room.next.all}
        </a>
      </p>
    </Sheet>
  );
}

const PERSON = { kind: "person" } as const;

/** The full setup, filled in as this table is. */
export function setupAddress({ id, game, setup, assist, drawsColours, seats }: TableInfo): string {
  const sitters = seats.map(({ mind, name }, at) => ({ mind, name: name ?? t.home.setup.names[at] ?? `${at + 1}` }));
  const table = { game, request: setup as SetupRequest, sitters, assist: assistOf(assist), drawsColours };
  return addressOf(table, `?where=online&table=${id}`);
}

function changeOf(info: TableInfo, seats: NewTable["seats"], control: NewTable["control"]): TableChange {
  const { edition, modules, options, components } = info.setup as NewTable["setup"];
  const { assist, drawsColours, delay, botDelay, vacation } = info;
  return {
    setup: {
      seats: seats.length,
      ...(edition !== undefined && { edition }),
      ...(modules && { modules }),
      ...(options && { options }),
      ...(components && { components }),
    },
    seats,
    // A clock with other times stays as long as its kind does.
    control: control.kind === info.control.kind ? info.control : control,
    assist,
    ...(drawsColours && { drawsColours }),
    ...(delay && { delay }),
    ...(vacation && { vacation }),
    ...(botDelay !== undefined && { botDelay }),
  };
}

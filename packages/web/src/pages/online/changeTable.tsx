/** Changes the number of players and the clock of a table that has not started, and leads to all other choices. */
import type { NewTable, TableChange, TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { api, troubleText } from "../../api/api.ts";
import { gamePageOf } from "../../games/gamePages.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
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
function setupAddress({ id, game, setup, assist, drawsColours, seats }: TableInfo): string {
  const { edition, modules, options, components } = setup as NewTable["setup"];
  const params = new URLSearchParams({ where: "online", table: id, ...(edition !== undefined && { edition }) });
  if (modules?.length) params.append("modules", modules.join(","));
  for (const [name, value] of Object.entries(options ?? {})) params.append(name, value);
  params.append("assist", assist);
  if (drawsColours) params.append("colours", "lot");
  for (const [at, { mind, name }] of seats.entries()) {
    const called = name ?? t.home.setup.names[at] ?? `${at + 1}`;
    params.append(mind.kind === "bot" ? "bot" : "person", mind.kind === "bot" ? `${mind.bot} ${called}` : called);
  }
  // As in a link to a setup, servers don't get what may be long.
  const printed = components && new URLSearchParams({ components: JSON.stringify(components) });
  return `/new/${game}?${params.toString()}${printed ? `#${printed.toString()}` : ""}`;
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

/** Chooses where a table will be: around this screen, or on the server with its terms. */
import type { NewTable, TableChange, TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { TableSetup } from "../../storage/create.ts";
import { api, troubleText } from "../../api/api.ts";
import type { Trouble } from "../../api/api.ts";
import { identity, whoAmI } from "../../api/identity.ts";
import { useNaming } from "../../people/naming.tsx";
import { CLOCKS, FIFTEEN_AND_TEN, newTable } from "../../api/newTable.ts";
import type { OnlineTerms } from "../../api/newTable.ts";
import { rooms, wishOf } from "../../api/rooms.ts";
import { go } from "../../kit/router.ts";

export interface WhereToPlay {
  readonly isOnline: boolean;
  readonly terms: OnlineTerms;
  /** The room that the game is proposed to. */
  readonly room: string | undefined;
  /** The waiting table that is changed. */
  readonly table: string | undefined;
  /** Why there is no server to play on. */
  readonly trouble: Trouble | undefined;
  readonly setOnline: (isOnline: boolean) => void;
  readonly setTerms: (part: Partial<OnlineTerms>) => void;
  /** Creates or changes the table on the server, or proposes it to the room, and goes there. Asks for a name first. */
  readonly make: (tableSetup: TableSetup, isListable: boolean, onTrouble: (text: string) => void) => void;
  /** The sheet that asks for the name, while it is open. */
  readonly sheet: ComponentChildren;
}

/** A change keeps the game, who may join, and who sits where. */
function changeTo({ setup, seats, control, assist, drawsColours, delay, vacation }: NewTable): TableChange {
  return {
    setup,
    seats,
    control,
    assist,
    ...(drawsColours && { drawsColours }),
    ...(delay && { delay }),
    ...(vacation && { vacation }),
  };
}

const ONLINE = "online";
/** Online, and listed in the lobby. */
const PUBLIC = "public";

function placeIn(search: string): string | null {
  return new URLSearchParams(search).get("where");
}

export function asksForOnline(search: string): boolean {
  const where = placeIn(search);
  return where === ONLINE || where === PUBLIC;
}

export function useWhereToPlay(): WhereToPlay {
  const wanted = useSignal(asksForOnline(location.search));
  const terms = useSignal<OnlineTerms>({
    control: CLOCKS[new URLSearchParams(location.search).get("clock") ?? ""] ?? FIFTEEN_AND_TEN,
    isPublic: placeIn(location.search) === PUBLIC,
    plays: true,
  });
  const params = new URLSearchParams(location.search);
  const room = params.get("room") ?? undefined;
  const table = params.get("table") ?? undefined;
  const { named, sheet } = useNaming();
  useEffect(() => void whoAmI(), []);
  useEffect(() => {
    if (table === undefined) return;
    void api.table(table).then((found) => {
      if (!found.ok) return;
      const { control, delay = 0, vacation = 0 } = found.value;
      terms.value = { ...terms.peek(), control, delay, ...(control.kind === "days" && { vacation }) };
    });
  }, [table, terms]);
  const standing = identity.value;
  const trouble = standing.kind === "apart" ? standing.trouble : undefined;
  return {
    isOnline: wanted.value && !trouble,
    terms: terms.value,
    room,
    table,
    trouble,
    setOnline: (isOnline) => {
      wanted.value = isOnline;
      const params = new URLSearchParams(location.search);
      if (isOnline) params.set("where", ONLINE);
      else params.delete("where");
      history.replaceState(undefined, "", `?${params.toString()}`);
    },
    setTerms: (part) => {
      terms.value = { ...terms.value, ...part };
    },
    make: (tableSetup, isListable, onTrouble) =>
      named(async () => {
        const wanted = newTable(tableSetup, { ...terms.value, isPublic: terms.value.isPublic && isListable });
        const done =
          room !== undefined
            ? await rooms.propose(room, wishOf(wanted), terms.value.plays)
            : table !== undefined
              ? await api.change(table, changeTo(wanted))
              : await api.create(wanted);
        if (!done.ok) onTrouble(troubleText(done.trouble));
        else if (room !== undefined) go(`/room/${room}`);
        else go(`/at/${table ?? (done.value as TableInfo).id}`);
      }),
    sheet,
  };
}

/** Seats that their players have given up: spectators can take them, and players can send the table's link. */
import { useSignal } from "@preact/signals";
import { api, troubleText } from "../../api/api.ts";
import { invitationTo } from "../../api/invitation.ts";
import { useNaming } from "../../people/naming.tsx";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { Button } from "../../kit/ui/button.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { t } from "../../words/index.ts";

interface FreeSeatsProps {
  readonly table: OnlineTable;
}

const freeSeatsOf = ({ info }: OnlineTable): readonly number[] =>
  info.value?.seats.flatMap(({ isFree }, seat) => (isFree ? [seat] : [])) ?? [];

/** For spectators. */
export function TakeSeat({ table }: FreeSeatsProps) {
  const words = t.online.freeSeat;
  const trouble = useSignal<string | undefined>(undefined);
  const { named, sheet } = useNaming();
  const [seat] = freeSeatsOf(table);
  if (seat === undefined) return undefined;
  const take = (): void =>
    named(async (isNew) => {
      const answer = await api.sit(table.id, seat);
      trouble.value = answer.ok ? undefined : troubleText(answer.trouble);
      // The connection was opened before this browser had a name.
      if (isNew) table.reconnect();
    });
  return (
    <>
      <p class="tray-small">{words.free(table.info.value?.seats[seat]?.name ?? "")}</p>
      <Button primary onClick={take}>
        {words.take}
      </Button>
      <Problem text={trouble.value} />
      {sheet}
    </>
  );
}

/** For players. */
export function InviteToSeat({ table }: FreeSeatsProps) {
  const words = t.online.freeSeat;
  const said = useSignal("");
  if (!freeSeatsOf(table).length) return undefined;
  const copy = async (): Promise<void> => {
    const doors = await api.doors();
    const here = new URL(location.href);
    const { link = here.href } = invitationTo(`/at/${table.id}`, doors.ok ? doors.value : { network: [] }, here);
    try {
      await navigator.clipboard.writeText(link);
      said.value = words.copied;
    } catch {
      // Pages over plain HTTP may not copy.
      said.value = link;
    }
  };
  return (
    <p class="quiet">
      {words.invite}{" "}
      <button type="button" class="link" onClick={() => void copy()}>
        {words.copy}
      </button>{" "}
      <span role="status">{said.value}</span>
    </p>
  );
}

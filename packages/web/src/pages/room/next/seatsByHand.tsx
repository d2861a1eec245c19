/** Who plays at which table, chosen by hand: one choice for each seat. */
import type { NextGame, RoomInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { rooms } from "../../../api/rooms.ts";
import { Problem } from "../../../kit/ui/problem.tsx";
import { Sheet } from "../../../kit/ui/sheet.tsx";
import { useAsking } from "../asking.ts";

import { inOrder, seated } from "./places.ts";
import type { Seats } from "./places.ts";
import { nameOf } from "../person.tsx";
import { t } from "../../../words/index.ts";

interface SeatsByHandProps {
  readonly id: string;
  readonly info: RoomInfo;
  readonly next: NextGame;
  readonly onClose: () => void;
}

export function SeatsByHand({ id, info, next, onClose }: SeatsByHandProps) {
  const words = t.room.next;
  const { problem, told } = useAsking();
  const chosen = useSignal<Seats>(inOrder(next));
  const tables = chosen.value.map((seats) => seats.filter((n) => n !== undefined)).filter((seats) => seats.length);
  const start = async (): Promise<void> => {
    if (await told(rooms.start(id, tables))) onClose();
  };
  return (
    <Sheet
      title={words.byHand}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" disabled={!tables.length} onClick={() => void start()}>
          {words.startTables(tables.length)}
        </button>
      }
    >
      <p class="quiet">{words.byHandAbout}</p>
      {chosen.value.map((seats, table) => (
        <fieldset key={table} class="by-hand">
          <legend>{words.table(table + 1)}</legend>
          {seats.map((member, seat) => (
            <select
              key={seat}
              class="bot-choice"
              aria-label={words.seat(table + 1, seat + 1)}
              value={member ?? ""}
              onChange={({ currentTarget: { value } }) => {
                chosen.value = seated(chosen.value, table, seat, value === "" ? undefined : Number(value));
              }}
            >
              <option value="">{words.nobodyThere}</option>
              {next.in.map((n) => (
                <option key={n} value={n}>
                  {nameOf(info, n)}
                </option>
              ))}
            </select>
          ))}
        </fieldset>
      ))}
      <Problem text={problem} />
    </Sheet>
  );
}

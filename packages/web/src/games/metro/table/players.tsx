/** The players of Metro, with their open lines and notes from modules. */
import { moduleViewsAt } from "../modules/index.ts";
import { EDGE_STATIONS } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import { Players } from "../../../table/frame/players.tsx";
import { helps } from "../../../kit/assist.ts";
import { estimatesOf } from "../desk/estimate.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { Held } from "./held.tsx";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function MetroPlayers() {
  const desk = useMetroDesk();
  return (
    <Players
      desk={desk}
      points={desk.shown.value.points}
      names={desk.client.sitters.length > 2 ? "above" : "beside"}
      about={(seat) => aboutSeat(desk, seat)}
      estimates={helps(desk.client.assist, "ledger") ? estimatesOf(desk.still.value, desk.shown.value) : undefined}
      Before={Held}
    />
  );
}

export function aboutSeat(desk: MetroDesk, seat: Seat): string {
  const words = metroWords().table.player;
  const { stations } = desk.still.value;
  const own = stations.filter((station) => station.at < EDGE_STATIONS && station.owner === seat);
  const open = own.filter((station) => station.state !== "scored").length;
  const view = desk.shown.value;
  const notes = moduleViewsAt(desk.speaker(), view).flatMap(
    ({ moduleView, seen }) => moduleView.note?.(seat, seen) ?? [],
  );
  const facts = [...notes, ...(view.profits.length ? [] : [words.open(open)])];
  return t.common.dotted(facts);
}

/** Draws all lines of a seat as straight strips, with the lines they cross. */
import type { Station } from "@interchange/metro/core";
import { useSignal } from "@preact/signals";
import "@interchange/boards/metro/strips.css";
import { Strips, stripsOf } from "@interchange/boards/strips";
import type { StripText } from "@interchange/boards/strips";
import { helps } from "../../../kit/assist.ts";
import type { LineName } from "../../../words/types.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { lineName, lineRow } from "../desk/lines.ts";
import { sayOwner } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "../../../kit/ui/ui.css";

/** A seat, or a company. */
type Owner = number;

export function AllStrips({ desk }: { readonly desk: MetroDesk }) {
  const { strips: words, scores } = metroWords().sheets;
  const viewer = desk.client.viewer.value;
  const isSeats = !desk.shown.value.profits.length;
  const seat = useSignal<Owner | undefined>(isSeats && typeof viewer === "number" ? viewer : 0);
  const scene = desk.still.value;
  const nameOf = (station: Station): LineName => lineName(scene, station);
  const spoken: StripText = {
    name: ({ from }) => nameOf(from),
    line: (strip) => words.line(nameOf(strip.from), strip.stops.length, spoken.end(strip)),
    stop: ({ name, visit, crosses }) => words.stop(name, visit, crosses.map(nameOf)),
    end: ({ from, end, stops }) => {
      const { centre, centreOnce } = scores;
      if (end.kind === "station")
        return end.isCentre
          ? lineRow(scene, desk.shown.value, from).isDoubled
            ? centre
            : centreOnce
          : scores.station(end.number ?? 0);
      return stops.length ? metroWords().table.trace.openAt(end.name, end.side) : scores.notLeft;
    },
  };
  const isNobodys = scene.stations.some(({ number, owner }) => number !== undefined && owner === undefined);
  const owners = isSeats ? desk.client.sitters : desk.shown.value.profits;
  const seats: readonly (Owner | undefined)[] = [...owners.keys(), ...(isNobodys ? [undefined] : [])];
  return (
    <>
      <div class="seat-tabs" role="group" aria-label={words.seat}>
        {seats.map((each) => (
          <button
            key={each}
            type="button"
            class={each === seat.value ? "seat-tab chosen" : "seat-tab"}
            aria-pressed={each === seat.value}
            onClick={() => (seat.value = each)}
          >
            <Badge colours={scene.owners} seat={each} small />
            {each === undefined ? words.nobody : t.table.heading(sayOwner(desk, each).name)}
          </button>
        ))}
      </div>
      <p class="quiet">{words.about}</p>
      <Strips
        strips={stripsOf(scene, seat.value)}
        stations={scene.stations}
        owners={scene.owners}
        text={spoken}
        onLine={(station) => {
          if (helps(desk.client.assist, "trace")) desk.trace(station);
          desk.sheet.value = undefined;
        }}
      />
    </>
  );
}

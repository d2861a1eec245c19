/** All lines of a seat, untangled: as straight strips with what they cross. */
import type { Place } from "@interchange/metro";
import type { Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import "../board/strips.css";
import { stripsOf } from "../board/strips.ts";
import { Strips } from "../board/stripView.tsx";
import type { StripText } from "../board/stripView.tsx";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import type { Desk } from "./desk.ts";
import { sayName } from "../table/names.ts";

const words = text.table.strips;

export function AllStrips({ desk }: { readonly desk: Desk }) {
  const viewer = desk.client.viewer.value;
  const seat = useSignal<Seat | undefined>(typeof viewer === "number" ? viewer : 0);
  const scene = desk.still.value;
  const numberOf = (place: Place): number => scene.stations[place]?.number ?? 0;
  const spoken: StripText = {
    line: (strip) => words.line(strip.number, strip.stops.length, spoken.end(strip)),
    stop: ({ name, visit, crosses }) => words.stop(name, visit, crosses.map(numberOf)),
    end: ({ end, stops }) => {
      if (end.kind === "station")
        return end.isCentre ? text.table.scores.centre : text.table.scores.station(end.number ?? 0);
      return stops.length ? text.table.trace.openAt(end.name, end.side) : text.table.scores.notLeft;
    },
  };
  const isNobodys = scene.stations.some(({ number, owner }) => number !== undefined && owner === undefined);
  const seats: readonly (Seat | undefined)[] = [...desk.client.sitters.keys(), ...(isNobodys ? [undefined] : [])];
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
            <Badge colours={scene.colours} seat={each} small />
            {each === undefined ? words.nobody : sayName(desk, each)}
          </button>
        ))}
      </div>
      <p class="quiet">{words.about}</p>
      <Strips
        strips={stripsOf(scene, seat.value)}
        stations={scene.stations}
        colours={scene.colours}
        text={spoken}
        onLine={(place) => {
          if (helps(desk.client.assist, "trace")) desk.trace(place);
          desk.sheet.value = undefined;
        }}
      />
    </>
  );
}

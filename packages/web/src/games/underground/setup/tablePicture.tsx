/** A table of On the Underground as it will look: the map before the first turn, and the lines of every seat. */
import { LondonMap, mapSceneOf } from "@interchange/boards/map";
import { seenOn } from "../desk/places.ts";
import { seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { useMemo } from "preact/hooks";
import type { PictureProps } from "../../../table/setup/face.ts";
import { Marker } from "../panels/marks.tsx";
import "@interchange/boards/map/map.css";
import "@interchange/boards/map/lines.css";
import "@interchange/boards/map/overlay.css";
import "@interchange/boards/map/stations.css";

/** What chance deals here is one of many: a table draws anew when it begins. */
const SEED = "picture 84";

export function TablePicture({ setup, sitters }: PictureProps) {
  const scene = useMemo(() => {
    const table = new Table(
      underground,
      setup,
      Array.from({ length: setup.seats }, (_, seat) => String(seat + 1)),
    );
    table.settle(seededChance(SEED));
    return mapSceneOf(seenOn(table.view("spectator")));
  }, [setup]);
  // None where chance deals them.
  const markers = setup.colours ?? underground.colours?.(setup) ?? [];
  return (
    <>
      <div class="map-picture">
        <LondonMap
          scene={scene}
          label=""
          describeStation={() => ""}
          describeBlock={() => ""}
          zoomInLabel=""
          zoomOutLabel=""
          fitLabel=""
          speed="off"
        />
      </div>
      <ul class="marker-row">
        {sitters.map(({ name }, seat) => (
          <li key={seat}>
            <Marker lines={markers[seat]?.split("+") ?? []} seat={seat} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

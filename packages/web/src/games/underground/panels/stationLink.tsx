/** The name of a station as a link to it on the map. */

import type { UndergroundDesk } from "../desk/desk.ts";
import { nameOfStation } from "../desk/stations.ts";
import { t } from "../../../words/index.ts";

export function StationLink({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  return (
    <button
      type="button"
      class="link station-link"
      title={t.table.log.show(nameOfStation(desk.shown.value, id))}
      onClick={() => showStation(desk, id)}
    >
      {nameOfStation(desk.shown.value, id)}
    </button>
  );
}

/** Shows a station and its details on the map, and moves the focus there. */
export function showStation(desk: UndergroundDesk, id: string): void {
  desk.sheet.value = undefined;
  desk.lookAt(id);
  const { current: map } = desk.map;
  map?.zoomToBuild(id);
  // A closing panel returns the focus first.
  requestAnimationFrame(() => map?.focus(id));
}

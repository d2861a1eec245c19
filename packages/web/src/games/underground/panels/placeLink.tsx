/** A station by name that leads to it on the map. */

import type { UndergroundDesk } from "../desk/desk.ts";
import { nameOfStation } from "../desk/stations.ts";
import { t } from "../../../words/index.ts";

export function Place({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  return (
    <button
      type="button"
      class="link place"
      title={t.table.log.show(nameOfStation(id))}
      onClick={() => showPlace(desk, id)}
    >
      {nameOfStation(id)}
    </button>
  );
}

/** Shows a station on the map, and what there is to say of it. The keyboard goes on from there. */
export function showPlace(desk: UndergroundDesk, id: string): void {
  desk.sheet.value = undefined;
  desk.lookAt(id);
  const { current: map } = desk.map;
  map?.zoomToBuild(id);
  // A panel that closes gives the focus back first.
  requestAnimationFrame(() => map?.focus(id));
}

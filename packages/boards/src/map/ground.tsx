/** The background of the map: rivers, the free track spaces, and plates at stations with very wide blocks. */
import { known } from "@interchange/tabletop";
import { memo } from "../memo.ts";
import type { Sheet } from "./sheet.ts";

export const Ground = memo(({ sheet }: { readonly sheet: Sheet }) => <path class="map-river" d={sheet.river} />);

export const Free = memo(({ free }: { readonly free: string }) => <path class="map-free" d={free} />);

export const Plates = memo(({ sheet: { map, plates } }: { readonly sheet: Sheet }) => (
  <>
    {plates.map(({ station, length, turn }) => {
      const { x, y } = known(map.stations[station]);
      return (
        <rect
          key={`${station} ${turn}`}
          class="map-plate"
          x="-8"
          y={-length / 2}
          width="16"
          height={length}
          rx="8"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      );
    })}
  </>
));

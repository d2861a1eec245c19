/** The background of the map: the river, the free track spaces, and plates at stations with very wide blocks. */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_MAP, platesOf, riverPath } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";

/** Wide panes show more than the map, so the river goes on there. */
const RIVER = `M-3000 ${known(LONDON_MAP.river[0])[1]}L${riverPath(LONDON_MAP).slice(1)}H5000`;
const PLATES = platesOf(LONDON, LONDON_MAP);

export const Ground = memo(() => <path class="map-river" d={RIVER} />);

export const Free = memo(({ free }: { readonly free: string }) => <path class="map-free" d={free} />);

export const Plates = memo(() => (
  <>
    {PLATES.map(({ station, length, turn }) => {
      const { x, y } = known(LONDON_MAP.stations[station]);
      return (
        <rect
          key={station}
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

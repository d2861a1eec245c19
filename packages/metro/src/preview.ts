/** What a tile would do: the what-if ledger. Runs the kernel in place, so that all squares fit into a frame. */
import type { Seat } from "@interchange/tabletop";
import { EDGE_STATIONS } from "./geometry.ts";
import type { Place } from "./geometry.ts";
import { layoutOf, ownerOf } from "./layout.ts";
import { ARRIVALS } from "./network.ts";
import type { Network } from "./network.ts";
import type { Spot } from "./placing.ts";
import type { View } from "./position.ts";
import { faceOf, networkOf } from "./scoring.ts";
import type { TileCode } from "./tiles.ts";

/** A line that the tile would change. */
export interface Change {
  readonly from: Place;
  /** Absent when nobody owns the line. */
  readonly owner?: Seat;
  readonly before: number;
  readonly after: number;
  /** Where it would end; absent while it stays open. */
  readonly to?: Place;
  /** Points that it would pay, doubling included; 0 while it stays open. */
  readonly points: number;
  readonly factor: number;
}

export interface Preview {
  readonly changes: readonly Change[];
  /** Points that each seat would gain. */
  readonly gains: readonly number[];
}

/** Every line that placing the tile there would change, by place clockwise from the top left. */
export function preview(view: Pick<View, "setup" | "laid">, tile: TileCode, spot: Spot): Preview {
  return previewOn(networkOf(view.laid), view, tile, spot);
}

/** The same on a network that already holds the board; it is given back unchanged. */
export function previewOn(network: Network, view: Pick<View, "setup">, tile: TileCode, spot: Spot): Preview {
  const layout = layoutOf(view.setup);
  const face = faceOf({ tile, turn: spot.turn });
  const before = Array.from({ length: EDGE_STATIONS }, (_, place) => network.lengthFrom(place));
  network.lay(face, spot.cell);
  const changes = before.flatMap((length, from): Change[] => {
    const after = network.lengthFrom(from);
    if (after === length) return [];
    const owner = ownerOf(layout, from);
    const end = network.trainAt(from);
    const to = end >= ARRIVALS ? end - ARRIVALS : undefined;
    const factor = to === undefined ? 1 : layout.factors[to]!;
    return [
      {
        from,
        ...(owner !== undefined && { owner }),
        before: length,
        after,
        ...(to !== undefined && { to }),
        points: to === undefined ? 0 : after * factor,
        factor,
      },
    ];
  });
  network.unlay(face, spot.cell);
  const gains = Array.from({ length: layout.seats }, (_, seat) =>
    changes.reduce((sum, change) => sum + (change.owner === seat ? change.points : 0), 0),
  );
  return { changes, gains };
}

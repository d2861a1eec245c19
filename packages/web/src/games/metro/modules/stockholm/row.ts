/** Reads the row of landmarks for a viewer. */
import type { Preview } from "@interchange/metro/core";
import { STOCKHOLM_PARTS } from "@interchange/metro/modules/stockholm/components";
import { LANDMARKS } from "@interchange/metro/modules/stockholm/data";
import { EMPTY, firstSpaceOf, STOCKHOLM } from "@interchange/metro/modules/stockholm/module";
import type { StockholmSlice } from "@interchange/metro/modules/stockholm/module";
import type { Seen } from "../moduleView.ts";

type StockholmSeen = Seen<StockholmSlice>;

/** The viewer's secret colours; none for spectators, or if markers are open. */
export function ownColours({ view, slice }: StockholmSeen): readonly number[] {
  return typeof view.viewer === "number" ? (slice.markers.held[view.viewer] ?? []) : [];
}

/** The tourists whom the tried tile would send to a landmark: colour, landmark, and what the space is worth. */
export function visits(preview: Preview | undefined): readonly { colour: string; name: string; count: number }[] {
  const reaction = preview?.reactions.find(({ module }) => module === STOCKHOLM);
  return (reaction?.tells ?? [])
    .filter(({ what }) => what === "visited")
    .map(({ colour = "", name = "", count = 0 }) => ({ colour, name, count }));
}

/** The first free space at a landmark. */
export function freeSpaceOf({ slice: { row, spaces }, scene }: StockholmSeen, name: string): number {
  const place = row.findIndex((landmark) => LANDMARKS[landmark]?.name === name);
  return spaces.indexOf(EMPTY, firstSpaceOf(row, place, scene.layout.printed(STOCKHOLM_PARTS)));
}

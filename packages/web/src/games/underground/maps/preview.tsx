/** A small drawing of a map: its river, blocks and stations. */
import { cityMapOf, riverPath, segmentPath, spaceOf } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import "./maps.css";

export function MapPreview({ map }: { readonly map: MapFile }) {
  const drawing = cityMapOf(map);
  const { width, height, rivers } = drawing;
  return (
    <svg class="map-preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rivers.map((river, at) => (
        <path key={at} class="preview-river" d={riverPath(river)} />
      ))}
      {map.blocks.map(({ between, spaces = 1 }) => (
        <path
          key={between.join("/")}
          class="preview-block"
          d={segmentPath(spaceOf(drawing, between, 1, 0))}
          stroke-width={4 + spaces * 4}
        />
      ))}
      {map.stations.map(({ id, kind, at: [x, y] }) => (
        <circle key={id} class={`preview-station is-${kind}`} cx={x} cy={y} r={kind === "express" ? 17 : 13} />
      ))}
    </svg>
  );
}

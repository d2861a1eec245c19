/** Every kind of tile, and how many pieces of it the box holds. */
import { TileFace } from "@interchange/boards/metro";
import { PIECES, TILE_CODES } from "@interchange/metro/core";
import { t } from "../../../words/index.ts";

export function TileKinds() {
  const words = t.metro.examples;
  return (
    <ul class="example-tiles">
      {TILE_CODES.map((code, kind) => {
        const pieces = words.pieces(PIECES[kind] ?? 0);
        return (
          <li key={code}>
            <TileFace code={code} size={64} arrow label={words.tile(code, pieces)} />
            <code aria-hidden="true">{code}</code>
            <small aria-hidden="true">{pieces}</small>
          </li>
        );
      })}
    </ul>
  );
}

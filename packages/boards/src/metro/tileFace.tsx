import { passesOf, passPath, turned } from "@interchange/metro/drawing";
import type { TileCode } from "@interchange/metro/drawing";
import type { TileFaceProps } from "./api.ts";
import { memo } from "../memo.ts";

/** A tile's tracks, lowest first, each with a casing that leaves a gap in what it crosses. */
export const FaceTrack = memo(({ face }: { readonly face: TileCode }) => (
  <>
    <rect class="tile-ground" x="0.75" y="0.75" width="98.5" height="98.5" rx="4.5" />
    {passesOf(face).map((pass) => {
      const path = passPath(pass);
      return (
        <>
          <path class="track-casing" d={path} pathLength={100} />
          <path class="track" d={path} />
        </>
      );
    })}
  </>
));

/** A single tile, for the hand, the unseen tiles, and the log. */
export const TileFace = memo(({ code, turn = 0, size, arrow = false, label }: TileFaceProps) => (
  <svg
    class="tile-face"
    viewBox="0 0 100 100"
    {...(size !== undefined && { width: size, height: size })}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <FaceTrack face={turned(code, turn)} />
    {/* Printed on the tile, so it turns with it. */}
    {arrow && <path class="tile-arrow" d="M50 3l7 8h-4v6h-6v-6h-4z" transform={`rotate(${turn * 90} 50 50)`} />}
  </svg>
));

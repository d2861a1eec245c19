/** Compares two tiles on one position: the one that was played and the best one. */
import { cornerOf } from "@interchange/metro/drawing";
import type { Cell, Colour } from "@interchange/metro/drawing";
import { LitLine, OpenEnd } from "./lineStroke.tsx";
import type { BoardScene, SceneGhost } from "./scene.ts";
import { GhostFrame, GhostTile } from "./squares.tsx";

export interface ComparedTilesProps extends Pick<BoardScene, "colours" | "owners"> {
  /** Drawn in full, framed in the seat's colour. */
  readonly played: SceneGhost | undefined;
  /** The text in its corner: a word or two, or `??`. */
  readonly sign: { readonly text: string; readonly kind: string } | undefined;
  /** A tinted tile with a dashed frame and a tick. */
  readonly best: SceneGhost | undefined;
  /** Where it was played, while another tile is being tried. */
  readonly outline?: Cell | undefined;
}

export function ComparedTiles({ played, sign, best, colours, owners, outline }: ComparedTilesProps) {
  const colourOf = (owner: number | undefined): Colour | undefined => (owner === undefined ? undefined : owners[owner]);
  const lines = [...(best?.lines ?? []), ...(played?.lines ?? [])];
  return (
    <>
      {best && <GhostTile cell={best.cell} face={best.face} />}
      {best && (
        <rect class="best-tint" x={cornerOf(best.cell)[0]} y={cornerOf(best.cell)[1]} width="100" height="100" rx="9" />
      )}
      {played && <GhostTile cell={played.cell} face={played.face} />}
      {lines.map((line, at) => (
        <LitLine key={`${at} ${line.from}`} line={line} colour={colourOf(line.owner)} speed="off" />
      ))}
      {played && <GhostFrame cell={played.cell} colour={colours[played.seat]} />}
      {outline !== undefined && (
        <rect
          class="played-outline"
          x={cornerOf(outline)[0]}
          y={cornerOf(outline)[1]}
          width="100"
          height="100"
          rx="9"
        />
      )}
      {best && (
        <rect
          class="best-frame"
          x={cornerOf(best.cell)[0]}
          y={cornerOf(best.cell)[1]}
          width="100"
          height="100"
          rx="9"
        />
      )}
      {lines.map(
        (line, at) =>
          line.waits && <OpenEnd key={`${at} ${line.from}`} waits={line.waits} colour={colourOf(line.owner)} />,
      )}
      {best && <TileSign cell={best.cell} text="✓" kind="best" />}
      {played && sign && <TileSign cell={played.cell} text={sign.text} kind={sign.kind} />}
    </>
  );
}

interface TileSignProps {
  readonly cell: Cell;
  readonly text: string;
  readonly kind: string;
}

function TileSign({ cell, text, kind }: TileSignProps) {
  const [x, y] = cornerOf(cell);
  return (
    <g class={`tile-sign is-${kind}`} transform={`translate(${x + 94} ${y + 8})`}>
      <circle r="21" />
      <text y="8" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

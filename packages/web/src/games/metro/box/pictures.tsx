/** Draws where the entered values belong: stations around the board, squares, tiles, rows of a landmark. */
import {
  COLOURS,
  SQUARES,
  STOPS,
  TILE,
  cellAt,
  cornerOf,
  isTileCode,
  squareName,
  stationShape,
} from "@interchange/metro/core";
import { seatStyle } from "@interchange/boards/palette";
import { TileFace } from "@interchange/boards/metro";
import { known } from "@interchange/tabletop";
import type { Json, JsonObject } from "@interchange/tabletop";
import type { TileCode } from "@interchange/metro/core";
import { TouristBadge } from "../modules/common/pieces.tsx";

/** Symbols use the colours of the newest edition. */
const SETUP = { edition: "bigbox", seats: 2, modules: [], options: {}, rules: 2 } as const;
const MARGIN = 70;
const WIDE = 8 * TILE + 2 * MARGIN;

interface PictureProps {
  readonly part: string;
  readonly values: Json;
}

export function BoxPicture({ part, values }: PictureProps) {
  const fields = (values ?? {}) as JsonObject;
  switch (part) {
    case "numbering":
      return <Stations numbers={listOf(fields["metro"])} />;
    case "companies":
      return <Stations numbers={[]} owners={COLOURS.map((colour) => listOf(fields[colour]).map(Number))} />;
    case "frames":
      return <Stations numbers={[]} owners={listOf(fields["4"]).map((owned) => listOf(owned).map(Number))} />;
    case "berlin":
      return <Squares groups={listOf(fields["groups"]).map((group) => wordsOf(group))} />;
    case "st-petersburg":
      return <Squares groups={wordsOf(fields["squares"]).map((square) => [square])} />;
    default:
      return undefined;
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function wordsOf(value: Json | undefined): readonly string[] {
  return listOf(value).filter((each) => typeof each === "string");
}

/** The 32 stations around the board, with their numbers and owners. */
function Stations({
  numbers,
  owners = [],
}: {
  readonly numbers: readonly Json[];
  readonly owners?: readonly (readonly number[])[];
}) {
  return (
    <svg class="box-drawing" viewBox={`${-MARGIN} ${-MARGIN} ${WIDE} ${WIDE}`}>
      <rect class="box-board" width={8 * TILE} height={8 * TILE} />
      {STOPS.slice(0, 32).map((_, place) => {
        const { box } = stationShape(place);
        const number = Number(numbers[place] ?? ((39 - place) % 32) + 1);
        const owner = owners.findIndex((owned) => owned.includes(number));
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        return (
          <g key={place} style={owner < 0 ? undefined : seatStyle(COLOURS[owner])}>
            <rect class={owner < 0 ? "box-station" : "box-station is-owned"} {...box} rx="8" />
            <text class={owner < 0 ? "box-station-number" : "box-station-number is-owned"} x={x} y={y + 12}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Squares of the board with the number of their group. */
function Squares({ groups }: { readonly groups: readonly (readonly string[])[] }) {
  return (
    <svg class="box-drawing" viewBox={`${-MARGIN} ${-MARGIN} ${WIDE} ${WIDE}`}>
      {SQUARES.map((cell) => {
        const [x, y] = cornerOf(cell);
        const group = groups.findIndex((squares) => squares.includes(squareName(cell)));
        return (
          <g key={cell}>
            <rect class={group < 0 ? "box-square" : "box-square is-chosen"} x={x} y={y} width={TILE} height={TILE} />
            {group >= 0 && (
              <text class="box-station-number" x={x + TILE / 2} y={y + TILE / 2 + 14}>
                {group + 1}
              </text>
            )}
          </g>
        );
      })}
      {Array.from({ length: 8 }, (_, at) => {
        const [x, y] = cornerOf(cellAt(at, at));
        return (
          <g key={at} class="box-names">
            <text x={x + TILE / 2} y={-20}>
              {known("abcdefgh"[at])}
            </text>
            <text x={-30} y={y + TILE / 2 + 14}>
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Tile({ code }: { readonly code: string }) {
  return isTileCode(code) ? <TileFace code={code satisfies TileCode} size={44} /> : <></>;
}

/** A colour or a tile beside its field. */
export function WordSign({ word }: { readonly path: readonly string[]; readonly word: string }) {
  const colour = COLOURS.findIndex((each) => each === word);
  return colour < 0 ? <Tile code={word} /> : <TouristBadge setup={SETUP} colour={colour} />;
}

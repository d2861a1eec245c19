/**
 * A decorative board in mid-game. It is drawn in a dozen strokes: a real board has a thousand elements, and nobody
 * could tell at this size.
 */
import { cornerOf, linePath, passesOf, passPath, TILE, traceFrom } from "@interchange/metro/core";
import type { TileCode } from "@interchange/metro/core";
import { seatStyle } from "@interchange/boards/palette";
import { useMemo } from "preact/hooks";

/** A made-up game that looks good: the covered squares and their tiles. */
const LAID = (
  "0baac 1aaaa 2bbbb 3baac 4cbaa 5bbad 6cbcb 7aaaa 8cdac 10bcbc 11ddbc 12ddbc 13cddb " +
  "14bcdd 15aaaa 21aacb 22adbb 24cccc 26accd 29bcbc 32cbcb 33dbba 34adad 38dada 39dada 41adad " +
  "42cccc 46aacb 47dbba 49dddd 50cddb 51bbad 52cbaa 54aacb 57accd 58dbcd 59baac 62bcbc"
)
  .split(" ")
  .map((each) => [Number.parseInt(each, 10), each.slice(-4) as TileCode] as const);
const COLOURS = ["yellow", "blue", "orange", "green"] as const;
/** The owners of the stations, clockwise from the top left. */
const OWNERS = "10230132012310321032012301321023";

const BED = "light-dark(#e6dfd0, #181c23)";
const GROUND = "light-dark(#fefdf9, #2b313c)";
const TRACK = "light-dark(#b9b2a1, #5c6675)";

function drawn() {
  const faces = new Map(LAID);
  return {
    grounds: LAID.map(
      ([cell]) =>
        `M${cornerOf(cell)
          .map((at) => at + 2)
          .join(" ")}h96v96h-96z`,
    ).join(""),
    tracks: LAID.map(([cell, face]) =>
      passesOf(face)
        .map((pass) => passPath(pass, cornerOf(cell)))
        .join(""),
    ).join(""),
    lines: COLOURS.map((_, owner) =>
      OWNERS.split("")
        .flatMap((whose, from) => (Number(whose) === owner ? [linePath({ from, ...traceFrom(faces, from) })] : []))
        .join(""),
    ),
  };
}

export function MetroSign() {
  const { grounds, tracks, lines } = useMemo(drawn, []);
  return (
    <svg class="showpiece" viewBox="-24 -24 848 848" aria-hidden="true" fill="none">
      <rect x="-24" y="-24" width="848" height="848" fill={BED} />
      <path d={grounds} fill={GROUND} />
      <rect x={3 * TILE} y={3 * TILE} width={2 * TILE} height={2 * TILE} rx="20" fill={TRACK} />
      <path d={tracks} stroke={TRACK} stroke-width="8" />
      {lines.map((line, owner) => (
        <g key={owner} style={seatStyle(COLOURS[owner])}>
          <path d={line} stroke={GROUND} stroke-width="34" />
          <path d={line} stroke="var(--seat)" stroke-width="24" />
        </g>
      ))}
    </svg>
  );
}

/** Draws Metro's board on a terminal: each square shows its tile's code, each letter in the colour of its line. */
import type { Earner, Line, Position, Scene } from "@interchange/metro";
import {
  ARRIVALS,
  cellAt,
  COLOURS,
  isCentre,
  isCentreStation,
  isLine,
  metro,
  ownerNow,
  squareName,
  stationNumber,
  STATIONS,
  STOPS,
  TILE_CODES,
  traceFrom,
} from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { Painter } from "./painter.ts";

/** The whole board with its stations. */
export function drawBoard(position: Position, painter: Painter): string {
  const scene = metro.sceneOf(position);
  const { numbering } = scene.layout.terms;
  const faceOn = (cell: number): string | undefined => TILE_CODES[scene.faceOn(cell)];
  const owners = ownersOfTrack(scene);
  const last = position.laid.at(-1)?.cell;
  const square = (cell: number): string => {
    const face = faceOn(cell);
    if (!face) return isCentre(cell) ? "████" : " ·  ";
    if (cell === last) return painter.mark(face);
    return Array.from(face, (letter, side) => painter.earner(owners.get(cell * 4 + side), letter)).join("");
  };
  const station = (place: number): string =>
    painter.earner(ownerNow(scene, place), String(stationNumber(place, numbering)).padStart(2));
  const rule = (left: string, middle: string, right: string): string =>
    `   ${left}${Array.from({ length: 8 }, () => "────").join(middle)}${right}`;
  const row = (index: number): string =>
    `${station(31 - index)} │${Array.from({ length: 8 }, (_, column) => square(cellAt(index, column))).join("│")}│ ${station(8 + index)} ${index + 1}`;
  const stations = (first: number, step: number): string =>
    `    ${Array.from({ length: 8 }, (_, column) => ` ${station(first + step * column)} `).join(" ")}`;
  const rows = Array.from({ length: 8 }, (_, index) => row(index)).join(`\n${rule("├", "┼", "┤")}\n`);
  const letters = `    ${Array.from("abcdefgh", (letter) => ` ${letter}  `).join(" ")}`;
  return [letters, stations(0, 1), rule("┌", "┬", "┐"), rows, rule("└", "┴", "┘"), stations(23, -1)].join("\n");
}

/** The owner of the line that enters a square at a side, by `cell * 4 + side`. */
function ownersOfTrack(scene: Scene): ReadonlyMap<number, Earner | undefined> {
  const faces = {
    get: (cell: number) => TILE_CODES[scene.faceOn(cell)],
    has: (cell: number) => scene.faceOn(cell) >= 0,
  };
  const owners = new Map<number, Earner | undefined>();
  for (const place of departures(scene))
    for (const { cell, enters } of traceFrom(faces, place).passes)
      owners.set(cell * 4 + enters, ownerNow(scene, place));
  return owners;
}

/** The stations whose lines have left. */
function departures(scene: Scene): readonly number[] {
  return Array.from({ length: STATIONS }, (_, place) => place).filter(
    (place) => scene.network.lengthFrom(place) > 0 && isLine(place, ownerNow(scene, place)),
  );
}

/** A text line for every line that has left its station, those from the centre last. */
export function listLines(position: Position, painter: Painter): string {
  const scene = metro.sceneOf(position);
  const { numbering } = scene.layout.terms;
  const order = (place: number): number =>
    isCentreStation(place) ? place : stationNumber(place, numbering) - STATIONS;
  return departures(scene)
    .toSorted((one, other) => order(one) - order(other))
    .map((place) => {
      const line = position.lines.find(({ from }) => from === place);
      const earner = line?.earner ?? ownerNow(scene, place);
      const name = isCentreStation(place)
        ? `from ${squareName(known(STOPS[place]).cell)}`
        : `line ${String(stationNumber(place, numbering)).padStart(2)}`;
      const company = earner?.kind === "company" ? `  ${known(COLOURS[earner.company]).padEnd(6)}` : "";
      const length = String(line?.length ?? scene.network.lengthFrom(place)).padStart(2);
      return `${painter.earner(earner, `${name}${company}`)}  length ${length}, ${endOf(place, line, scene)}`;
    })
    .join("\n");
}

function endOf(place: number, line: Line | undefined, { network, layout }: Scene): string {
  const end = network.trainAt(place);
  if (end < ARRIVALS) return `open at ${squareName(end >> 2)}`;
  const to = end - ARRIVALS;
  const where = isCentreStation(to) ? "in the centre" : `at station ${stationNumber(to, layout.terms.numbering)}`;
  if (!line) return `ends ${where}, not scored yet`;
  return `ends ${where}${line.points > line.length ? ", doubled" : ""}: ${line.points} points`;
}

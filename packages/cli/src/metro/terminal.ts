/** Metro's board for a terminal: each square shows its tile's code, each letter in the colour of the line it carries. */
import type { Position } from "@interchange/metro";
import {
  cellAt,
  EDGE_STATIONS,
  EDITION_DATA,
  facesOn,
  isCentre,
  isCentreStation,
  layoutOf,
  ownerOf,
  squareName,
  stationNumber,
  traceFrom,
} from "@interchange/metro";
import type { EditionId } from "@interchange/metro";

/** ANSI 256-colour codes, near enough to the wood. */
const COLOURS: Readonly<Record<string, number>> = {
  yellow: 220,
  blue: 33,
  orange: 208,
  green: 35,
  purple: 134,
  black: 244,
  gray: 250,
  red: 196,
  white: 255,
  brown: 94,
};

export interface Painter {
  seat(seat: number | undefined, text: string): string;
  mark(text: string): string;
}

/** Paints in the seats' colours, or not at all. */
export function painterFor(position: Position, isColoured: boolean): Painter {
  const { seatColours } = EDITION_DATA[position.setup.edition as EditionId];
  const paint = (code: string, text: string): string => (isColoured ? `\u001B[${code}m${text}\u001B[0m` : text);
  return {
    seat: (seat, text) => (seat === undefined ? paint("2", text) : paint(`38;5;${COLOURS[seatColours[seat]!]}`, text)),
    mark: (text) => paint("1;7", text),
  };
}

/** The whole board with its stations. */
export function drawBoard(position: Position, painter: Painter): string {
  const layout = layoutOf(position.setup);
  const faces = facesOn(position.laid);
  const owners = new Map<number, number | undefined>();
  for (let place = 0; place < EDGE_STATIONS; place++)
    for (const { cell, enters } of traceFrom(faces, place).passes)
      owners.set(cell * 4 + enters, ownerOf(layout, place));
  const last = position.laid.at(-1)?.cell;
  const square = (cell: number): string => {
    const face = faces.get(cell);
    if (isCentre(cell)) return "████";
    if (!face) return " ·  ";
    if (cell === last) return painter.mark(face);
    return Array.from(face, (letter, side) => painter.seat(owners.get(cell * 4 + side), letter)).join("");
  };
  const station = (place: number): string =>
    painter.seat(ownerOf(layout, place), String(stationNumber(place, layout.terms.numbering)).padStart(2));
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

/** One line of text for every line that has left its station. */
export function listLines(position: Position, painter: Painter): string {
  const layout = layoutOf(position.setup);
  const faces = facesOn(position.laid);
  const number = (place: number): number => stationNumber(place, layout.terms.numbering);
  return Array.from({ length: EDGE_STATIONS }, (_, place) => place)
    .map((place) => ({ place, ...traceFrom(faces, place) }))
    .filter(({ passes }) => passes.length > 0)
    .toSorted((one, other) => number(one.place) - number(other.place))
    .map(({ place, passes, to, waits }) => {
      const points = passes.length * (to === undefined ? 1 : layout.factors[to]!);
      const end =
        to === undefined
          ? `open at ${squareName(waits?.cell ?? 0)}`
          : `ends ${isCentreStation(to) ? "in the centre, doubled" : `at station ${number(to)}`}: ${points} points`;
      const owner = ownerOf(layout, place);
      const name = `line ${String(number(place)).padStart(2)}`;
      return `${painter.seat(owner, name)}  length ${String(passes.length).padStart(2)}, ${end}`;
    })
    .join("\n");
}

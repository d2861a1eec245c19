/** The seats' colours before a table begins: chosen, in order, or drawn at random later. */
import type { TableSetup } from "../../../storage/create.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { GameSetup } from "../gameSetup.ts";

/** The colours that seats can choose; none if there is no choice. */
export function coloursToChoose({ engine }: GameSetup, { request, sitters }: TableSetup): readonly string[] {
  const prepared = engine.prepare({ ...request, colours: undefined, seats: sitters.length });
  return prepared.ok ? (engine.colours?.(prepared.setup) ?? []) : [];
}

/** One for each seat, as long as nobody has chosen. */
function firstColours(gameSetup: GameSetup, tableSetup: TableSetup): readonly string[] {
  return coloursToChoose(gameSetup, tableSetup).slice(0, tableSetup.sitters.length);
}

/** The colour of each seat; undefined if it is not known yet. */
export function coloursNow(gameSetup: GameSetup, tableSetup: TableSetup): readonly (string | undefined)[] {
  const offered = firstColours(gameSetup, tableSetup);
  return tableSetup.drawsColours ? offered.map(() => undefined) : (tableSetup.request.colours ?? offered);
}

/** A seat takes a colour. Whoever had it gets the seat's old one. */
export function colourTaken(gameSetup: GameSetup, tableSetup: TableSetup, seat: number, colour: string): TableSetup {
  const before = tableSetup.request.colours ?? firstColours(gameSetup, tableSetup);
  const from = before.indexOf(colour);
  const colours = before.map((each, at) => (at === seat ? colour : at === from ? (before[seat] ?? each) : each));
  return { ...tableSetup, request: { ...tableSetup.request, colours }, drawsColours: false };
}

/** The plan with valid colours, after the seats or the edition changed. */
export function recoloured(gameSetup: GameSetup, tableSetup: TableSetup, before: readonly Sitter[]): TableSetup {
  const { colours, ...request } = tableSetup.request;
  if (!colours) return tableSetup;
  const offered = coloursToChoose(gameSetup, tableSetup);
  if (!offered.length) return { ...tableSetup, request };
  const kept = tableSetup.sitters.map((sitter, seat) => {
    const at = before.length === tableSetup.sitters.length ? seat : before.indexOf(sitter);
    const colour = colours[at];
    return colour !== undefined && offered.includes(colour) ? colour : undefined;
  });
  const free = [...offered].filter((colour) => !kept.includes(colour));
  return { ...tableSetup, request: { ...request, colours: kept.map((colour) => colour ?? free.shift() ?? "") } };
}

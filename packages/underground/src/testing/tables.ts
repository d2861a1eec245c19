/** Helpers that set up positions in tests. */
import type { Refusal, Setup, SetupRequest } from "@interchange/tabletop";
import { underground } from "../game.ts";
import type { Move, Piece, Position } from "../position.ts";
import { LONDON_TOPOLOGY } from "../topology.ts";

export function setupOf(request: SetupRequest = {}): Setup {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

/** Pieces of a line along stations: `red: a b c`, several divided by `;`. Branches begin with a comma. */
export function pieces(text: string): readonly Piece[] {
  return text
    .split(";")
    .filter((part) => part.trim())
    .flatMap((part) => {
      const [line = "", ways = ""] = part.split(":").map((each) => each.trim());
      return ways.split(",").flatMap((way) => {
        const stations = way.split(/\s+/).filter(Boolean);
        return stations.slice(1).map((to, index) => ({ line, between: blockOf(stations[index]!, to) }));
      });
    });
}

export function blockOf(one: string, other: string): readonly [string, string] {
  const block = LONDON_TOPOLOGY.block(one, other);
  if (block === undefined) throw new Error(`no block between ${one} and ${other}`);
  return LONDON_TOPOLOGY.city.blocks[block]!.between;
}

const SYMBOLS = ["dining", "dining", "culture", "culture", "shopping", "shopping", "parks", "parks"];

/** A position in the building part of seat 1's turn. The pieces have scored nothing. */
export function building(text: string, changes: Partial<Position> = {}, request: SetupRequest = {}): Position {
  const setup = setupOf(request);
  const start = underground.start(setup);
  return {
    ...start,
    stage: "build",
    actions: 4,
    lines: start.lines.map((lines, seat) => (lines.length ? lines : LONDON_TOPOLOGY.city.markers[setup.seats]![seat]!)),
    symbols: SYMBOLS,
    pieces: pieces(text),
    open: ["bank", "holborn", "sudbury", "pimlico"],
    pile: start.pile.filter((station) => !["bank", "holborn", "sudbury", "pimlico"].includes(station)),
    ...changes,
  };
}

export function moveOf(text: string): Move {
  const move = underground.notation.readMove(text);
  if (!move) throw new Error(`${text} is no move`);
  return move.type === "build" ? { ...move, between: blockOf(...move.between) } : move;
}

export function refusalOf(position: Position, text: string): Refusal | undefined {
  return underground.refusal(underground.view(position, position.turn), moveOf(text));
}

/** Plays moves and draws in record notation; refusals throw. */
export function after(position: Position, script: string): Position {
  return script
    .split(/\s+/)
    .filter(Boolean)
    .reduce((at, word) => {
      if (word.startsWith("=")) {
        const chance = underground.notation.readChance(word.slice(1));
        if (!chance) throw new Error(`${word} is no draw`);
        return underground.resolve(at, chance).position;
      }
      const refused = refusalOf(at, word);
      if (refused) throw new Error(`${word}: ${refused.code}`);
      return underground.play(at, moveOf(word)).position;
    }, position);
}

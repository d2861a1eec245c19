/**
 * Examples of the rules as data: what lies on the map, and what is done. The rules compute the result. The rules text
 * names an example by its id: `<!-- example: loop -->`.
 */
import { known } from "@interchange/tabletop";
import type { Seat, SetupRequest } from "@interchange/tabletop";
import { underground } from "../game.ts";
import type { Event, Move, Piece, Position } from "../position.ts";
import { LONDON_TOPOLOGY } from "../topology.ts";

export interface UndergroundExample {
  readonly request?: SetupRequest;
  /** The track at the start: `red: a b c; green: d e, c f`, stations along a line; branches begin with a comma. */
  readonly pieces?: string;
  /** Other differences at the start. */
  readonly changes?: Partial<Pick<Position, "passenger" | "open" | "actions" | "tokens" | "symbols">>;
  /** The moves before the example begins, and those in it, in record notation. */
  readonly before?: string;
  readonly steps?: string;
  /** A line that the reader may build on. */
  readonly tries?: string;
  /** The station to show; the whole map if there is none. */
  readonly sight?: string;
}

/** One entry of what happened; without a seat it was chance. */
export interface ExampleEntry {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
}

export interface ExampleStep {
  readonly position: Position;
  /** What led here from the step before. */
  readonly entries: readonly ExampleEntry[];
}

const SYMBOLS = ["dining", "dining", "culture", "culture", "shopping", "shopping", "parks", "parks"];
const OPEN = ["bank", "holborn", "sudbury", "pimlico"];

/** The positions of an example: its start, then one per step. An example that breaks a rule throws. */
export function playExample(example: UndergroundExample): readonly ExampleStep[] {
  let position = begun(example);
  for (const word of wordsOf(example.before)) ({ position } = stepOf(position, moveOf(word)));
  const shown: ExampleStep[] = [{ position, entries: [] }];
  for (const word of wordsOf(example.steps)) shown.push(stepOf(known(shown.at(-1)).position, moveOf(word)));
  return shown;
}

/** A move and the draws after it. */
export function stepOf(position: Position, move: Move): ExampleStep {
  const { turn: seat } = position;
  const refusal = underground.refusal(underground.view(position, seat), move);
  if (refusal) throw new Error(`${underground.notation.writeMove(move)}: ${refusal.code}, rule ${refusal.rule}`);
  const played = underground.play(position, move);
  const entries: ExampleEntry[] = [{ seat, events: played.events }];
  let after = played.position;
  while (underground.actor(after).kind === "chance") {
    const drawn = underground.resolve(after, known(underground.draw(after).outcomes[0]).chance);
    entries.push({ seat: undefined, events: drawn.events });
    after = drawn.position;
  }
  return { position: after, entries };
}

/** The first seat builds. Track that is already there has scored nothing. */
function begun({ request = {}, pieces = "", changes = {} }: UndergroundExample): Position {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const start = underground.start(prepared.setup);
  const { open = OPEN } = changes;
  return {
    ...start,
    stage: "build",
    actions: 4,
    symbols: SYMBOLS,
    pieces: piecesOf(pieces),
    open,
    pile: start.pile.filter((station) => !open.includes(station)),
    ...changes,
  };
}

function piecesOf(text: string): readonly Piece[] {
  return text
    .split(";")
    .filter((part) => part.trim())
    .flatMap((part) => {
      const [line = "", ways = ""] = part.split(":").map((each) => each.trim());
      return ways.split(",").flatMap((way) => {
        const stations = wordsOf(way);
        return stations.slice(1).map((to, index) => ({ line, between: blockOf(known(stations[index]), to) }));
      });
    });
}

function blockOf(one: string, other: string): readonly [string, string] {
  const block = LONDON_TOPOLOGY.block(one, other);
  if (block === undefined) throw new Error(`no block between ${one} and ${other}`);
  return known(LONDON_TOPOLOGY.city.blocks[block]).between;
}

function moveOf(word: string): Move {
  const move = underground.notation.readMove(word);
  if (!move) throw new Error(`${word} is no move`);
  return move.type === "build" ? { ...move, between: blockOf(...move.between) } : move;
}

const wordsOf = (text = ""): readonly string[] => text.split(/\s+/).filter(Boolean);

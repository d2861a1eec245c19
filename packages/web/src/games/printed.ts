/** The moves and draws of a game on paper. */
import type { GameRecord, Happening, Rules } from "@interchange/tabletop";
import { Table } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import type { Speaker } from "../table/desk/names.ts";

/** What happened, and where. */
interface Drawing<Position, Event> extends Happening<Position, Event> {
  readonly index: number;
  readonly speaker: Speaker;
  readonly before: Position;
}

/** Draws every entry of a record with the game's own pictures and names. The record must replay. */
export function printedWith<Position, Move, Chance, Event, View>(
  rules: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
  draw: {
    readonly move: (move: Move, drawing: Drawing<Position, Event>) => ComponentChildren;
    readonly chance: (chance: Chance, drawing: Drawing<Position, Event>) => ComponentChildren;
  },
): readonly ComponentChildren[] {
  const replayed = Table.resume(rules, record.setup, record);
  if (!replayed.ok) throw new RangeError(`entry ${replayed.entry + 1}: ${replayed.reason}`);
  const { table } = replayed;
  const sitters = record.seats.map((name) => ({ name, mind: { kind: "person" } as const }));
  const speaker: Speaker = { sitters, setup: record.setup, viewer: "spectator" };
  return table.history.map((happening, at) => {
    const { by, text } = happening.entry;
    const drawing = { ...happening, index: at, speaker, before: table.at(at) };
    if (by === "chance") {
      const chance = rules.notation.readChance(text, record.setup);
      return chance === undefined ? text : draw.chance(chance, drawing);
    }
    const move = rules.notation.readMove(text, record.setup);
    return move === undefined ? text : draw.move(move, drawing);
  });
}

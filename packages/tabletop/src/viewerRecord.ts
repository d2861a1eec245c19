/** The record of a running game, as far as a viewer may see it. */
import type { Viewer } from "./actor.ts";
import type { Rules } from "./game.ts";
import type { Happening } from "./history.ts";
import { readNotes, writeNotes } from "./notes.ts";
import { HIDDEN } from "./record.ts";
import type { Entry } from "./record.ts";

export function entriesFor<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  first: Position,
  history: readonly Happening<Position, Event>[],
  viewer: Viewer,
): readonly Entry[] {
  let before = first;
  return history.map(({ entry, position }) => {
    const isHidden = hides(game, before, entry, viewer);
    before = position;
    return isHidden ? hidden(entry) : entry;
  });
}

function hides<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  before: Position,
  { by, text }: Entry,
  viewer: Viewer,
): boolean {
  if (by === "seat") {
    const move = game.notation.readMove(text, game.setupOf(before));
    return move !== undefined && game.hidesMove(before, move, viewer);
  }
  const chance = game.notation.readChance(text, game.setupOf(before));
  return chance !== undefined && game.hidesChance(before, chance, viewer);
}

/** Comments may reveal what is hidden. The table's own notes are for everyone. */
function hidden({ by, comment }: Entry): Entry {
  const notes = writeNotes(readNotes(comment));
  return { by, text: HIDDEN, ...(notes !== undefined && { comment: notes }) };
}

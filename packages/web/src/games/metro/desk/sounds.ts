/** The sounds of Metro. */
import { columnOf, isCentreStation } from "@interchange/metro/drawing";
import type { Cell, Event } from "@interchange/metro/core";
import { bell, NOTES } from "../../../table/sound/notes.ts";
import type { Note } from "../../../table/sound/notes.ts";
import type { MetroDesk } from "./desk.ts";
import { lineFrom } from "./lines.ts";
import { ownerIndex } from "./scene.ts";

export function soundOf({ still }: Pick<MetroDesk, "still">, event: Event, time?: number): readonly Note[] | undefined {
  switch (event.type) {
    case "placed":
      return NOTES.tile;
    case "scored": {
      const { from, to, earner } = event.line;
      const cells = lineFrom(still.peek(), from)?.passes.map(({ cell }) => cell) ?? [];
      return earner && lineNotes(cells, ownerIndex(earner), isCentreStation(to), time);
    }
    case "over":
      return NOTES.end;
    default:
      return undefined;
  }
}

/** By owner: a scale in which all notes go together. */
const PITCHES = [261.63, 329.63, 392, 523.25, 293.66, 440, 587.33, 659.25] as const;
/** Milliseconds, when nothing moves. */
const TUNE = 500;
/** How far left and right the board reaches. */
const WIDTH = 0.8;

/** A note for every tile of a line: the pitch says whose it is, and the side where the tile is. A chord is the centre. */
export function lineNotes(cells: readonly Cell[], owner: number, isCentre: boolean, time = TUNE): readonly Note[] {
  const pitch = PITCHES[owner % PITCHES.length] ?? 0;
  const notes = cells.map((cell, at): Note => ({
    at: (at * time) / cells.length / 1000,
    lasts: 0.14,
    pitch,
    wave: "triangle",
    level: 0.5,
    pan: WIDTH * (columnOf(cell) / 3.5 - 1),
  }));
  return isCentre ? [...notes, ...[1, 1.25, 1.5].flatMap((step) => bell(time / 1000, pitch * step, 0.7, 0.5))] : notes;
}

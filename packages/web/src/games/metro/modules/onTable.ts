/** The faces that were fetched, and those of the modules at one table. */
import { layoutAt } from "../engine.ts";
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/names.ts";
import type { AnyFace, Seen } from "./face.ts";
import { seenBy } from "./says.ts";

export type Faces = ReadonlyMap<string, AnyFace>;

/** A module that is on at a table, with its face and what it sees. */
export interface OnTable {
  readonly id: string;
  readonly face: AnyFace;
  readonly seen: Seen;
}

/** The modules of a table that have faces. */
export function onTable(faces: Faces, speaker: Speaker, view: View): readonly OnTable[] {
  return layoutAt(view.setup).modules.flatMap(({ id }) => {
    const face = faces.get(id);
    return face ? [{ id, face, seen: seenBy(speaker, view, id) }] : [];
  });
}

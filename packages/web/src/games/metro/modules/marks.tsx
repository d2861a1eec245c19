/** What modules have on the board. */
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/names.ts";
import { onTable } from "./onTable.ts";
import type { Faces } from "./onTable.ts";

interface MarksProps {
  readonly speaker: Speaker;
  readonly view: View;
}

export function marksWith(faces: Faces) {
  return function Marks({ speaker, view }: MarksProps) {
    return (
      <g class="marks">
        {onTable(faces, speaker, view).map(({ id, face, seen }) => face.Marks && <face.Marks key={id} seen={seen} />)}
      </g>
    );
  };
}

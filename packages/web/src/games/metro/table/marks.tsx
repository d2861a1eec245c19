/** What modules have on the board. */
import { facesAt } from "../modules/index.ts";
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";

export function Marks({ speaker, view }: { readonly speaker: Speaker; readonly view: View }) {
  return (
    <g class="marks">
      {facesAt(speaker, view).map(({ id, face, seen }) => face.Marks && <face.Marks key={id} seen={seen} />)}
    </g>
  );
}

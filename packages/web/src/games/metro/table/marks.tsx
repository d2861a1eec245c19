/** Draws the modules' marks on the board. */
import { moduleViewsAt } from "../modules/index.ts";
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";

export function Marks({ speaker, view }: { readonly speaker: Speaker; readonly view: View }) {
  return (
    <g class="marks">
      {moduleViewsAt(speaker, view).map(
        ({ id, moduleView, seen }) => moduleView.Marks && <moduleView.Marks key={id} seen={seen} />,
      )}
    </g>
  );
}

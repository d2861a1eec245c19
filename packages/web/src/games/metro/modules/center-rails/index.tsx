/**
 * The module view of center rails. There is nothing to decide: the board draws the tiles and the lines that cross them.
 */
import type { Rail, RailsSlice } from "@interchange/metro/modules/center-rails/module";
import { CENTRE_SQUARES } from "@interchange/metro/modules/center-rails/data";
import { squareName } from "@interchange/metro/core";
import { TileFace } from "@interchange/boards/metro";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { PanelProps } from "../moduleView.ts";
import { words } from "./words/index.ts";
import "./rails.css";

function RailsPanel({ seen: { slice, setup } }: PanelProps<RailsSlice, Rail>) {
  return (
    <div class="rails">
      <div class="rails-plan" role="group" aria-label={words().centre}>
        {slice.rails.map(({ tile, turn }, index) => (
          <TileFace
            key={index}
            code={tile}
            turn={turn}
            label={words().tile(squareName(known(CENTRE_SQUARES[index])), tile)}
          />
        ))}
      </div>
      <p class="quiet">{setup.options["center-rails-score"] === "no" ? words().countNot : words().count}</p>
    </div>
  );
}

export const view = moduleView<RailsSlice, Rail>({
  lights: ["centre", "centre"],
  Panel: RailsPanel,
  say: ({ tile }) => tile,
  tell: () => undefined,
  award: () => words().award,
  refusals: () => words().refusals,
});

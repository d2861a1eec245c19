import { metro, previewOn, sceneOf } from "@interchange/metro";
import type { Move } from "@interchange/metro";
import type { MetroBot } from "./metroBot.ts";

/** Takes the points that it can have at once. A beginner's idea, and a bad one: its lines end short. */
export const greedy: MetroBot = {
  name: "greedy",
  choose(view, source) {
    const scene = sceneOf(view);
    let best: Move[] = [];
    let most = -Infinity;
    for (const move of metro.moves(view)) {
      if (move.type !== "place") continue;
      const { gains } = previewOn(scene, view, move.tile, move);
      const worth = gains[view.turn] ?? 0;
      if (worth > most) {
        most = worth;
        best = [];
      }
      if (worth === most) best.push(move);
    }
    return best.length ? source.pick(best) : { type: "draw" };
  },
};

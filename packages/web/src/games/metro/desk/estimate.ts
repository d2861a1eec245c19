/** Everybody's points if the game ended like this: open lines count as long as they are, and modules pay what all see. */
import { finalAwards } from "@interchange/metro/core";
import type { View } from "@interchange/metro/core";
import type { BoardScene } from "@interchange/boards/metro";
import { metro } from "./engine.ts";
import { linesOf } from "./lines.ts";

/** Undefined where companies own the lines, and after the game. */
export function estimatesOf(scene: BoardScene, view: View): readonly number[] | undefined {
  if (view.profits.length || view.stage === "over") return undefined;
  const rules = metro.sceneOf(view);
  // Only the viewer's own secrets are known, which would make them look ahead.
  const isOpen = (id: string): boolean => !rules.layout.modules.find((module) => module.id === id)?.own?.hides;
  const awards = finalAwards(rules).filter(({ module }) => isOpen(module));
  return view.points.map((points, seat) => {
    const open = linesOf(scene, view, seat).filter((line) => line.points === undefined);
    const paid = awards.filter(({ to }) => to.kind === "seat" && to.seat === seat);
    return [...open.map(({ length }) => length), ...paid.map((award) => award.points)].reduce(
      (sum, each) => sum + each,
      points,
    );
  });
}

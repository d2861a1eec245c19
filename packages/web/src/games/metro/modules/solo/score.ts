/**
 * Computes the current score of a solo game. It asks the module itself, so that the result is the same as at the end.
 */
import type { Preview, Scene } from "@interchange/metro/core";
import { solo } from "@interchange/metro/modules/solo/module";
import type { Cards } from "@interchange/metro/modules/solo/cards";
import type { Setup } from "@interchange/tabletop";
import type { Seen } from "../moduleView.ts";
import { words } from "./words/index.ts";

export type SoloSeen = Seen<Cards>;

export function goalOf({ options }: Setup): string {
  return options["solo-scoring"] === "challenge" ? words().goalChallenge : words().goal;
}

/** With a preview: the score with the tile placed. */
export function scoreOf({ scene, view }: Pick<SoloSeen, "scene" | "view">, preview?: Preview): number {
  const profits = view.profits.map((profit, company) => profit + (preview?.profits[company] ?? 0));
  const then = Object.create(scene, { profits: { value: profits } }) as Scene;
  return (solo.finalAwards?.([], then) ?? []).reduce((sum, { points }) => sum + points, 0);
}

/** Metro as far as the page has fetched it: the rules of modules come with the first table that is played with some. */
import { plainRules } from "@interchange/metro/core";
import type { Layout, MetroRules, Scene, View } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";

let withModules: MetroRules | undefined;

export function bringModules(fetched: MetroRules): void {
  withModules = fetched;
}

/** The game that a table plays. */
export function metroAt({ modules }: Setup): MetroRules {
  return (modules.length ? withModules : undefined) ?? plainRules;
}

export function layoutAt(setup: Setup): Layout {
  return metroAt(setup).layoutOf(setup);
}

/** A view as rules and modules read it. */
export function sceneAt(view: View): Scene {
  return metroAt(view.setup).sceneOf(view);
}

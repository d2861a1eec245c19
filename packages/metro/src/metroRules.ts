/** The rules of Metro over a catalog of modules, without the setup choices. */
import type { Rules, Setup } from "@interchange/tabletop";
import { rank, startedBy } from "@interchange/tabletop";
import { layoutsOf } from "./layout.ts";
import type { Layout, Module, Scene } from "./module.ts";
import { moves, refusal } from "./moves.ts";
import { notationOf } from "./notation.ts";
import type { Chance, Event, Move, Position, View } from "./position.ts";
import { sceneOf } from "./scene.ts";
import { RULES_NUMBERS } from "./terms.ts";
import { actor, draw, play, resolve, start, startByLot } from "./turn.ts";
import { follow, hidesChance, openView, redact, view } from "./view.ts";

export interface MetroRules extends Rules<Position, Move, Chance, Event, View> {
  /** The modules that there are to choose from, bridges included. */
  readonly catalog: readonly Module[];
  /** A setup's layout. Modules that are not in the catalog are ignored. */
  layoutOf(setup: Setup): Layout;
  /** A position or a view, as modules read it. */
  sceneOf(source: Position | View): Scene;
}

/** The rules with the modules of a catalog; their order is the order in which their hooks are called. */
export function rulesWith(catalog: readonly Module[]): MetroRules {
  const layoutOf = layoutsOf(catalog);
  const at = (source: Position | View): Layout => layoutOf(source.setup);
  return {
    id: "metro",
    catalog,
    layoutOf,
    sceneOf: (source) => sceneOf(at(source), source),
    notation: notationOf(catalog),
    start: (setup) => start(layoutOf(setup), setup),
    newestRules: RULES_NUMBERS.newest,
    setupOf: (position) => position.setup,
    actor: (position) => actor(at(position), position),
    draw: (position) => draw(at(position), position),
    play: (position, move) => play(at(position), position, move),
    resolve: (position, chance) =>
      chance.type === "lot"
        ? startByLot(layoutOf(startedBy(position.setup, chance.seat)), chance.seat)
        : resolve(at(position), position, chance),
    points: (position) => position.points,
    standings: (position) => (position.stage === "over" ? rank(position.points) : undefined),
    view: (position, viewer) => view(at(position), position, viewer),
    openView,
    redact: (event, viewer, position) => redact(at(position), event, viewer, position),
    follow,
    moves: (seen) => moves(at(seen), seen),
    refusal: (seen, move) => refusal(at(seen), seen, move),
    hidesMove: () => false,
    hidesChance: (position, chance, viewer) => hidesChance(at(position), position, chance, viewer),
  };
}

/** The rules without modules. */
export const plainRules: MetroRules = rulesWith([]);

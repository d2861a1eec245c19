/** Laws about what a viewer may know: two worlds that differ only in secrets look the same. */
import type { Viewer } from "../actor.ts";
import type { Step } from "../game.ts";
import type { Walk } from "./subject.ts";
import { difference, same } from "./values.ts";

export function knowledgeLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, position } = walk;
  const publicView = game.view(position, "spectator");
  for (const viewer of walk.viewers) {
    const view = game.view(position, viewer);
    const imagined = game.imagine(view, walk.random);
    const seen = game.view(imagined, viewer);
    if (!same(seen, view)) walk.broken("imagining keeps what is known", `${viewer}: ${difference(seen, view)}`);
    const problem = walk.subject.referee?.(imagined);
    if (problem) walk.broken("an imagined position is a position", `${viewer}: ${problem}`);
    const seenByAll = game.view(imagined, "spectator");
    if (!same(seenByAll, publicView))
      walk.broken("a spectator sees no more than a seat", `${viewer}: ${difference(seenByAll, publicView)}`);
    // The viewer who knows least has the most to imagine.
    if (viewer === "spectator" && !same(imagined, position)) openViewsDiffer(walk, imagined, viewer);
    bothWorlds(walk, imagined, viewer);
  }
}

/** A finished table hides nothing: no two worlds look the same then. */
function openViewsDiffer<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, imagined: P, viewer: Viewer): void {
  const { game, position } = walk;
  const shown = (world: P): V => (game.openView ? game.openView(world, viewer) : game.view(world, viewer));
  if (same(shown(position), shown(imagined)))
    walk.broken("an open view hides nothing", `${viewer}: ${difference(position, imagined)}`);
}

/** The same act in the real and in an imagined world must look the same to the viewer. */
function bothWorlds<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, imagined: P, viewer: Viewer): void {
  const { game, position } = walk;
  const actor = game.actor(position);
  if (!same(actor, game.actor(imagined)))
    walk.broken("equal worlds, equal actors", `${viewer}: ${JSON.stringify(actor)} in one, not in the other`);
  if (actor.kind === "seat") {
    const moves = game.moves(game.view(position, actor.seat));
    const move = walk.random.pick(moves);
    if (game.refusal(game.view(imagined, actor.seat), move)) {
      if (viewer === actor.seat) walk.broken("legality follows the view", game.notation.writeMove(move));
      return;
    }
    compare(walk, game.play(position, move), game.play(imagined, move), viewer, game.notation.writeMove(move));
  } else if (actor.kind === "chance") {
    const { outcomes } = game.draw(position);
    const { chance } = walk.random.pick(outcomes);
    const text = game.notation.writeChance(chance);
    const others = game.draw(imagined).outcomes;
    const isHidden = game.hidesChance(position, chance, viewer);
    // A hidden draw looks alike whatever comes.
    const other = isHidden
      ? walk.random.pick(others)
      : others.find((each) => game.notation.writeChance(each.chance) === text);
    if (!other) return;
    compare(walk, game.resolve(position, chance), game.resolve(imagined, other.chance), viewer, `=${text}`);
  }
}

function compare<P, M, C, E, V>(
  walk: Walk<P, M, C, E, V>,
  real: Step<P, E>,
  imagined: Step<P, E>,
  viewer: Viewer,
  action: string,
): void {
  const { game } = walk;
  // The end of a game may reveal what was hidden.
  if (game.standings(real.position)) return;
  const seen = (step: Step<P, E>): readonly E[] =>
    step.events.map((event) => game.redact(event, viewer, step.position));
  if (!same(seen(real), seen(imagined)))
    walk.broken("equal worlds, equal events", `${viewer}, ${action}: ${difference(seen(real), seen(imagined))}`);
  const [one, other] = [game.view(real.position, viewer), game.view(imagined.position, viewer)];
  if (!same(one, other)) walk.broken("equal worlds, equal views", `${viewer}, ${action}: ${difference(one, other)}`);
}

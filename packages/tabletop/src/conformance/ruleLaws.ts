/** Laws about moves, draws and steps. */
import type { Viewer } from "../actor.ts";
import type { Step } from "../game.ts";
import { isEntryText } from "../recordText.ts";
import type { Walk } from "./subject.ts";
import { difference, isPlain, same } from "./values.ts";

/** How many moves from other positions are tried in each position. */
const STRAY_TRIES = 12;

/** Legal moves are those that are not refused, only the actor may make them, and what is written reads back. */
export function moveLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, position } = walk;
  const actor = game.actor(position);
  const setup = game.setupOf(position);
  for (const viewer of walk.viewers) {
    const view = game.view(position, viewer);
    const moves = game.moves(view);
    const isActor = actor.kind === "seat" && actor.seat === viewer;
    if (!isActor && moves.length) walk.broken("only the actor moves", `${viewer} may move while ${actor.kind} acts`);
    if (isActor && !moves.length) walk.broken("no dead end", `seat ${actor.seat} has nothing to do`);
    const listed = new Set(moves.map((move) => game.notation.writeMove(move)));
    if (listed.size !== moves.length) walk.broken("moves differ", "two moves are written alike");
    for (const move of moves) {
      const text = game.notation.writeMove(move);
      const refusal = game.refusal(view, move);
      if (refusal) walk.broken("refusal agrees with moves", `${text} is listed, but refused: ${refusal.code}`);
      if (!isEntryText(text) || !same(game.notation.readMove(text, setup), move))
        walk.broken("moves read back", `${text} reads ${JSON.stringify(game.notation.readMove(text, setup))}`);
    }
    for (let attempt = 0; walk.strayMoves.length && attempt < STRAY_TRIES; attempt++) {
      const move = walk.random.pick(walk.strayMoves);
      const text = game.notation.writeMove(move);
      if ((game.refusal(view, move) === undefined) !== listed.has(text))
        walk.broken("refusal agrees with moves", `${text} for ${viewer} is ${listed.has(text) ? "" : "not "}listed`);
    }
    if (isActor && moves.length) walk.strayMoves.push(walk.random.pick(moves), walk.random.pick(moves));
  }
  if (actor.kind === "chance") drawLaws(walk);
}

function drawLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, position } = walk;
  const { outcomes, stream } = game.draw(position);
  if (!outcomes.length || !stream) walk.broken("a draw has outcomes", `${outcomes.length} outcomes from "${stream}"`);
  const texts = new Set<string>();
  for (const { chance, weight } of outcomes) {
    const text = game.notation.writeChance(chance);
    if (!Number.isSafeInteger(weight) || weight < 1) walk.broken("weights are whole", `${text} weighs ${weight}`);
    if (!isEntryText(text) || !same(game.notation.readChance(text, game.setupOf(position)), chance))
      walk.broken("draws read back", text);
    texts.add(text);
  }
  if (texts.size !== outcomes.length) walk.broken("outcomes differ", "two outcomes are written alike");
}

/** A step gives the same result when repeated, and deals in plain values. */
export function stepLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, before: P): void {
  const { game, last } = walk;
  if (!last) return;
  const action = last.entry.text;
  const setup = game.setupOf(before);
  const again =
    last.entry.by === "chance"
      ? game.resolve(before, game.notation.readChance(action, setup) as C)
      : game.play(before, game.notation.readMove(action, setup) as M);
  if (!same(again.position, last.position))
    walk.broken("same record, same game", difference(again.position, last.position));
  for (const value of [last.position, last.events, ...walk.viewers.map((viewer) => game.view(last.position, viewer))])
    if (!isPlain(value, walk.plain))
      walk.broken("values survive JSON", difference(JSON.parse(JSON.stringify(value)), value));
  // What everyone may know must lead from the old view to the new one, and nowhere else.
  for (const viewer of walk.viewers) {
    const redacted = last.events.map((event) => game.redact(event, viewer, last.position));
    const followed = redacted.reduce((view, event) => game.follow(view, event), game.view(before, viewer));
    const seen = game.view(last.position, viewer);
    if (!same(followed, seen)) walk.broken("events lead to the view", `${viewer}: ${difference(followed, seen)}`);
    const isHidden =
      last.entry.by === "chance"
        ? game.hidesChance(before, game.notation.readChance(action, setup) as C, viewer)
        : game.hidesMove(before, game.notation.readMove(action, setup) as M, viewer);
    // The end of a game may reveal what was hidden.
    const isOver = game.standings(last.position) !== undefined;
    if (isHidden && !isOver && same(redacted, last.events))
      walk.broken("records hide what events hide", `${viewer}, ${action}`);
    if (!isHidden && !isOver) tellsApart(walk, before, viewer, redacted);
  }
  openLaw(walk, before);
}

/** Unredacted events lead from one open view to the next. */
function openLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, before: P): void {
  const { game, last } = walk;
  if (!last || !game.openView) return;
  // Any viewer will do, since all see everything.
  const viewer = walk.random.pick(walk.viewers);
  const followed = last.events.reduce((view, event) => game.follow(view, event), game.openView(before, viewer));
  const open = game.openView(last.position, viewer);
  if (!same(followed, open)) walk.broken("events lead to the open view", `${viewer}: ${difference(followed, open)}`);
}

/** What a record shows a viewer, the events must have told: a different act must look different. */
function tellsApart<P, M, C, E, V>(
  walk: Walk<P, M, C, E, V>,
  position: P,
  viewer: Viewer,
  redacted: readonly E[],
): void {
  const { game, last, random } = walk;
  const actor = game.actor(position);
  const action = last?.entry.text;
  let other: { readonly text: string; readonly step: Step<P, E> };
  if (actor.kind === "seat") {
    const move = random.pick(game.moves(game.view(position, actor.seat)));
    other = { text: game.notation.writeMove(move), step: game.play(position, move) };
  } else {
    const { chance } = random.pick(game.draw(position).outcomes);
    other = { text: game.notation.writeChance(chance), step: game.resolve(position, chance) };
  }
  if (other.text === action) return;
  const seen = other.step.events.map((event) => game.redact(event, viewer, other.step.position));
  if (same(seen, redacted)) walk.broken("records tell what events tell", `${viewer}: ${action} or ${other.text}`);
}

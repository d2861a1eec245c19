/** Laws about boards: they agree with the rules, and can take everything back. */
import { CHANCE, NOBODY } from "../board.ts";
import type { Board, Searchable } from "../board.ts";
import type { Walk } from "./subject.ts";

export function boardLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { search } = walk.subject;
  if (!search || !walk.board) return;
  const fresh = search.board(walk.position);
  agrees(walk, search, fresh, walk.position, "a new board");
  agrees(walk, search, walk.board, walk.position, "the followed board");
  const copied = search.board(walk.position);
  copied.act(copied.sample(walk.random));
  copied.copy(walk.board);
  agrees(walk, search, copied, walk.position, "a copied board");
  playAndTakeBack(walk, search, copied);
  const actor = walk.game.actor(walk.position);
  if (actor.kind === "seat") {
    const view = walk.game.view(walk.position, actor.seat);
    const guessed = search.guess(view, walk.random);
    if (actionTexts(search, guessed).join() !== legalTexts(walk, search, walk.position, guessed).join())
      walk.broken("a guessed board fits its view", "other actions");
  }
}

/** A few acts ahead and back again must leave no trace. */
function playAndTakeBack<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, search: Searchable<P, M, C, V>, board: Board): void {
  let depth = 0;
  for (; depth < 5 && board.toAct !== NOBODY; depth++) board.act(board.sample(walk.random));
  for (; depth > 0; depth--) board.takeBack();
  agrees(walk, search, board, walk.position, "a board after taking back");
}

function agrees<P, M, C, E, V>(
  walk: Walk<P, M, C, E, V>,
  search: Searchable<P, M, C, V>,
  board: Board,
  position: P,
  which: string,
): void {
  const { game } = walk;
  const actor = game.actor(position);
  const toAct = actor.kind === "seat" ? actor.seat : actor.kind === "chance" ? CHANCE : NOBODY;
  if (board.toAct !== toAct) walk.broken("board agrees on who acts", `${which}: ${board.toAct} against ${toAct}`);
  if (game.points(position).join() !== board.points.join())
    walk.broken("board agrees on points", `${which}: ${board.points.join()} against ${game.points(position).join()}`);
  const actions = actionTexts(search, board).join(" ");
  const legal = legalTexts(walk, search, position, board).join(" ");
  if (actions !== legal) walk.broken("board agrees on actions", `${which}: ${actions} against ${legal}`);
  if (toAct !== NOBODY) {
    const into = new Uint16Array(search.maxActions);
    if (!into.subarray(0, board.actions(into)).includes(board.sample(walk.random)))
      walk.broken("a sampled action is legal", which);
  }
}

/** Actions as sorted numbers; at a draw with their weights. */
function actionTexts<P, M, C, V>(search: Searchable<P, M, C, V>, board: Board): readonly string[] {
  const into = new Uint16Array(search.maxActions);
  const count = board.actions(into);
  if (board.toAct !== CHANCE)
    return Array.from(into.subarray(0, count))
      .toSorted((a, b) => a - b)
      .map(String);
  const weights = new Uint32Array(count);
  board.weights(weights);
  return Array.from(into.subarray(0, count), (action, index) => `${action}:${weights[index]}`).toSorted();
}

function legalTexts<P, M, C, E, V>(
  walk: Walk<P, M, C, E, V>,
  search: Searchable<P, M, C, V>,
  position: P,
  board: Board,
): readonly string[] {
  const { game } = walk;
  const actor = game.actor(position);
  if (actor.kind === "nobody") return [];
  if (actor.kind === "chance")
    return game
      .draw(position)
      .outcomes.map(({ chance, weight }) => `${search.encodeChance(chance, board)}:${weight}`)
      .toSorted();
  return game
    .moves(game.view(position, actor.seat))
    .map((move) => {
      const action = search.encodeMove(move, board);
      if (game.notation.writeMove(search.decodeMove(action, board)) !== game.notation.writeMove(move))
        walk.broken("actions decode", game.notation.writeMove(move));
      return action;
    })
    .toSorted((a, b) => a - b)
    .map(String);
}

/** Takes the followed board all the way back to the start, checking every position on the way. */
export function unwindLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { search } = walk.subject;
  if (!search || !walk.board) return;
  for (let entries = walk.table.history.length; entries > 0; entries--) {
    walk.board.takeBack();
    agrees(walk, search, walk.board, walk.table.at(entries - 1), `the board taken back to entry ${entries - 1}`);
  }
}

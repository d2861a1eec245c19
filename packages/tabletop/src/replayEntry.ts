import type { Actor, Seat } from "./actor.ts";
import type { Rules } from "./game.ts";
import { HIDDEN } from "./record.ts";
import type { Entry } from "./record.ts";
import type { Refusal } from "./refusal.ts";
import type { Setup } from "./setup.ts";

/** The part of a table needed to replay an entry. */
interface Playing<Position, Move, Chance, Event, View> {
  readonly game: Rules<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  readonly actor: Actor;
  play(seat: Seat, move: Move): { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
  resolve(chance: Chance): object | undefined;
}

/** Replays a record's entry at a table; returns the reason if that is impossible. */
export function replayEntry<Position, Move, Chance, Event, View>(
  table: Playing<Position, Move, Chance, Event, View>,
  { by, text }: Entry,
): string | undefined {
  const { notation } = table.game;
  const { actor } = table;
  if (text === HIDDEN) return "hidden: this record shows only what one player saw of a running game";
  if (actor.kind === "nobody") return `"${text}" comes after the end of the game`;
  if (by === "chance") {
    if (actor.kind !== "chance") return `"=${text}" is a draw, but seat ${actor.seat + 1} must move`;
    const chance = notation.readChance(text, table.setup);
    if (chance === undefined) return `"=${text}" is not a draw of this game`;
    return table.resolve(chance) ? undefined : `"=${text}" cannot be drawn here`;
  }
  if (actor.kind !== "seat") return `"${text}" is a move, but a draw comes next`;
  const move = notation.readMove(text, table.setup);
  if (move === undefined) return `"${text}" is not a move of this game`;
  const played = table.play(actor.seat, move);
  return played.ok ? undefined : `"${text}" is not allowed: ${played.refusal.code}, rule ${played.refusal.rule}`;
}

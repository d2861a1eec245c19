import type { Actor, Seat } from "./actor.ts";
import type { Rules } from "./game.ts";
import { HIDDEN } from "./record.ts";
import type { Entry } from "./record.ts";
import type { Refusal } from "./refusal.ts";

/** The part of a table needed to replay an entry. */
interface Playing<Position, Move, Chance, Event, View> {
  readonly game: Rules<Position, Move, Chance, Event, View>;
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
  if (text === HIDDEN) return "hidden in this record: it is one viewer's record of a running game";
  if (actor.kind === "nobody") return `"${text}" after the end of the game`;
  if (by === "chance") {
    if (actor.kind !== "chance") return `a draw "=${text}", but seat ${actor.seat + 1} is to act`;
    const chance = notation.readChance(text);
    if (chance === undefined) return `"=${text}" is no draw of this game`;
    return table.resolve(chance) ? undefined : `"=${text}" cannot be drawn here`;
  }
  if (actor.kind !== "seat") return `a move "${text}", but a draw is owed`;
  const move = notation.readMove(text);
  if (move === undefined) return `"${text}" is no move of this game`;
  const played = table.play(actor.seat, move);
  return played.ok ? undefined : `"${text}" is refused: ${played.refusal.code}, rule ${played.refusal.rule}`;
}

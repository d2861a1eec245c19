/**
 * Writes a game's moves and draws as one large number. Each entry is a digit: its place among everything that was
 * possible then (the legal moves, or the outcomes of the draw), sorted by notation. The base of the digit is how many
 * there were, so a forced entry takes no room. docs/record.md describes the format.
 */
import { Table } from "@interchange/tabletop";
import type { AnyGame, Entry, GameRecord } from "@interchange/tabletop";

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;
type Written = Pick<Entry, "by" | "text">;

/** The first entry is the lowest digit. Undefined if the record does not replay. */
export function numberOf(game: AnyGame, record: GameRecord): bigint | undefined {
  const table = tableOf(game, record);
  const digits: (readonly [digit: number, base: number])[] = [];
  for (const { text } of record.entries) {
    const all = table ? possible(table) : [];
    const digit = all.findIndex((each) => each.text === text);
    const entry = all[digit];
    if (!entry || table?.enter(entry) !== undefined) return undefined;
    digits.push([digit, all.length]);
  }
  return digits.reduceRight((number, [digit, base]) => number * BigInt(base) + BigInt(digit), 0n);
}

/** The first `count` entries of that number; undefined if they are not a game with this setup. */
export function entriesIn(
  game: AnyGame,
  head: GameRecord,
  number: bigint,
  count: number,
): readonly Written[] | undefined {
  const table = tableOf(game, head);
  const entries: Written[] = [];
  let rest = number;
  while (entries.length < count) {
    const all = table ? possible(table) : [];
    if (!all.length) return undefined;
    const entry = all[Number(rest % BigInt(all.length))];
    rest /= BigInt(all.length);
    if (!entry || table?.enter(entry) !== undefined) return undefined;
    entries.push(entry);
  }
  return rest === 0n ? entries : undefined;
}

function tableOf(game: AnyGame, { game: id, setup, seats }: GameRecord): AnyTable | undefined {
  const begun = Table.replay(game, { game: id, setup, seats, tags: {}, entries: [] }, 0, { keeps: "last" });
  return begun.ok ? begun.table : undefined;
}

/** Everything that may come next, sorted by the code units of its notation. */
function possible(table: AnyTable): readonly Written[] {
  const { actor, game, position } = table;
  if (actor.kind === "nobody") return [];
  const texts =
    actor.kind === "chance"
      ? game.draw(position).outcomes.map(({ chance }) => game.notation.writeChance(chance))
      : game.moves(table.view(actor.seat)).map((move) => game.notation.writeMove(move));
  const by = actor.kind;
  return [...new Set(texts)].toSorted().map((text) => ({ by, text }));
}

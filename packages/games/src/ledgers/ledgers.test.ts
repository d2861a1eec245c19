import { metro } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { AnyGame, AnyRules } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { FORETELL } from "./index.ts";

function begun(game: AnyGame, seats: number): Table<unknown, unknown, unknown, unknown, unknown> {
  const prepared = game.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table<unknown, unknown, unknown, unknown, unknown>(game, prepared.setup, ["Ada", "Bo", "Cy"]);
  table.settle(seededChance("ledgers"));
  return table;
}

/** Plays a turn and returns all its moves. */
function playTurn(game: AnyGame, table: Table<unknown, unknown, unknown, unknown, unknown>, random: Random): string[] {
  const { actor } = table;
  if (actor.kind !== "seat") throw new Error("nobody to act");
  const texts: string[] = [];
  for (let now = table.actor; now.kind === "seat" && now.seat === actor.seat; now = table.actor) {
    const moves = game.moves(table.view(actor.seat));
    const placed = moves.filter((move: unknown) => !game.notation.writeMove(move).startsWith("draw"));
    const move: unknown = random.pick(placed.length ? placed : moves);
    texts.push(game.notation.writeMove(move));
    table.play(actor.seat, move);
    if (table.actor.kind === "chance" && game === (metro as AnyGame)) table.settle(seededChance("ledgers"));
    if (table.actor.kind === "chance") break;
  }
  table.settle(seededChance("ledgers"));
  return texts;
}

describe.each([
  { name: "metro", game: metro as AnyGame },
  { name: "underground", game: underground as AnyGame },
])("a turn of $name", ({ name, game }) => {
  const foretell = FORETELL[name]!;

  test("is foretold the same while others decide as when it is one's turn, if they change nothing that counts", () => {
    const random = new Random("same");
    let [same, changed, refused] = [0, 0, 0];
    for (let round = 0; round < 40; round++) {
      const table = begun(game, 3);
      for (let turn = round % 6; turn > 0; turn--) playTurn(game, table, random);
      // The next seat plays on a copy what it would have planned.
      const seat = table.actor.kind === "seat" ? (table.actor.seat + 1) % 3 : 0;
      const before: unknown = table.view(seat);
      playTurn(game, table, random);
      const after: unknown = table.view(seat);
      const whole = playTurn(game, table.fork(), random).slice(0, name === "metro" ? 1 : undefined);
      // If the passenger has moved meanwhile, only building can be planned.
      const built = whole.filter((text) => (game.notation.readMove(text) as { readonly type: string }).type !== "trip");
      for (const planned of [whole, built]) {
        const then = foretell(game as AnyRules, after, planned);
        if (!then.ok) continue;
        const now = foretell(game as AnyRules, before, planned);
        if (!now.ok) refused++;
        else if (now.ledger === then.ledger) same++;
        else changed++;
      }
    }
    expect(same).toBeGreaterThan(0);
    expect(changed + refused).toBeGreaterThan(0);
  });

  test("that is not allowed is not foretold", () => {
    const table = begun(game, 3);
    expect(foretell(game as AnyRules, table.view(1), ["nonsense"])).toMatchObject({ ok: false });
  });
});

test("a plan of Metro is one tile: nobody knows what is drawn", () => {
  const table = begun(metro as AnyGame, 3);
  expect(FORETELL["metro"]!(metro as AnyRules, table.view(1), ["draw"])).toMatchObject({ refusal: { code: "noPlan" } });
});

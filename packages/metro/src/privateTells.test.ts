/** A module may tell something to one seat only: a toy city in which the seat that places a tile finds a coin. */
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import { checkKnowledge, LawBroken } from "@interchange/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { metroWith } from "./game.ts";
import type { MetroGame } from "./game.ts";
import { Lexicon } from "./lexicon.ts";
import { ownRules, sliceKey } from "./module.ts";
import type { SliceKey } from "./module.ts";
import type { Event, Position, Tell } from "./position.ts";
import { preview } from "./preview.ts";

interface CoinsSlice {
  readonly coins: readonly { readonly seat: Seat; readonly value: number }[];
  /** Who has searched and is owed a coin. */
  readonly owed: Seat | null;
}

const UNSEEN = 0;
const VALUES = [1, 2, 3];
const COINS: SliceKey<CoinsSlice> = sliceKey("coins");

/** The game with the toy; `found` is what it tells of a coin. */
function withCoins(found: (seat: Seat, value: number) => Tell): MetroGame {
  const own = ownRules<CoinsSlice, number>({
    lexicon: new Lexicon(VALUES, String),
    start: () => ({ coins: [], owed: null }),
    actor: ({ owed }) => (owed === null ? undefined : CHANCE_ACTS),
    draw: () => ({ stream: "coins/all", outcomes: VALUES.map((chance) => ({ chance, weight: 1 })) }),
    refusal: () => ({ code: "notNow", rule: "CO.1" }),
    act: ({ coins, owed }, value) => ({
      slice: { coins: [...coins, { seat: known(owed), value }], owed: null },
      tells: [found(known(owed), value)],
    }),
    afterPlacing: ({ coins }, { seat }) => ({
      slice: { coins, owed: seat },
      tells: [
        { what: "searched", seat },
        { what: "watch out", only: 1 - seat },
      ],
    }),
    view: (slice, viewer) => ({
      ...slice,
      coins: slice.coins.map((coin) => (coin.seat === viewer ? coin : { ...coin, value: UNSEEN })),
    }),
    imagine: (slice, _viewer, random) => ({
      ...slice,
      coins: slice.coins.map((coin) => (coin.value === UNSEEN ? { ...coin, value: random.pick(VALUES) } : coin)),
    }),
    hides: ({ owed }, _value, viewer) => owed !== viewer,
  });
  return metroWith([{ id: COINS, tag: "coins", kind: "city", own }]);
}

const discreet = withCoins((seat, count) => ({ what: "found", seat, only: seat, count }));
const careless = withCoins((seat, count) => ({ what: "found", seat, count }));

function setupIn(game: MetroGame) {
  const prepared = game.prepare({ modules: ["coins"] });
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

/** The first turn of a table, once all have a tile. */
function firstTurn(game: MetroGame): Position {
  let position = game.start(setupIn(game));
  while (game.actor(position).kind === "chance")
    position = game.resolve(position, known(game.draw(position).outcomes[0]).chance).position;
  return position;
}

function toldIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.type === "own" ? event.tells.map(({ what }) => what) : []));
}

describe("what only one seat may know", () => {
  const start = firstTurn(discreet);
  const move = known(discreet.moves(discreet.view(start, 0)).find(({ type }) => type === "place"));
  const placed = discreet.play(start, move);
  const drawn = discreet.resolve(placed.position, known(discreet.draw(placed.position).outcomes[0]).chance);

  it.each([
    [0, ["searched"], ["found"]],
    [1, ["searched", "watch out"], []],
    ["spectator", ["searched"], []],
  ] as const)("is told to it alone; %s hears its own", (viewer, ofPlacing, ofDraw) => {
    const heard = ({ events, position }: typeof placed): readonly string[] =>
      toldIn(events.map((event) => discreet.redact(event, viewer, position)));
    expect(heard(placed)).toEqual(ofPlacing);
    expect(heard(drawn)).toEqual(ofDraw);
  });

  it("is kept from the ledger of the others too", () => {
    const view = discreet.view(start, 0);
    if (move.type !== "place") throw new Error("a placement was asked for");
    const { reactions } = preview(discreet.sceneOf(view), view, move.tile, move);
    expect(reactions).toEqual([{ module: COINS, tells: [{ what: "searched", seat: 0 }] }]);
  });

  it("keeps the laws, which notice when it is told to everybody instead", () => {
    checkKnowledge({ game: discreet }, setupIn(discreet), "discreet");
    expect(() => checkKnowledge({ game: careless }, setupIn(careless), "careless")).toThrow(LawBroken);
  });
});

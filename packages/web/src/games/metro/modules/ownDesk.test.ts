import { metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Sitter } from "../../../kit/sitters.ts";
import { moduleViewOf, loadModules } from "./index.ts";
import { ownDeskOf } from "./ownDesk.ts";

const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "random" } },
  { name: "Cy", mind: { kind: "bot", bot: "random" } },
  { name: "Dee", mind: { kind: "bot", bot: "random" } },
];
await loadModules(["paris", "stock-corporations"]);

/** The first view in a random game where a seat has the moves that `wanted` looks for. */
function viewWhere(modules: readonly string[], wanted: (moves: readonly Move[]) => boolean): View {
  const prepared = metro.prepare({ edition: "bigbox", seats: 4, modules });
  if (!prepared.ok) throw new Error(prepared.reason);
  for (let seed = 0; seed < 40; seed++) {
    const random = new Random(seed);
    const source = seededChance(seed);
    const table = new Table(metro, prepared.setup, ["Ada", "Bo", "Cy", "Dee"]);
    for (table.settle(source); !metro.standings(table.position); table.settle(source)) {
      const actor = metro.actor(table.position);
      if (actor.kind !== "seat") break;
      const view = table.view(actor.seat);
      const moves = metro.moves(view);
      if (wanted(moves)) return view;
      const places = moves.filter(({ type }) => type === "place");
      table.play(actor.seat, random.pick(places.length ? places : moves));
    }
  }
  throw new Error("it never came to that");
}

const isJoin = (move: Move): boolean => move.type === "own" && move.word.startsWith("join");

function deskAt(seen: View, known: typeof moduleViewOf = moduleViewOf) {
  const played: Move[] = [];
  const refused: string[] = [];
  const view = signal(seen);
  const own = ownDeskOf({
    moduleViewOf: known,
    view,
    isDeciding: signal(true),
    moves: computed(() => metro.moves(view.value)),
    speaker: () => ({ sitters, setup: seen.setup, viewer: seen.viewer }),
    play: (move) => {
      played.push(move);
    },
    onPick: () => undefined,
    onRefused: (_, { code }) => {
      refused.push(code);
    },
  });
  return { own, played, refused };
}

describe("a decision that is owed", () => {
  const view = viewWhere(["paris"], (moves) => moves.length > 1 && moves.every(isJoin));

  test("is asked, and its squares are offered on the board", () => {
    const { own } = deskAt(view);
    expect(own.isActing.value).toBe(true);
    expect(own.prompt.value).toMatch(/choose who to join/);
    expect(own.squares.value?.size).toBe(own.shownOptions.value.length);
  });

  test("is played only when it is confirmed, and can be stepped back from before", () => {
    const { own, played } = deskAt(view);
    const [cell] = own.squares.value ?? [];
    expect(own.confirm()).toBe(false);
    expect(own.chooseSquare(cell!)).toBe(true);
    expect(own.picked.value).toBe(cell);
    expect(own.prompt.value).toMatch(/joins the tourists on .*\?$/);
    expect(own.stepBack()).toBe(true);
    expect(own.picked.value).toBeUndefined();
    own.chooseSquare(cell!);
    expect(played).toEqual([]);
    expect(own.confirm()).toBe(true);
    expect(played).toEqual([own.chosen.value?.move]);
  });

  test("says why another square will not do", () => {
    const { own, refused } = deskAt(view);
    const slice = view.slices["paris"] as { readonly from: number };
    expect(own.chooseSquare(slice.from)).toBe(true);
    expect(own.picked.value).toBeUndefined();
    expect(refused).toEqual(["nobodyThere"]);
  });

  test("shows one group at a time where several tourists wait", () => {
    const colourOf = (move: Move): string => (move.type === "own" ? (move.word.split("-")[1] ?? "") : "");
    const several = viewWhere(["paris"], (moves) => moves.every(isJoin) && new Set(moves.map(colourOf)).size > 1);
    const { own } = deskAt(several);
    const groups = [...new Set(own.choices.value.map(({ group }) => group))];
    expect(groups.length).toBeGreaterThan(1);
    own.group.value = groups[1];
    expect(new Set(own.shownOptions.value.map(({ group }) => group))).toEqual(new Set([groups[1]]));
  });

  test("is a list of plain words where the module has no face", () => {
    const { own, played } = deskAt(view, () => undefined);
    expect(own.shownOptions.value.map(({ say }) => say)).toContain(
      metro.moves(view).flatMap((move) => (move.type === "own" ? [move.word.replaceAll("-", " ")] : []))[0],
    );
    own.pick(own.shownOptions.value[0]!.move);
    own.confirm();
    expect(played).toHaveLength(1);
  });
});

describe("something to do instead of placing a tile", () => {
  const view = viewWhere(["stock-corporations"], (moves) => moves.some(({ type }) => type === "own"));

  test("is not in the way until it is picked", () => {
    const { own, played } = deskAt(view);
    expect(own.isActing.value).toBe(false);
    expect(own.prompt.value).toBeUndefined();
    expect(own.chooseSquare(0)).toBe(false);
    const offers = own.offersIn("stock-corporations");
    expect(offers.isOwed).toBe(false);
    expect(offers.actions).toHaveLength(8);
    const [action] = offers.actions;
    offers.pick(action);
    expect(own.offersIn("stock-corporations").isPicked(action)).toBe(true);
    expect(own.isActing.value).toBe(true);
    // Choosing a square for the tile unpicks it again.
    expect(own.chooseSquare(0)).toBe(false);
    expect(own.isActing.value).toBe(false);
    offers.pick(action);
    own.confirm();
    expect(played).toHaveLength(1);
  });

  test("is turned to, and left again", () => {
    const { own } = deskAt(view, () => undefined);
    own.turnedTo.value = "stock-corporations";
    expect(own.isActing.value).toBe(true);
    expect(own.shownOptions.value).toHaveLength(8);
    expect(own.stepBack()).toBe(true);
    expect(own.isActing.value).toBe(false);
  });
});

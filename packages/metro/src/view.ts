/** Views: what each viewer may know, and how a view follows events. */
import type { Viewer } from "@interchange/tabletop";
import { addTo, known, startedBy } from "@interchange/tabletop";
import type { Layout, OwnRules } from "./module.ts";
import type { Chance, Event, Position, SeenTile, Slices, Tell, View } from "./position.ts";
import { credited } from "./scoring.ts";
import { risen, supplyOf, withSunk } from "./supply.ts";
import { isTileCode, kindOf } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

/** Whether a viewer sees the tiles that a seat holds (rules 1.6 and 6.3). */
export function seesTilesOf({ terms }: Pick<Layout, "terms">, viewer: Viewer, seat: number): boolean {
  return viewer === seat || terms.openHands;
}

export function view(layout: Layout, position: Position, viewer: Viewer): View {
  const { stage, turn } = position;
  // What a viewer has not seen is the supply, and the tiles in hidden hands.
  const unseen = [...position.bag];
  const seen = (seat: number, tiles: readonly TileCode[]): readonly SeenTile[] => {
    if (seesTilesOf(layout, viewer, seat)) return tiles;
    for (const tile of tiles) addTo(unseen, kindOf(tile), 1);
    return tiles.map(() => "?");
  };
  const hands = position.hands.map((hand, seat) => seen(seat, hand));
  const drawn = seen(turn, position.drawn);
  // At the end everything is shown.
  const slices =
    stage === "over"
      ? position.slices
      : eachSlice(layout, position.slices, (own, slice) => own.view?.(slice, viewer) ?? slice);
  return { ...openView(position, viewer), unseen, hands, drawn, slices };
}

/** All there is to see; the order of the supply is nowhere. */
export function openView(position: Position, viewer: Viewer): View {
  // Field by field: the server asks this at every move, and the rest of an object is slow to copy.
  const { setup, stage, turn, laid, bag, sunk, hands, drawn, lines, awards, points, profits, slices } = position;
  const supply = supplyOf(position);
  return {
    setup,
    viewer,
    stage,
    turn,
    laid,
    supply,
    sunk,
    unseen: bag,
    hands,
    drawn,
    lines,
    awards,
    points,
    profits,
    slices,
  };
}

/** The slices of all modules, each changed by a function. */
export function eachSlice(
  { ruled }: Layout,
  slices: Slices,
  change: (own: OwnRules, slice: unknown) => unknown,
): Slices {
  if (!ruled.length) return slices;
  return Object.fromEntries(ruled.map(({ module: { id }, own }) => [id, change(own, slices[id])]));
}

function rulesOf({ ruled }: Layout, id: string): OwnRules | undefined {
  return ruled.find(({ module }) => module.id === id)?.own;
}

/** Whether a viewer may not know what chance does. */
export function hidesChance(layout: Layout, position: Position, chance: Chance, viewer: Viewer): boolean {
  if (chance.type === "lot") return false;
  if (chance.type === "tile") return !seesTilesOf(layout, viewer, position.turn);
  const own = rulesOf(layout, chance.module);
  return own?.hides?.(position.slices[chance.module], own.lexicon.read(chance.word), viewer) ?? false;
}

/** The messages for a viewer. */
export function toldTo(viewer: Viewer, tells: readonly Tell[]): readonly Tell[] {
  return tells.filter(({ only }) => only === undefined || only === viewer);
}

export function redact(layout: Layout, event: Event, viewer: Viewer, position: Position): Event {
  if (event.type === "own") {
    if (position.stage === "over") return event;
    const own = rulesOf(layout, event.module);
    const { module, slice, tells } = event;
    const seen: unknown = own?.view ? own.view(slice, viewer) : slice;
    return { type: "own", module, slice: seen, tells: toldTo(viewer, tells) };
  }
  if (event.type !== "drew" || seesTilesOf(layout, viewer, event.seat)) return event;
  return { ...event, tile: "?" };
}

export function follow(view: View, event: Event): View {
  switch (event.type) {
    case "drew": {
      const unseen = [...view.unseen];
      const wasSunk = view.sunk.some(({ under }) => under === 0);
      if (!wasSunk) see(unseen, event.tile);
      const supply = view.supply - 1;
      const sunk = view.sunk.length ? risen(view.sunk) : view.sunk;
      if (event.into === "drawn") return { ...view, unseen, supply, sunk, drawn: [event.tile] };
      const hands = view.hands.map((hand, seat) => (seat === event.seat ? [...hand, event.tile] : hand));
      return { ...view, unseen, supply, sunk, hands };
    }
    case "sank": {
      const { seat, sunk } = event;
      const hands = view.hands.map((hand, each) => (each === seat ? hand.toSpliced(hand.indexOf(sunk.tile), 1) : hand));
      return { ...view, hands, supply: view.supply + 1, sunk: withSunk(view.sunk, sunk) };
    }
    case "placed": {
      const { seat, tile } = event.laid;
      const held = event.from === "drawn" ? view.drawn : known(view.hands[seat]);
      const shown = held.includes(tile) ? tile : "?";
      const unseen = [...view.unseen];
      if (shown === "?") see(unseen, tile);
      const at = held.indexOf(shown);
      const left = held.filter((_, index) => index !== at);
      return {
        ...view,
        unseen,
        laid: [...view.laid, event.laid],
        ...(event.from === "drawn"
          ? { drawn: left }
          : { hands: view.hands.map((hand, each) => (each === seat ? left : hand)) }),
      };
    }
    case "scored":
      return {
        ...view,
        lines: [...view.lines, event.line],
        ...credited(view, event.line.earner, event.line.points),
      };
    case "awarded":
      return {
        ...view,
        awards: [...view.awards, event.award],
        ...credited(view, event.award.to, event.award.points),
      };
    case "own":
      return { ...view, slices: { ...view.slices, [event.module]: event.slice } };
    case "lot":
      return { ...view, setup: startedBy(view.setup, event.seat) };
    case "next":
      return { ...view, stage: event.stage, turn: event.turn };
    case "asked":
    case "passed":
    case "over":
      return view;
  }
}

function see(unseen: number[], tile: SeenTile): void {
  if (isTileCode(tile)) addTo(unseen, kindOf(tile), -1);
}

/** What each viewer may know, and how a viewer's knowledge follows events. */
import type { Random, Viewer } from "@interchange/tabletop";
import { layoutOf } from "./layout.ts";
import type { Event, Position, SeenTile, View } from "./position.ts";
import { withAwards } from "./scoring.ts";
import { isTileCode, kindOf, PIECES, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";
import { supplyOf } from "./turn.ts";

/** Whether a viewer sees the tiles that a seat holds (rules 1.6 and 6.3). */
export function seesTilesOf(setup: Position["setup"], viewer: Viewer, seat: number): boolean {
  return viewer === seat || layoutOf(setup).terms.openHands;
}

export function view(position: Position, viewer: Viewer): View {
  const { setup, stage, turn, laid, lines, points, slices } = position;
  // What a viewer has not seen is the supply, and the tiles that hands hide.
  const unseen = [...position.bag];
  const seen = (seat: number, tiles: readonly TileCode[]): readonly SeenTile[] => {
    if (seesTilesOf(setup, viewer, seat)) return tiles;
    for (const tile of tiles) unseen[kindOf(tile)]! += 1;
    return tiles.map(() => "?");
  };
  const hands = position.hands.map((hand, seat) => seen(seat, hand));
  const drawn = seen(turn, position.drawn);
  return { setup, viewer, stage, turn, laid, supply: supplyOf(position), unseen, hands, drawn, lines, points, slices };
}

export function redact(event: Event, viewer: Viewer, position: Position): Event {
  if (event.type !== "drew" || seesTilesOf(position.setup, viewer, event.seat)) return event;
  return { ...event, tile: "?" };
}

export function follow(view: View, event: Event): View {
  switch (event.type) {
    case "drew": {
      const unseen = [...view.unseen];
      see(unseen, event.tile);
      const supply = view.supply - 1;
      if (event.into === "drawn") return { ...view, unseen, supply, drawn: [event.tile] };
      const hands = view.hands.map((hand, seat) => (seat === event.seat ? [...hand, event.tile] : hand));
      return { ...view, unseen, supply, hands };
    }
    case "placed": {
      const { seat, tile } = event.laid;
      const held = event.from === "drawn" ? view.drawn : view.hands[seat]!;
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
      return { ...view, lines: [...view.lines, event.line], points: withAwards(view.points, [event.line]) };
    case "next":
      return { ...view, stage: event.stage, turn: event.turn };
    case "asked":
    case "over":
      return view;
  }
}

/** Deals the tiles that the viewer has not seen to the hands that the viewer cannot see; the rest is the supply. */
export function imagine(view: View, random: Random): Position {
  const pool = random.shuffled(
    view.unseen.flatMap((count, kind) => Array.from({ length: count }, () => TILE_CODES[kind]!)),
  );
  const real = (tile: SeenTile): TileCode => (tile === "?" ? (pool.pop() as TileCode) : tile);
  const hands = view.hands.map((hand) => hand.map(real));
  const drawn = view.drawn.map(real);
  const bag = PIECES.map(() => 0);
  for (const tile of pool) bag[kindOf(tile)]! += 1;
  const { setup, stage, turn, laid, lines, points, slices } = view;
  return { setup, stage, turn, laid, bag, hands, drawn, lines, points, slices };
}

function see(unseen: number[], tile: SeenTile): void {
  if (isTileCode(tile)) unseen[kindOf(tile)]! -= 1;
}

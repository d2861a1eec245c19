/** A board in the middle of a game, for the eye. */
import { metro } from "@interchange/metro/core";
import type { View } from "@interchange/metro/core";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { TileBoard } from "@interchange/boards/metro";
import { boardSceneOf } from "./scene.ts";
import "@interchange/boards/metro/board.css";

/** A game of our own making that looks well: four seats, so many tiles. */
const SEED = "showpiece";
const TILES = 38;

function showpiece(): View | undefined {
  const prepared = metro.prepare({ edition: "bigbox", seats: 4 });
  if (!prepared.ok) return undefined;
  const table = new Table(metro, prepared.setup, ["1", "2", "3", "4"]);
  const random = new Random(SEED);
  const source = seededChance(SEED);
  for (table.settle(source); table.position.laid.length < TILES; table.settle(source)) {
    const seat = table.position.turn;
    const moves = metro.moves(table.view(seat)).filter((move) => move.type === "place");
    if (!table.play(seat, moves.length ? random.pick(moves) : { type: "draw" }).ok) return undefined;
  }
  return table.view("spectator");
}

export function MetroSign() {
  const scene = useMemo(() => {
    const view = showpiece();
    return view && boardSceneOf(view, { last: undefined });
  }, []);
  if (!scene) return undefined;
  return (
    <div class="showpiece" inert aria-hidden="true">
      <TileBoard
        scene={scene}
        label=""
        describeSquare={() => ""}
        describeStation={() => ""}
        zoomInLabel=""
        zoomOutLabel=""
        speed="off"
      />
    </div>
  );
}

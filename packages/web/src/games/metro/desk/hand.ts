/** The tile in the viewer's hand, its turn, and where it may go. */
import { metro } from "./engine.ts";
import { DIFFERENT_TURNS, isTileCode, kindOf } from "@interchange/metro/core";
import type { Cell, Move, TileCode } from "@interchange/metro/core";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { MetroCommon } from "./common.ts";

export type Placement = Extract<Move, { readonly type: "place" }>;

export interface Hand {
  /** All legal moves, if the viewer decides. */
  readonly moves: ReadonlySignal<readonly Move[]>;
  /** The tiles in the viewer's hand, or the drawn ones while they place a tile. */
  readonly tiles: ReadonlySignal<readonly TileCode[]>;
  readonly tileAt: Signal<number>;
  readonly tile: ReadonlySignal<TileCode | undefined>;
  readonly turn: Signal<number>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canDraw: ReadonlySignal<boolean>;
  readonly canPass: ReadonlySignal<boolean>;
  /** All legal placements of the tile in any turn, and the squares that take it as it is turned now. */
  readonly placements: ReadonlySignal<readonly Placement[]>;
  readonly targets: ReadonlySignal<ReadonlySet<Cell>>;
}

export function handOf({ client: { view, held }, isDeciding }: MetroCommon): Hand {
  const tileAt = signal(0);
  const turn = signal(0);
  const moves = computed<readonly Move[]>(() => (isDeciding.value ? metro.moves(view.value) : []));
  const tiles = computed<readonly TileCode[]>(() => {
    const { stage, drawn, hands, viewer } = view.value;
    if (typeof viewer !== "number") return [];
    const isPlacing = stage === "place" && (isDeciding.value || held?.value !== undefined);
    return (isPlacing ? drawn : (hands[viewer] ?? [])).filter(isTileCode);
  });
  const tile = computed(() => tiles.value[tileAt.value] ?? tiles.value[0]);
  const placements = computed(() =>
    moves.value.filter((move) => move.type === "place").filter((move) => move.tile === tile.value),
  );
  return {
    moves,
    tiles,
    tileAt,
    tile,
    turn,
    canTurn: computed(
      () =>
        metro.layoutOf(view.value.setup).terms.freeOrientation && tile.value !== undefined && turnsOf(tile.value) > 1,
    ),
    canDraw: computed(() => moves.value.some((move) => move.type === "draw")),
    canPass: computed(() => moves.value.some((move) => move.type === "pass")),
    placements,
    targets: computed(
      () => new Set(placements.value.filter((move) => move.turn === turn.value).map((move) => move.cell)),
    ),
  };
}

/** How many turns of a tile look different. */
function turnsOf(tile: TileCode): number {
  return DIFFERENT_TURNS[kindOf(tile)] ?? 1;
}

/** The next turn of the tile. On a chosen square, only legal turns. */
export function nextTurn({ tile, turn, canTurn, placements }: Hand, cell: Cell | undefined): number | undefined {
  if (!canTurn.value || tile.value === undefined) return undefined;
  const turns = turnsOf(tile.value);
  const round = Array.from({ length: turns }, (_, step) => (turn.value + step + 1) % turns);
  return round.find(
    (next) => cell === undefined || placements.value.some((move) => move.cell === cell && move.turn === next),
  );
}

import type { Seat } from "@interchange/tabletop";
import type { Who } from "../../../words/types.ts";
import type { ReviewDesk } from "../desk.ts";
import type { GameReview } from "../gameReview.ts";
import type { SwingPoint } from "./swing.ts";

/** Props that the graph and its table share. */
export interface GraphPanelProps<View, Move> {
  readonly desk: ReviewDesk<View, Move>;
  readonly gameReview: GameReview<View, Move>;
  readonly points: readonly SwingPoint[];
  readonly mine: Seat;
  readonly who: (seat: Seat) => Who;
}

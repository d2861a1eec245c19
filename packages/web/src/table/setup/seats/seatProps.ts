/** What the parts of a seat are given. */
import type { Signal } from "@preact/signals";
import type { TablePlan } from "../../../storage/create.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { Problem } from "../checks.ts";
import type { SeatRange, SetupFace } from "../face.ts";

export interface SeatsProps {
  readonly face: SetupFace;
  readonly plan: TablePlan;
  readonly range: SeatRange;
  /** The seat that is open. */
  readonly open: Signal<number | undefined>;
  readonly problems: readonly Problem[];
  /** Whether people sit down themselves, each on a device of their own. */
  readonly isOnline: boolean;
  /** The seat of whoever makes an online table; none where this device only shows the board. */
  readonly yours: number;
  readonly onChange: (sitters: readonly Sitter[]) => void;
  readonly onPlan: (plan: TablePlan) => void;
}

export interface SeatProps extends SeatsProps {
  readonly sitter: Sitter;
  readonly seat: number;
}

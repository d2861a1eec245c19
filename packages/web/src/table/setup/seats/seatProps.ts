/** The props of the seat components. */
import type { Signal } from "@preact/signals";
import type { TableSetup } from "../../../storage/create.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { Problem } from "../checks.ts";
import type { SeatRange, GameSetup } from "../gameSetup.ts";

export interface SeatsProps {
  readonly gameSetup: GameSetup;
  readonly tableSetup: TableSetup;
  readonly range: SeatRange;
  /** The seat that is open for editing. */
  readonly open: Signal<number | undefined>;
  readonly problems: readonly Problem[];
  /** Whether people join from their own devices. */
  readonly isOnline: boolean;
  /** The host's seat at an online table; negative if this device only shows the board. */
  readonly yours: number;
  readonly onChange: (sitters: readonly Sitter[]) => void;
  readonly onSetup: (tableSetup: TableSetup) => void;
}

export interface SeatProps extends SeatsProps {
  readonly sitter: Sitter;
  readonly seat: number;
}

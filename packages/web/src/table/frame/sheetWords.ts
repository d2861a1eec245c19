/** Texts of the panels that differ by game. */
export interface SheetWords {
  /** The level of help. */
  readonly help: string;
  /** How the setup differs from the defaults. */
  readonly differences: readonly string[];
  /** What will be drawn again after a take-back. */
  readonly comesAgain: string;
  readonly shortcuts: readonly (readonly [keys: string, does: string])[];
  readonly exportRunning: string;
  readonly exportWhole: string;
}

/** Words of the panels that differ from game to game. */
export interface SheetWords {
  /** How much help the table gives. */
  readonly help: string;
  /** Where the game differs from its defaults. */
  readonly differences: readonly string[];
  /** What comes again after a take-back. */
  readonly comesAgain: string;
  readonly shortcuts: readonly (readonly [keys: string, does: string])[];
  readonly exportRunning: string;
  readonly exportWhole: string;
}

/** A finished game as an animated picture, made by the build (`build/show`) and shown on the home page. */
export interface Show {
  /** When the last step is over, in seconds. From then on the picture is the finished board. */
  readonly ends: number;
  readonly steps: readonly ShowStep[];
}

/** A line that is driven, or a trip of the passenger. */
export interface ShowStep {
  /** In seconds since the beginning. */
  readonly from: number;
  readonly to: number;
  /** Whose line it is, and how many tiles it has. */
  readonly seat?: number;
  readonly tiles?: number;
  /** What the caption names: a line or a station. */
  readonly name: string;
  /** Whether it leads to the centre. */
  readonly isCentre?: boolean;
  /** All points afterwards. */
  readonly points: readonly number[];
}

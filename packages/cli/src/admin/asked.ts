/** The parsed arguments of `interchange admin`. */
export interface Asked {
  readonly words: readonly string[];
  /** A folder, or the address of a PostgreSQL database. */
  readonly where: string;
  readonly json: boolean;
  readonly state: string | undefined;
  readonly game: string | undefined;
  readonly idle: number | undefined;
  readonly limit: number;
  readonly record: boolean;
  readonly out: string | undefined;
  readonly lift: boolean;
  readonly withdraw: boolean;
  readonly force: boolean;
  readonly to: string | undefined;
}

/** What the build hands to the service worker. */
export interface BuiltFiles {
  readonly version: string;
  /** Under their own names: the page, the manifest, icons. */
  readonly page: readonly string[];
  /** All that the page can ever ask for, what the first screens need first. */
  readonly assets: readonly string[];
  /** How many of them come with the worker itself. */
  readonly core: number;
}

/** The list of files that the build puts into the service worker. */
export interface BuiltFiles {
  readonly version: string;
  /** Files without a hash in their name: the page, the manifest, icons. */
  readonly page: readonly string[];
  /** Everything the page can ever load, the first screens' files first. */
  readonly assets: readonly string[];
  /** How many of them are downloaded when the worker is installed. */
  readonly core: number;
}

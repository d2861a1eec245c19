/**
 * The title of a component set: a name and a version. The published sets are `interchange 1`, `interchange 2` and so
 * on, and their values stay in the games' packages for ever. Someone who owns a box may have a custom set: a published
 * one as its base, and the values that differ.
 */
import type { JsonObject } from "./canonicalJson.ts";

export interface Components {
  readonly name: string;
  readonly version: string;
  /** For a custom set: its published base, as `NAME VERSION`. */
  readonly base?: string;
  /** For a custom set: the values that differ from the base and that this table uses. */
  readonly values?: JsonObject;
}

/** The publisher of the sets that come with the games. Custom sets cannot use this name. */
export const PUBLISHER = "interchange";

/** The set of records and setups that name none. */
export const FIRST_SET = "interchange 1";

/** A set's title in the header: `interchange 1`. */
export function componentsTitle({ name, version }: Pick<Components, "name" | "version">): string {
  return `${name} ${version}`;
}

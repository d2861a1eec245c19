/**
 * What is printed on the components of a table: a set with a name and a version. The published sets are called
 * `interchange 1`, `interchange 2` and so on, and their values stand in the packages of the games for ever. Somebody
 * who owns a box may have a set of their own: a published one as its base, and the values that differ from it.
 */
import type { JsonObject } from "./canonicalJson.ts";

export interface Components {
  readonly name: string;
  readonly version: string;
  /** On an owner's set: the published one that it differs from, as `NAME VERSION`. */
  readonly base?: string;
  /** On an owner's set: what this table uses of it and what differs from the base. */
  readonly values?: JsonObject;
}

/** The publisher of the sets that come with the games; nobody else's set is called so. */
export const PUBLISHER = "interchange";

/** The set of records and setups that name none. */
export const FIRST_SET = "interchange 1";

/** A set as the header names it: `interchange 1`. */
export function componentsTitle({ name, version }: Pick<Components, "name" | "version">): string {
  return `${name} ${version}`;
}

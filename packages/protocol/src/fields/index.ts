/**
 * Everything that a server sends, field by field: for the AsyncAPI description, for docs/fields.md, and for the test
 * that compares both with what is really sent.
 */
import type * as v from "valibot";
import { Setup, Standing } from "./common.ts";
import { METRO_FIELDS } from "./metro.ts";
import { MESSAGE_FIELDS } from "./outgoing.ts";
import { UNDERGROUND_FIELDS } from "./underground.ts";

export { METRO_FIELDS, MESSAGE_FIELDS, UNDERGROUND_FIELDS };
export const COMMON_FIELDS = { Setup, Standing };

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** The server's messages by kind, and all that they are made of by name. */
export const FROM_SERVER: Schemas = Object.fromEntries(
  MESSAGE_FIELDS.OutgoingMessage.options.map((each) => [each.entries.kind.literal, each]),
);
export const ALL_FIELDS: Schemas = { ...COMMON_FIELDS, ...MESSAGE_FIELDS, ...METRO_FIELDS, ...UNDERGROUND_FIELDS };

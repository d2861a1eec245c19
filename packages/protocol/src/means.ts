import * as v from "valibot";

/** A schema with the meaning of the field, for documents. */
export function means<Schema extends v.GenericSchema>(meaning: string, schema: Schema) {
  return v.pipe(schema, v.description(meaning));
}

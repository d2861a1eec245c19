/** The state of each module of Metro as schemas, from the `fields.ts` in its folder. */
import { CATALOG } from "@interchange/metro";
import type { AnyFields, AnyFieldType } from "@interchange/metro";
import { METRO_FIELDS } from "@interchange/protocol/fields";
import * as v from "valibot";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** By the id of the module. */
export async function sliceSchemas(): Promise<Schemas> {
  const ids: readonly string[] = CATALOG.flatMap(({ id, own }) => (own ? [id] : []));
  const described = ids.map(async (id): Promise<[string, v.GenericSchema]> => {
    const { FIELDS } = (await import(`@interchange/metro/modules/${id}/fields`)) as { readonly FIELDS: AnyFields };
    return [id, schemaOf(FIELDS)];
  });
  return Object.fromEntries(await Promise.all(described));
}

const made = new WeakMap<AnyFields, v.GenericSchema>();

/** The same schema for the same fields, so that what is described once is published once. */
function schemaOf(fields: AnyFields): v.GenericSchema {
  const schema = made.get(fields) ?? objectSchema(fields);
  made.set(fields, schema);
  return schema;
}

function objectSchema(fields: AnyFields): v.GenericSchema {
  const entries = Object.entries(fields).map(([name, { means, is, isOptional }]) => {
    const schema = v.pipe(typeSchema(is), v.description(means));
    return [name, isOptional ? v.optional(schema) : schema] as const;
  });
  return v.strictObject(Object.fromEntries(entries));
}

function typeSchema(type: AnyFieldType): v.GenericSchema {
  switch (type) {
    case "earner":
      return METRO_FIELDS.Earner;
    case "number":
      return v.number();
    case "boolean":
      return v.boolean();
    case "text":
      return v.string();
    case true:
      return v.literal(true);
    default:
      return compoundSchema(type);
  }
}

function compoundSchema(type: Extract<AnyFieldType, object>): v.GenericSchema {
  if (isList(type)) return v.array(typeSchema(type[0]));
  if (isOrNull(type)) return v.nullable(typeSchema(type.orNull));
  if (isNumberOr(type)) return v.union([v.number(), v.literal(type.numberOr)]);
  return schemaOf(type);
}

type Compound = Extract<AnyFieldType, object>;
const isList = (type: Compound): type is readonly [AnyFieldType] => Array.isArray(type);
const isOrNull = (type: Compound): type is { readonly orNull: AnyFieldType } => "orNull" in type;
const isNumberOr = (type: Compound): type is { readonly numberOr: string } => "numberOr" in type;

/** Compares values with schemas, and remembers which fields of the schemas have occurred. */
import * as v from "valibot";

// oxlint-disable-next-line typescript/no-explicit-any -- a schema's parts depend on its type
type Any = any;

/** The parts of a schema: the schemas of its fields by name, and the others. */
interface Parts {
  readonly entries?: Readonly<Record<string, Any>>;
  readonly inner: readonly Any[];
}

/** A described schema has the same parts as the one without its description. */
export function partsOf(schema: Any): Parts {
  const inner = [schema.wrapped, schema.item, schema.value, ...(schema.options ?? []), ...(schema.items ?? [])];
  return { entries: schema.entries, inner: inner.filter((each) => each !== undefined && typeof each === "object") };
}

export class SeenFields {
  private readonly seen = new Map<object, Set<string>>();

  /** Returns what is wrong with a value, if anything. */
  see(schema: v.GenericSchema, value: unknown): string | undefined {
    const read = v.safeParse(schema, value);
    if (!read.success) return `${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`;
    this.note(schema, value);
    return undefined;
  }

  private note(schema: Any, value: Any): void {
    if (value === null || value === undefined) return;
    if (schema.options && typeof schema.options[0] === "object") {
      const fits = schema.options.find((each: Any) => v.is(each, value));
      if (fits) this.note(fits, value);
    } else if (schema.wrapped) this.note(schema.wrapped, value);
    else if (schema.item) for (const each of value) this.note(schema.item, each);
    else if (schema.entries) {
      const seen = this.seen.get(schema.entries) ?? new Set();
      this.seen.set(schema.entries, seen);
      for (const [name, field] of Object.entries(schema.entries)) {
        if (!(name in value)) continue;
        seen.add(name);
        this.note(field, value[name]);
      }
    }
  }

  /** The fields of these schemas that have not occurred, each with where it is. */
  missing(schemas: Readonly<Record<string, v.GenericSchema>>): readonly string[] {
    const missing = new Set<string>();
    const looked = new Set<object>();
    const look = (schema: Any, path: string): void => {
      const { entries, inner } = partsOf(schema);
      for (const each of inner) look(each, path);
      if (!entries || looked.has(entries)) return;
      looked.add(entries);
      const kind: unknown = (entries["kind"] ?? entries["type"])?.literal;
      const here = typeof kind === "string" ? `${path}/${kind}` : path;
      for (const [name, field] of Object.entries(entries)) {
        if (!this.seen.get(entries)?.has(name)) missing.add(`${here}.${name}`);
        look(field, `${here}.${name}`);
      }
    };
    for (const [name, schema] of Object.entries(schemas)) look(schema, name);
    return [...missing];
  }
}

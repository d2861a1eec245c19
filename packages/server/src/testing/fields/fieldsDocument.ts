/** Writes docs/fields.md from the schemas. */
import type * as v from "valibot";

// oxlint-disable-next-line typescript/no-explicit-any -- a schema's parts depend on its type
type Any = any;

export interface Section {
  readonly title: string;
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
}

type Names = ReadonlyMap<object, string>;

export function fieldsDocument(head: string, sections: readonly Section[]): string {
  const own = sections.flatMap(({ schemas }) => Object.entries(schemas));
  const names = new Map(own.map(([name, schema]) => [identityOf(schema), name]));
  const written = sections.map(({ title, schemas }) =>
    [`## ${title}`, ...Object.entries(schemas).map(([name, schema]) => described(name, schema, names))].join("\n\n"),
  );
  return `${[head, ...written].join("\n\n")}\n`;
}

/** What a schema shares with itself after it was described. */
function identityOf(schema: Any): object {
  return schema.entries ?? schema.options ?? schema;
}

function described(name: string, schema: Any, names: Names): string {
  const options: readonly Any[] = schema.type === "variant" ? schema.options : [schema];
  const key = schema.type === "variant" ? (schema.key as string) : undefined;
  const rows = options.flatMap((option) => {
    const fields = fieldsOf(option, names, key);
    const kinds = key === undefined ? [] : [valuesOf(option.entries[key])];
    return fields.length
      ? fields.map((row, at) => [...kinds.map((kind) => (at ? "" : kind)), ...row])
      : [[...kinds, "", "", ""]];
  });
  const head = [...(key === undefined ? [] : [`\`${key}\``]), "field", "type", "meaning"];
  return `### ${name}\n\n${rows.length ? tableOf([head, ...rows]) : "No fields."}`;
}

/** A row for each field: its name, with `?` if it may be absent, its type and its meaning. */
function fieldsOf(schema: Any, names: Names, but: string | undefined, before = ""): readonly (readonly string[])[] {
  return Object.entries<Any>(schema.entries).flatMap(([name, field]) => {
    if (name === but) return [];
    const isOptional = field.type === "optional";
    const inner = isOptional ? field.wrapped : field;
    const row = [`\`${before}${name}\`${isOptional ? " ?" : ""}`, typeOf(inner, names), meaningOf(inner)];
    const nested = unnamed(inner, names);
    const path = `${before}${name}${nested?.isList ? "[]" : ""}.`;
    return [row, ...(nested ? fieldsOf(nested.schema, names, undefined, path) : [])];
  });
}

/** An object without a name of its own, which is described where it stands. */
function unnamed(schema: Any, names: Names, isList = false): { schema: Any; isList: boolean } | undefined {
  if (names.has(identityOf(schema))) return undefined;
  if (schema.type === "array") return unnamed(schema.item, names, true);
  if (schema.type === "nullable") return unnamed(schema.wrapped, names, isList);
  return schema.entries ? { schema, isList } : undefined;
}

function meaningOf(schema: Any): string {
  const said = schema.pipe?.findLast((each: Any) => each.type === "description");
  return said?.description ?? "";
}

function valuesOf(schema: Any): string {
  const values: readonly string[] = schema.options ?? [schema.literal];
  return values.map((value) => `\`${value}\``).join(", ");
}

function typeOf(schema: Any, names: Names): string {
  const name = names.get(identityOf(schema));
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`;
  switch (schema.type) {
    case "array":
      return `list of ${typeOf(schema.item, names).replace(/^(number|text|boolean|object|list)\b/, "$1s")}`;
    case "tuple":
      return `list of ${schema.items.length}`;
    case "nullable":
      return `${typeOf(schema.wrapped, names)} or \`null\``;
    case "union":
      return schema.options.map((each: Any) => typeOf(each, names)).join(" or ");
    case "picklist":
      return schema.options.length > 6 ? "word" : valuesOf(schema);
    case "literal":
      return `\`${schema.literal}\``;
    case "string":
      return "text";
    case "unknown":
      return "any";
    case "record":
      return `object, each value ${typeOf(schema.value, names)}`;
    case "variant":
    case "loose_object":
    case "strict_object":
      return "object";
    default:
      return schema.type;
  }
}

/** As the formatter writes it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.slice(1).map(line)].join("\n");
}

/**
 * The printed components of a table, as rules read them. Separate from the checks of what people enter, which a table
 * that is already set up does not need.
 */
import type { Json, JsonObject } from "./canonicalJson.ts";
import { componentsTitle, FIRST_SET, PUBLISHER } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";

/** One part of the components, as rules read it. */
export interface Printing<Values, Tables> {
  /** The key of its values in a set. */
  readonly id: string;
  /** The values by the published set that first had them: `interchange 2` has those of 1 unless it has others. */
  readonly published: Readonly<Record<number, Values>>;
  /** What rules read of them; computed once per layout. */
  tables(values: Values): Tables;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each part's own types hold inside it; a list only carries them
export type AnyPrinting = Printing<any, any>;

/** The printed components of a table, part by part. */
export type Printed = <Values, Tables>(printing: Printing<Values, Tables>) => Tables;

/** What a table with these components reads. `parts` may be other objects with the same ids. */
export function printedWith(parts: readonly AnyPrinting[], components: Components | undefined): Printed {
  const made = new Map<string, unknown>();
  const tablesOf = <Values, Tables>(printing: Printing<Values, Tables>): Tables => {
    let tables = made.get(printing.id) as Tables | undefined;
    if (tables === undefined) {
      const { published } = parts.find(({ id }) => id === printing.id) ?? printing;
      const values = publishedIn(published, numberOf(components));
      const own = components?.values?.[printing.id];
      tables = printing.tables((own === undefined ? values : overlaid(values, own)) as Values);
      made.set(printing.id, tables);
    }
    return tables;
  };
  // Playouts ask for the same few parts again and again, and a map is slow for that.
  const asked: AnyPrinting[] = [];
  const answers: unknown[] = [];
  return <Values, Tables>(printing: Printing<Values, Tables>): Tables => {
    for (let index = 0; index < asked.length; index++) if (asked[index] === printing) return answers[index] as Tables;
    const tables = tablesOf(printing);
    asked.push(printing);
    answers.push(tables);
    return tables;
  };
}

/** The number of a published set; for a custom set, of its base. */
export function numberOf(components: Components | undefined): number {
  const title = components?.base ?? (components && componentsTitle(components)) ?? FIRST_SET;
  return Number(title.slice(PUBLISHER.length + 1));
}

export function publishedIn(published: Readonly<Record<number, unknown>>, number: number): Json {
  let at = number;
  while (at > 1 && published[at] === undefined) at--;
  return published[at] as Json;
}

/** Values with others over them: fields are merged one by one, everything else is replaced. */
export function overlaid(values: Json, over: Json): Json {
  if (!isFields(values) || !isFields(over)) return over;
  const entries = Object.entries(over).map(([key, value]) => {
    const below = values[key];
    return [key, below === undefined ? value : overlaid(below, value)] as const;
  });
  return { ...values, ...Object.fromEntries(entries) };
}

export function isFields(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

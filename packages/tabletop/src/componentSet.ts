/**
 * A game's component sets: every part with the values of each published set. A table uses a published base with an
 * owner's values over it.
 */
import { canonicalJson } from "./canonicalJson.ts";
import type { Json, JsonObject } from "./canonicalJson.ts";
import { readTitle } from "./components.ts";
import { componentsTitle, PUBLISHER } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";
import { isFields, numberOf, overlaid, publishedIn } from "./printed.ts";
import type { Printing } from "./printed.ts";
import type { Objection, Setup } from "./setup.ts";
import { below, problemIn } from "./shape.ts";
import type { Shape, ShapeProblem } from "./shape.ts";

/** A part with everything needed to check what someone enters. */
export interface Part<Values = unknown, Tables = unknown> extends Printing<Values, Tables> {
  readonly shape: Shape;
  /** Problems that the shape cannot express. */
  problem?(values: Values): ShapeProblem | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each part's own types hold inside it; a list only carries them
export type AnyPart = Part<any, any>;

/** A game's parts for this set. */
export function partsOf(
  {
    parts = [],
    partsWith,
  }: { readonly parts?: readonly AnyPart[]; partsWith?: (components: Components) => readonly AnyPart[] },
  components: Components,
): readonly AnyPart[] {
  return partsWith?.(components) ?? parts;
}

/** The published sets of a game, oldest first. */
export function publishedSets(parts: readonly AnyPart[]): readonly Components[] {
  const newest = Math.max(...parts.flatMap(({ published }) => Object.keys(published).map(Number)));
  return Array.from({ length: newest }, (_, before) => ({ name: PUBLISHER, version: String(before + 1) }));
}

/** All values of a set, including its base's. */
export function valuesOf(parts: readonly AnyPart[], components: Components | undefined): JsonObject {
  const entries = parts.map(({ id, published }) => {
    const values = publishedIn(published, numberOf(components));
    const own = components?.values?.[id];
    return [id, own === undefined ? values : overlaid(values, own)] as const;
  });
  return Object.fromEntries(entries);
}

/** The set with only the values that differ from its base, or what is wrong with it. */
export function trimmedSet(parts: readonly AnyPart[], components: Components): Components | ShapeProblem {
  const title = components.base ?? componentsTitle(components);
  const known = publishedSets(parts).map(componentsTitle);
  if (!known.includes(title)) return { pointer: "", reason: `unknown set "${title}"; known: ${known.join(", ")}` };
  if (components.base === undefined) return components;
  const { values = {}, base } = components;
  for (const id of Object.keys(values))
    if (!parts.some((part) => part.id === id))
      return {
        pointer: below("", id),
        reason: `unknown name; known: ${parts.map((part) => part.id).join(", ")}`,
      };
  const whole = valuesOf(parts, components);
  for (const part of parts) {
    const pointer = below("", part.id);
    const own = values[part.id];
    const problem = own === undefined ? undefined : problemIn(part.shape, own, true, pointer);
    if (problem) return problem;
    const deeper = own === undefined ? undefined : part.problem?.(whole[part.id]);
    if (deeper) return { pointer: pointer + deeper.pointer, reason: deeper.reason };
  }
  const named = readTitle(base) ?? { name: PUBLISHER, version: "1" };
  return { ...components, values: (differing(valuesOf(parts, named), whole) ?? {}) as JsonObject };
}

/** The part of the values that differs; undefined if none does. */
function differing(base: Json, values: Json): Json | undefined {
  if (!isFields(base) || !isFields(values)) return canonicalJson(base) === canonicalJson(values) ? undefined : values;
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const before = base[key];
    const other = before === undefined ? value : differing(before, value);
    return other === undefined ? [] : [[key, other] as const];
  });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** Where values differ from those of their base, as sorted JSON Pointers. */
export function pointersIn(values: JsonObject, pointer = ""): readonly string[] {
  return Object.entries(values)
    .flatMap(([key, value]) => (isFields(value) ? pointersIn(value, below(pointer, key)) : [below(pointer, key)]))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** The set as a table stores it: of what differs, only what the table uses. */
export function usedSet(parts: readonly AnyPart[], components: Components, setup: Setup): Components {
  if (components.base === undefined) return components;
  const used = parts.flatMap(({ id, shape }) => {
    const own = components.values?.[id];
    const kept = own === undefined ? undefined : usedIn(shape, own, setup);
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return { ...components, values: Object.fromEntries(used) };
}

function usedIn(shape: Shape, value: Json, setup: Setup): Json | undefined {
  if (shape.kind !== "fields" || !isFields(value)) return value;
  const { uses } = shape;
  const only = uses === "seats" ? String(setup.seats) : uses && setup.options[uses.option];
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const below = shape.of[key];
    const kept = !below || (only !== undefined && key !== only) ? undefined : usedIn(below, inner, setup);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** A problem as an objection to a setup. */
export function objectionTo({ name, version }: Components, { pointer, reason }: ShapeProblem): Objection {
  const where = pointer ? ` at ${pointer}` : "";
  return { rule: "setup", reason: `the component set "${name} ${version}" is invalid${where}: ${reason}` };
}

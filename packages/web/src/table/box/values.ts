/** Values on their way through a form: found and changed by the keys that lead to them, written and read as text. */
import type { Json, JsonObject, Shape } from "@interchange/tabletop";

/** The values with another one at the end of a path. */
export function withValue(values: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(values)) {
    const list = values as readonly Json[];
    return list.with(Number(key), withValue(list[Number(key)] ?? null, rest, value));
  }
  const fields = values as JsonObject;
  return { ...fields, [key]: withValue(fields[key] ?? null, rest, value) };
}

/** Whether a list is entered as one line of text: numbers, and words that are the same in every language. */
export function isLine(shape: Shape): boolean {
  return shape.kind === "list" && (shape.of.kind === "whole" || (shape.of.kind === "word" && isSquares(shape.of.of)));
}

function isSquares(words: readonly string[]): boolean {
  return words.every((word) => /^[a-h][1-8]$/.test(word));
}

/** A plain value as it stands in a field. */
export function textOf(value: Json): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

export function lineOf(value: Json): string {
  return Array.isArray(value) ? value.join(" ") : "";
}

/** What a line says; what is no number stays as it is, and is found when it is checked. */
export function listIn(line: string, shape: Shape): readonly Json[] {
  const words = line.split(/[\s,;]+/).filter(Boolean);
  const isWhole = shape.kind === "list" && shape.of.kind === "whole";
  return words.map((word) => (isWhole && /^-?\d+$/.test(word) ? Number(word) : word));
}

/** Something to begin with, for a place that is added to a list. */
export function firstOf(shape: Shape): Json {
  switch (shape.kind) {
    case "whole":
      return shape.min;
    case "word":
      return shape.of[0] ?? "";
    case "list":
      return Array.from({ length: shape.min }, () => firstOf(shape.of));
    case "fields":
      return Object.fromEntries(Object.entries(shape.of).map(([key, inner]) => [key, firstOf(inner)]));
  }
}

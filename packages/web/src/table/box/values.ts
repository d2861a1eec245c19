/** Reads, changes and formats the values in a form by their path. */
import type { Json, JsonObject, Shape } from "@interchange/tabletop";

/** The values with another one at this path. */
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

/** A plain value as its field shows it. */
export function textOf(value: Json): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

export function lineOf(value: Json): string {
  return Array.isArray(value) ? value.join(" ") : "";
}

/** The values in a line. Text that should be a number stays text, and the check reports it. */
export function listIn(line: string, shape: Shape): readonly Json[] {
  const words = line.split(/[\s,;]+/).filter(Boolean);
  const isWhole = shape.kind === "list" && shape.of.kind === "whole";
  return words.map((word) => (isWhole && /^-?\d+$/.test(word) ? Number(word) : word));
}

/** A start value for a new item in a list. */
export function firstOf(shape: Shape): Json {
  switch (shape.kind) {
    case "whole":
      return shape.min;
    case "word":
      return shape.of[0] ?? "";
    case "name":
      return "";
    case "list":
      return Array.from({ length: shape.min }, () => firstOf(shape.of));
    case "fields":
      return Object.fromEntries(Object.entries(shape.of).map(([key, inner]) => [key, firstOf(inner)]));
    case "own":
      return "";
  }
}

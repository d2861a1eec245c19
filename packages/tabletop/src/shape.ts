/**
 * Shapes of values, as data. A shape gives the check (a pointer to what is wrong, and a sentence), a JSON Schema for
 * editors, and the fields of a form.
 */
import type { Json, JsonObject } from "./canonicalJson.ts";
import { isFields } from "./printed.ts";

export type Shape = WholeShape | WordShape | NameShape | ListShape | FieldsShape | OwnShape;

/** A whole number. */
export interface WholeShape {
  readonly kind: "whole";
  readonly min: number;
  readonly max: number;
  /** It must be a multiple of this. */
  readonly step?: number;
}

/** One word of a list. */
export interface WordShape {
  readonly kind: "word";
  readonly of: readonly string[];
}

/** A word that people make up, with a few that they may not use. */
export interface NameShape {
  readonly kind: "name";
  /** Words with another meaning. */
  readonly not: readonly string[];
}

/** A list of this length. Lists are compared as a whole. */
export interface ListShape {
  readonly kind: "list";
  readonly of: Shape;
  readonly min: number;
  readonly max: number;
  /** Whether items must be different. */
  readonly isSet?: true;
}

/** Named values, all required. */
export interface FieldsShape {
  readonly kind: "fields";
  readonly of: Readonly<Record<string, Shape>>;
  /** If a table uses only one of them: the one for its number of seats, or the one that an option names. */
  readonly uses?: "seats" | { readonly option: string };
}

/** A value that its part checks by itself. */
export interface OwnShape {
  readonly kind: "own";
  readonly schema: JsonObject;
}

export function ownShape(schema: JsonObject): OwnShape {
  return { kind: "own", schema };
}

export function whole(min: number, max: number, step?: number): WholeShape {
  return { kind: "whole", min, max, ...(step !== undefined && { step }) };
}

export function wordOf(of: readonly string[]): WordShape {
  return { kind: "word", of };
}

export function nameNot(not: readonly string[]): NameShape {
  return { kind: "name", not };
}

export function listOf(of: Shape, min: number, max: number = min): ListShape {
  return { kind: "list", of, min, max };
}

/** A list of different items. */
export function setOf(of: Shape, min: number, max: number = min): ListShape {
  return { kind: "list", of, min, max, isSet: true };
}

export function fields(of: Readonly<Record<string, Shape>>, uses?: FieldsShape["uses"]): FieldsShape {
  return { kind: "fields", of, ...(uses !== undefined && { uses }) };
}

/** The same shape for each of these keys. */
export function each(keys: readonly string[], shape: Shape, uses?: FieldsShape["uses"]): FieldsShape {
  return fields(Object.fromEntries(keys.map((key) => [key, shape])), uses);
}

/** Where a value is wrong: a JSON Pointer, and a sentence. */
export interface ShapeProblem {
  readonly pointer: string;
  readonly reason: string;
}

/** One step down a JSON Pointer. */
export function below(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

const NAME = /^[A-Za-z][A-Za-z0-9-]{0,23}$/;

/** The first problem in a value. With `isPartial`, fields may be absent: then they are as in the base. */
export function problemIn(shape: Shape, value: unknown, isPartial = false, pointer = ""): ShapeProblem | undefined {
  const wrong = (reason: string): ShapeProblem => ({ pointer, reason });
  const isEmpty = value === null || value === undefined || value === "";
  switch (shape.kind) {
    case "whole":
      if (isEmpty) return wrong(`has no value; give ${wholeSaid(shape)}`);
      return isWhole(shape, value) ? undefined : wrong(`${shown(value)} is not ${wholeSaid(shape)}`);
    case "word":
      if (isEmpty) return wrong(`has no value; choose one of ${shape.of.join(", ")}`);
      return typeof value === "string" && shape.of.includes(value)
        ? undefined
        : wrong(`${shown(value)} is not one of ${shape.of.join(", ")}`);
    case "name":
      if (isEmpty) return wrong("has no value; give a word");
      if (typeof value !== "string" || !NAME.test(value))
        return wrong(`${shown(value)} is not one word of up to 24 letters, digits and hyphens, a letter first`);
      return shape.not.includes(value) ? wrong(`${shown(value)} has another meaning; choose another word`) : undefined;
    case "list": {
      if (!Array.isArray(value)) return wrong(`${shown(value)} is not a list`);
      if (value.length < shape.min || value.length > shape.max)
        return wrong(`the number of items must be ${countSaid(shape)}, not ${value.length}`);
      for (const [index, item] of value.entries()) {
        const problem = problemIn(shape.of, item, false, below(pointer, index));
        if (problem) return problem;
        if (shape.isSet && value.indexOf(item) < index)
          return { pointer: below(pointer, index), reason: `${shown(item)} appears twice` };
      }
      return undefined;
    }
    case "fields": {
      if (!isFields(value)) return wrong(`${shown(value)} is not an object`);
      for (const key of Object.keys(value))
        if (!Object.hasOwn(shape.of, key))
          return {
            pointer: below(pointer, key),
            reason: `unknown name; known: ${Object.keys(shape.of).join(", ")}`,
          };
      for (const [key, inner] of Object.entries(shape.of)) {
        if (Object.hasOwn(value, key)) {
          const problem = problemIn(inner, value[key], isPartial, below(pointer, key));
          if (problem) return problem;
        } else if (!isPartial) return { pointer: below(pointer, key), reason: "is missing" };
      }
      return undefined;
    }
    case "own":
      return isEmpty ? wrong("has no value") : undefined;
  }
}

function isWhole({ min, max, step = 1 }: WholeShape, value: unknown): boolean {
  return (
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max && (value as number) % step === 0
  );
}

function wholeSaid({ min, max, step }: WholeShape): string {
  return `a whole number from ${min} to ${max}${step === undefined ? "" : ` and a multiple of ${step}`}`;
}

function countSaid({ min, max }: ListShape): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** A JSON Schema (draft 2020-12) of this shape. Everything is optional. */
export function schemaOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case "whole":
      return {
        type: "integer",
        minimum: shape.min,
        maximum: shape.max,
        ...(shape.step !== undefined && { multipleOf: shape.step }),
      };
    case "word":
      return { enum: [...shape.of] };
    case "name":
      return { type: "string", pattern: NAME.source };
    case "list":
      return {
        type: "array",
        items: schemaOf(shape.of),
        minItems: shape.min,
        maxItems: shape.max,
        ...(shape.isSet && { uniqueItems: true }),
      };
    case "fields":
      return {
        type: "object",
        properties: Object.fromEntries(Object.entries(shape.of).map(([key, of]) => [key, schemaOf(of) as Json])),
        additionalProperties: false,
      };
    case "own":
      return shape.schema;
  }
}

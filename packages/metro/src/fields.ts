/**
 * Describes the slice of a module to other programs, as data: `fields.ts` in the folder of each module. The compiler
 * compares it with the type of the slice, and a test with what servers really send, which publish it (`/api/docs/socket`).
 *
 *     export const FIELDS: Fields<RomeSlice> = {
 *       row: { means: "the landmarks from the left", is: ["number"] },
 *       taxi: { means: "its square, `null` before the start", is: { orNull: "number" } },
 *     };
 */
import type { Earner } from "./position.ts";

/** The type of a field. `["number"]` is a list of numbers; an object has fields of its own. */
export type FieldType<T> = [null] extends [T]
  ? { readonly orNull: FieldType<Exclude<T, null>> }
  : [T] extends [Earner]
    ? "earner"
    : [T] extends [number]
      ? "number"
      : [T] extends [true]
        ? true
        : [T] extends [boolean]
          ? "boolean"
          : [T] extends [string]
            ? "text"
            : [T] extends [readonly (infer Item)[]]
              ? readonly [FieldType<Item>]
              : [T] extends [object]
                ? Fields<T>
                : { readonly numberOr: Extract<T, string> };

/** What each field of a slice means, and its type. */
export type Fields<Slice> = {
  readonly [Name in keyof Slice]-?: undefined extends Slice[Name]
    ? { readonly means: string; readonly is: FieldType<Exclude<Slice[Name], undefined>>; readonly isOptional: true }
    : { readonly means: string; readonly is: FieldType<Slice[Name]> };
};

/** The same of any slice, for the code that publishes it. */
export type AnyFields = Readonly<Record<string, AnyField>>;

export interface AnyField {
  readonly means: string;
  readonly is: AnyFieldType;
  readonly isOptional?: true;
}

export type AnyFieldType =
  | "earner"
  | "number"
  | "boolean"
  | "text"
  | true
  | readonly [AnyFieldType]
  | { readonly orNull: AnyFieldType }
  | { readonly numberOr: string }
  | AnyFields;

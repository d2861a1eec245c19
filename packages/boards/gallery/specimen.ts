import type { ComponentChildren } from "preact";

/** One item of the gallery. Its name is used in its address and its picture. */
export interface Specimen {
  readonly name: string;
  readonly shows: string;
  readonly draw: () => ComponentChildren;
  /** In CSS pixels, if it should not have its natural width. */
  readonly width?: number;
  readonly height?: number;
}

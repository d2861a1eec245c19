import type { ComponentChildren } from "preact";

/** One thing to look at, by the name that its address and its picture have. */
export interface Specimen {
  readonly name: string;
  readonly shows: string;
  readonly draw: () => ComponentChildren;
  /** In CSS pixels, where it is not as wide as it happens to be. */
  readonly width?: number;
  readonly height?: number;
}

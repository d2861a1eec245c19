/** The English texts of lessons and examples, which load with them. */
export * as metro from "./metro/learn.ts";
export * as underground from "./underground/learn.ts";

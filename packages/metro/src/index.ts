/** Metro with every module. */
export * from "./catalog.ts";
export * from "./core.ts";
export { metro, metroSearch } from "./metro.ts";

export * from "./advice.ts";
export * from "./maps.ts";
export * from "./review.ts";
export * from "./setup.ts";
export * from "./table.ts";
export * from "./text.ts";

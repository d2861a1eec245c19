export * from "./doors.ts";
export * from "./identity.ts";
export * from "./sync.ts";
export * from "./messages.ts";
export * from "./reviews.ts";
export * from "./tables.ts";
export * from "./words.ts";

/** The messages between clients and the server: a schema for each, and its type. */
export * from "./doors.ts";
export * from "./games.ts";
export * from "./identity.ts";
export * from "./manners.ts";
export * from "./sync.ts";
export * from "./messages.ts";
export * from "./notices.ts";
export * from "./reviews.ts";
export * from "./rooms.ts";
export * from "./shared.ts";
export * from "./tables.ts";
export * from "./words.ts";

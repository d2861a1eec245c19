/** The server: the page, its API and online tables, from SQLite or PostgreSQL. */
export { HEALTH } from "./health.ts";
export type { Health } from "./health.ts";
export { CannotListen, listen, readPort, shutDown } from "./listen.ts";
export type { ListenOptions } from "./listen.ts";
export { serve } from "./serve.ts";
export type { ServeOptions } from "./serve.ts";
export { createServer } from "./server.ts";
export type { ServerOptions } from "./server.ts";
export { builtPage } from "./builtPage.ts";
export { LIMITS, NO_LIMITS } from "./limits.ts";
export type { Limits } from "./limits.ts";
export { addOnline } from "./online.ts";
export type { Online, OnlineOptions } from "./online.ts";
export { openStorage } from "./storage/open.ts";
export { CannotStore } from "./storage/storage.ts";
export type { Storage } from "./storage/storage.ts";
export { readSettings } from "./settings.ts";
export type { ReadSettings, Settings, Typed } from "./settings.ts";

export { HEALTH } from "./health.ts";
export type { Health } from "./health.ts";
export { CannotListen, listen, readPort, shutDown } from "./listen.ts";
export type { ListenOptions } from "./listen.ts";
export { serve } from "./serve.ts";
export type { ServeOptions } from "./serve.ts";
export { createServer } from "./server.ts";
export type { ServerOptions } from "./server.ts";
export { builtPage } from "./builtPage.ts";

import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where the page of the installed `@interchange/web` lies once it is built. */
export function builtPage(): string {
  const manifest = createRequire(import.meta.url).resolve("@interchange/web/package.json");
  return join(dirname(manifest), "dist");
}

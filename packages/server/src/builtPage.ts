import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of the built page in the installed `@interchange/web`. */
export function builtPage(): string {
  const manifest = createRequire(import.meta.url).resolve("@interchange/web/package.json");
  return join(dirname(manifest), "dist");
}

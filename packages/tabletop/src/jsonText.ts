/** Problems of JSON that parsing hides: a key that an object has twice, and a number too large to keep. */
import { below } from "./shape.ts";
import type { ShapeProblem } from "./shape.ts";

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Open {
  readonly pointer: string;
  /** The keys so far, or undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The key or index of the value that comes next. */
  at: string | number;
}

/** The first such problem in a text that is JSON. */
export function hiddenProblem(json: string): ShapeProblem | undefined {
  const open: Open[] = [];
  let isKey = false;
  for (const [token] of json.matchAll(TOKEN)) {
    const inside = open.at(-1);
    const pointer = inside ? below(inside.pointer, inside.at) : "";
    if (token === "{" || token === "[") {
      isKey = token === "{";
      open.push({ pointer, keys: isKey ? new Set() : undefined, at: 0 });
    } else if (token === "}" || token === "]") {
      open.pop();
      isKey = false;
    } else if (token === ",") {
      isKey = inside?.keys !== undefined;
      if (inside && typeof inside.at === "number") inside.at++;
    } else if (token === ":") isKey = false;
    else if (isKey && inside?.keys) {
      const key = JSON.parse(token) as string;
      inside.at = key;
      if (inside.keys.has(key)) return { pointer: below(inside.pointer, key), reason: "appears twice; keep one" };
      inside.keys.add(key);
    } else if (/^-?\d/.test(token) && !Number.isFinite(Number(token)))
      return { pointer, reason: `${token} is too large a number` };
  }
  return undefined;
}

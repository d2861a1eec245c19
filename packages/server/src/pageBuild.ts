/** Tracks which build of the page is served. It changes when the page is rebuilt while the server runs. */
import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./random.ts";

export interface PageBuild {
  readonly now: string;
  onChange(tell: (build: string) => void): () => void;
}

const LOOKED_AT = 5_000;

/** The page names all its files by content hash, so its first file identifies the build. */
export function pageBuildIn(webRoot: string, every = LOOKED_AT): PageBuild & { close(): void } {
  const file = join(webRoot, "index.html");
  const listeners = new Set<(build: string) => void>();
  let now = buildOf(file) ?? "none";
  const look = (): void => {
    const then = buildOf(file);
    // During a build there may be none.
    if (then === undefined || then === now) return;
    now = then;
    for (const tell of listeners) tell(now);
  };
  watchFile(file, { interval: every, persistent: false }, look);
  return {
    get now() {
      return now;
    },
    onChange(tell) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    close() {
      unwatchFile(file, look);
    },
  };
}

/** A build that never changes. */
export function fixedBuild(now: string): PageBuild {
  return { now, onChange: () => () => undefined };
}

function buildOf(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file, "utf8")).slice(0, 12);
  } catch {
    return undefined;
  }
}

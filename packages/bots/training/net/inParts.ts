/** Plays games for a fit in a fixed number of files, so that the number of cores changes none of them. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const PARTS = 16;

/** Runs this script once per part, as `FOLDER --games N --part P` with the other options, over all cores. */
export async function inParts(
  script: string,
  folder: string,
  games: number,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const others = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const each = ["--games", String(Math.ceil(games / PARTS)), ...others];
  const parts = Array.from({ length: PARTS }, (_, part) => `${part}`).values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const part of parts) await once(fork(fileURLToPath(script), [folder, ...each, "--part", part]), "exit");
    }),
  );
}

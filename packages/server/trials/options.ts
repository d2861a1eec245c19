/** The command line options of the trials. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../src/testing/postgres.ts";

/** A place for a trial's data: a folder, or a private PostgreSQL. */
export async function newPlace(isPostgres: boolean): Promise<{ readonly where: string; remove(): Promise<void> }> {
  if (isPostgres) return startPostgres();
  const where = mkdtempSync(join(tmpdir(), "interchange-trial-"));
  return {
    where,
    remove: async () => {
      rmSync(where, { recursive: true, force: true });
    },
  };
}

export function whole(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}

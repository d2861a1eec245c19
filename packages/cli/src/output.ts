import { writeFileSync } from "node:fs";
import { UsageError } from "./arguments.ts";

/** Writes a file, and reports it if that fails. */
export function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message.split(",")[0]}`);
  }
}

/** Restores everything from another browser's backup and reports the outcome. */
import { readEverything } from "../storage/transfer/everythingFile.ts";
import { tablesHere } from "../storage/here.ts";
import { t } from "../words/index.ts";

export async function restoreEverything(content: string): Promise<string> {
  const words = t.offline.moving;
  const read = await readEverything(content, await tablesHere());
  return read.ok ? words.restored(read.counts) : words.problems[read.problem];
}

/** Takes in all that another browser kept, and says what became of it. */
import { readEverything } from "../storage/transfer/everythingFile.ts";
import { tablesHere } from "../storage/here.ts";
import { t } from "../words/index.ts";

export async function takeInAll(content: string): Promise<string> {
  const words = t.offline.moving;
  const read = await readEverything(content, await tablesHere());
  return read.ok ? words.taken(read.tally) : words.problems[read.problem];
}

/** Reads a set of components for a table from a file. */
import { readFileSync } from "node:fs";
import { checkedFile, partsOf, readComponentsFile } from "@interchange/tabletop";
import type { AnyGame, Components } from "@interchange/tabletop";
import { UsageError } from "./arguments.ts";

/** The set in a file, which must be for this game. */
export function componentsFrom(game: AnyGame, file: string): Components {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message.split(",")[0]}`);
  }
  const read = readComponentsFile(text);
  if (!read.ok) throw new UsageError(`${file}: ${read.reason}`);
  if (read.game !== game.id) throw new UsageError(`${file} is for ${read.game}, not for ${game.id}`);
  const checked = checkedFile(partsOf(game, read.components), read);
  if (!checked.ok) throw new UsageError(`${file}: ${checked.reason}`);
  return checked.components;
}

import type { CommandWords } from "../table/text/gameText.ts";

/** What a command is called, how it is typed, and what it does. */
export const command = (names: string, usage: string, about: string): CommandWords => ({
  names: names.split(" "),
  usage,
  about,
});

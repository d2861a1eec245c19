/** What the form for the values of a box says. */
import { count } from "./plural.ts";

export const box = {
  title: (game: string) => `Enter the values of your box: ${game}`,
  about:
    "Not everything that is printed on tiles, frames and boards could be seen when this was made, so some values are ours. Put in what your box has: tables are then played with it, and their records hold it.",
  firstName: "my-box",
  name: "Name of this set",
  version: "Version",
  nameAbout: "One word each, of letters, digits, full stops and hyphens. Give it another version when you change it.",
  badName:
    "Name and version are one word each, of letters, digits, full stops and hyphens, and no set but ours is called interchange.",
  changed: (values: number) => (values ? count(values, "value of yours", "values of yours") : "as published"),
  wrongHere: "something is not right",
  wrong: (where: string, detail: string) => `${where} is not right yet (${detail}).`,
  notYet: "One of the values is not right yet. The part that holds it is marked.",
  sum: (values: number, base: string) =>
    values ? `${count(values, "value differs", "values differ")} from ${base}.` : `Everything is as in ${base}.`,
  more: (what: string) => `${what}: one more`,
  fewer: (what: string) => `${what}: one less`,
  keep: "Keep in this browser",
  kept: (title: string) => `${title} is kept in this browser.`,
  giveOut: "Save as a file",
  takeIn: "Take in a file",
  takenIn: (title: string) => `${title} was taken in and is kept in this browser.`,
  refused: (file: string, reason: string) => `${file} was not taken in: ${reason}.`,
  otherGame: "it is of another game",
  tooLarge: "it is far too large for a set of components",
  startOver: "Back to the published values",
  startedOver: "All values are as published again.",
  play: "Set up a table",
  choose: "Components",
  published: "As published",
  enter: "Enter the values of your box",
};

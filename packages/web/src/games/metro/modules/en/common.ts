/** What all modules say alike. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../parts/words/en/colours.ts";
import { list, signed } from "../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../parts/words/types.ts";

export const common = {
  first: (titles: readonly string[], goals: readonly string[]) =>
    [...goals, `Played with ${list(titles)}. State and rules are under Modules.`].join(" "),
  colours,
  company: (colour: Colour) => `the ${colours[colour]} company`,
  decide: "decide how it goes on",
  choose: "choose one",
  chooseFirst: "Choose first",
  onBoard: "Choose a square on the board.",
  pass: "Pass",
  passPrompt: "there is no tile left for you: pass",
  confirm: "Confirm",
  confirms: (action: string) => `${action}?`,
  rules: "Rules",
  /** Whose values stand on the components. */
  ourValues: "our values",
  valuesOf: (set: string) => `values of ${set}`,
  nothingToDo: "Nothing to decide here now.",
  passed: ({ name }: Who) => `${name} passed`,
  sank: ({ name }: Who) => `${name} put a tile back into the supply`,
  awarded: ({ name }: Who, points: number, what: string) => `${name} ${signed(points)} for ${what}`,
  /** All that a module gives at the end. */
  final: (module: string, gains: readonly (readonly [who: Who, points: number])[]) =>
    `${module}: ${list(gains.map(([{ name }, points]) => `${name} ${signed(points)}`))}`,
  /** Where points came from: a module, and what they were for. */
  source: (module: string, what: string) => `${module}: ${what}`,
  differs: (module: string, label: string, value: string) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "These modules do not go together.",
    decisionOwed: "A decision is waiting first.",
    mustPlace: "You have a tile, or can draw one: passing is for those who have none.",
    noDraw: "At this table no other tile is drawn instead of placing one.",
    noSuchModule: "This module is not played here.",
  } as Readonly<Record<string, string>>,
};

/** What all modules say alike. */
import { colours } from "../../../parts/words/en/colours.ts";
import { count, list, signed } from "../../../parts/words/en/plural.ts";

export const words = {
  first: (titles: readonly string[]) =>
    `Played with ${list(titles)}. How they stand, and their rules, are under Modules.`,
  colours,
  you: "you",
  company: (colour: string) => `the ${colour} company`,
  decide: "decide how it goes on",
  choose: "choose one",
  chooseFirst: "Choose first",
  onBoard: "Choose a square on the board.",
  pass: "Pass",
  passPrompt: "there is no tile left for you: pass",
  confirm: "Confirm",
  confirms: (action: string) => `${action}?`,
  rules: "Rules",
  nothingToDo: "Nothing to decide here now.",
  also: "Besides",
  gains: (name: string, points: number) => `${name} ${signed(points)}`,
  passed: (name: string) => `${name} passed`,
  sank: (name: string) => `${name} put a tile back into the supply`,
  awarded: (name: string, points: number, what: string) => `${name} ${signed(points)} for ${what}`,
  final: (module: string, gains: readonly string[]) => `${module}: ${list(gains)}`,
  lines: "Lines",
  profit: (points: number) => count(points, "point of profit", "points of profit"),
  differs: (module: string, label: string, value: string) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "These modules do not go together.",
    decisionOwed: "A decision is waiting first.",
    mustPlace: "You have a tile, or can draw one: passing is for those who have none.",
    noDraw: "At this table no other tile is drawn instead of placing one.",
    noSuchModule: "This module is not played here.",
  } as Readonly<Record<string, string>>,
};

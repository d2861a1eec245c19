import { count, list } from "./grammar.ts";

export const setup = {
  title: "Set up a table",
  shortTitle: "Set up",
  game: "Game",
  presets: "Quick setups",
  seats: "Players",
  /** `solo` is the module for one player, if the box has it. */
  seatsFrom: (least: number, most: number, solo: string | undefined) =>
    `${least} to ${most}${solo === undefined ? "" : `, or 1 with ${solo}`}`,
  seatsExactly: (seats: number) => count(seats, "player", "players"),
  seat: (n: number) => `Player ${n}`,
  /** Before the name of the player. */
  seatIs: (n: number) => `Player ${n}:`,
  name: "Name",
  nameOf: (n: number) => `Player ${n}: Name`,
  whoPlays: (n: number) => `Player ${n}: Played by`,
  colourOf: (n: number) => `Player ${n}: Colour`,
  lot: "random",
  person: "Person",
  aPerson: "person",
  aboutPerson: "Someone at this screen. If there are several of you, pass it around.",
  /** A bot's kind, with its name at the table. */
  bot: (kind: string, rung: number, name: string) =>
    name.startsWith(kind) ? `bot, level ${rung}` : `${kind}, level ${rung}`,
  aboutBot: (name: string, rung: number, how: string) => `${name}, level ${rung} of 7, ${how}.`,
  addSeat: "+ Add player",
  removeSeat: (name: string) => `Remove ${name}`,
  edition: "Edition",
  /** Opens the list of what is not as in the box. */
  compared: (differences: number) =>
    differences ? `${count(differences, "difference", "differences")} from your box` : "Same as your box",
  /** What each kind of remark on the setup card means. */
  kinds: {
    box: "As in the box:",
    ours: "Made by us:",
    ruling: "Our ruling:",
    changed: "Changed:",
    absent: "Not in this box:",
    extra: "Extra:",
  },
  remarks: {
    everything: "Everything matches the box.",
    inBox: (box: string) => `as in the box (${box})`,
    absent: (module: string, box: string) => `${module} isn't in this box (${box})`,
    homes: (boxes: readonly string[]) => `comes with ${list(boxes)}`,
    designed: "made by us; we haven't seen the printed version",
    ofSet: (set: string) => `entered by someone who owns the box (${set})`,
    inferred: "inferred from the rulebook; we haven't seen the printed version",
    ruling: "our ruling; the rulebook doesn't say",
    otherReading: (usual: string) => `changed; our ruling: ${usual}`,
    usually: (usual: string) => `changed; the rulebook says: ${usual}`,
    help: "on-screen help, the same for everyone",
    ofModule: (module: string, rule: string) => `${module} – ${rule}`,
  },
  options: "More rules",
  rule: (number: string) => `rule ${number}`,
  /** For a game that began before the rules were corrected and continues with the old ones. */
  olderRules: (rules: number) => `older rules (version ${rules})`,
  differs: (label: string, value: string) => `${label}: ${value}`,
  assist: "Help for everyone",
  yourTable: "Your table",
  players: (seats: number) => count(seats, "player", "players"),
  summary: (table: string, seats: number) => `${count(seats, "player", "players")} · ${table}`,
  versusBox: "Preview",
  share: "Copy link to this setup",
  copied: "Link copied.",
  copyYourself: "Your browser didn't allow copying. Here's the link:",
  strangers: (parts: readonly string[]) =>
    `Parts of this link were ignored because they're unknown or don't go together: ${list(parts)}.`,
  begin: "Start game",
  problems: {
    names: "Every player needs a name. Enter the missing ones.",
    sameNames: "Two players have the same name. Change one of them.",
    longName: "Names can have at most 24 characters. Shorten the long ones.",
    option: (label: string, value: string, about: string | undefined) =>
      `${label}: “${value}” doesn't work at this table.${about === undefined ? "" : ` ${about}`} Choose something else.`,
    /** By refusal code, for games without their own text. */
    known: {
      seats: "This game needs a different number of players. Add or remove some.",
      combination: "These modules don't go together. Remove one of them.",
      colours: "These colours don't work at this table. Choose others.",
      components: "This set of components doesn't work at this table. Choose another.",
    } as Readonly<Record<string, string>>,
    rules: "The rules don't allow this table. Change the setup.",
  },
};

/** The form for the player's own box. */

export const box = {
  title: (game: string) => `Values from your box: ${game}`,
  about:
    "We haven't seen everything that's printed on tiles, frames and boards, so we chose some values ourselves. Enter what your box has: your tables will use it, and their records will include it.",
  firstName: "my-box",
  name: "Name of this set",
  version: "Version",
  nameAbout: "One word each: letters, digits, full stops and hyphens. Change the version whenever you change a value.",
  badName:
    "Name and version must be one word each: letters, digits, full stops and hyphens. Only the default set may be called interchange.",
  changed: (values: number) => (values ? count(values, "changed value", "changed values") : "default values"),
  wrongHere: "has an error",
  wrong: (where: string, detail: string) => `${where} isn't valid yet (${detail}). Correct it.`,
  notYet: "A value isn't valid yet. Correct it in the marked section.",
  sum: (values: number, base: string) =>
    values ? `${count(values, "value differs", "values differ")} from ${base}.` : `All values match ${base}.`,
  more: (what: string) => `${what}: one more`,
  fewer: (what: string) => `${what}: one less`,
  keep: "Save in this browser",
  saved: (title: string) => `${title} is saved in this browser.`,
  toFile: "Save as file",
  fromFile: "Load from file",
  loaded: (title: string) => `${title} was loaded and is saved in this browser.`,
  refused: (file: string, reason: string) => `${file} couldn't be loaded: ${reason}. Try another file.`,
  otherGame: "it belongs to another game",
  tooLarge: "it's too large for a set of components",
  startOver: "Reset to defaults",
  startedOver: "All values reset to defaults.",
  play: "Set up a table",
  choose: "Components",
  published: "Default",
  enter: "Enter values from your box",
};

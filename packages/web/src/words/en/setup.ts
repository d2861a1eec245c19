import { count, list } from "./grammar.ts";

export const setup = {
  title: "Set up a table",
  shortTitle: "Set up",
  game: "Game",
  presets: "Tables to begin with",
  seats: "Who plays",
  seatsFrom: (least: number, most: number) => `${least} to ${most}`,
  seatsExactly: (seats: number) => count(seats, "player", "players"),
  seat: (n: number) => `Seat ${n}`,
  /** Before the name of the player. */
  seatIs: (n: number) => `Seat ${n}:`,
  name: "Name",
  nameOf: (n: number) => `Seat ${n}: Name`,
  whoPlays: (n: number) => `Seat ${n}: Played by`,
  colourOf: (n: number) => `Seat ${n}: Colour`,
  lot: "lot",
  person: "Person",
  aPerson: "person",
  aboutPerson: "Somebody at this screen. Several people pass it round.",
  /** A bot's kind, with its name at the table. */
  bot: (kind: string, rung: number, name: string) =>
    name.startsWith(kind) ? `bot, level ${rung}` : `${kind}, level ${rung}`,
  aboutBot: (name: string, rung: number, how: string) => `${name}, level ${rung} of 6, ${how}.`,
  addSeat: "+ Add a seat",
  removeSeat: (name: string) => `Remove ${name}`,
  edition: "Edition",
  compared: "Compared with your box",
  /** What each kind of remark on the setup card means. */
  kinds: {
    box: "As in the box:",
    ours: "Ours:",
    ruling: "A ruling:",
    changed: "Changed:",
    absent: "Not in that box:",
    extra: "An extra:",
  },
  remarks: {
    everything: "Everything as the box says.",
    inBox: (box: string) => `as in the box (${box})`,
    absent: (module: string, box: string) => `${module} is not in that box (${box})`,
    homes: (boxes: readonly string[]) => `it comes with: ${list(boxes)}`,
    designed: "ours; the printed ones were not available",
    ofSet: (set: string) => `as an owner of the box put it in (${set})`,
    inferred: "concluded from the rulebook, not seen in print",
    ruling: "our ruling; the rulebook does not say",
    otherReading: (usual: string) => `changed; our own reading is: ${usual}`,
    usually: (usual: string) => `changed; the rulebook has: ${usual}`,
    help: "help from the screen, for everybody alike",
    ofModule: (module: string, rule: string) => `${module} – ${rule}`,
  },
  options: "More rules of this table",
  rule: (number: string) => `rule ${number}`,
  /** For a game that began before the rules were corrected and continues with the old ones. */
  olderRules: (rules: number) => `older rules, number ${rules}`,
  differs: (label: string, value: string) => `${label}: ${value}`,
  assist: "Help for everybody",
  yourTable: "Your table",
  players: (seats: number) => count(seats, "player", "players"),
  summary: (table: string, seats: number) => `${count(seats, "seat", "seats")} · ${table}`,
  versusBox: "vs your box",
  share: "Copy a link to this setup",
  copied: "The link is copied.",
  copyYourself: "The browser does not let the page copy. Here is the link:",
  strangers: (parts: readonly string[]) =>
    `This link asks for what this page does not know, or what does not go together. It was left out: ${list(parts)}.`,
  begin: "Begin",
  problems: {
    names: "Every seat needs a name.",
    sameNames: "Two seats have the same name.",
    longName: "Names have at most 24 letters.",
    option: (label: string, value: string, about: string | undefined) =>
      `${label}: “${value}” does not fit this table.${about === undefined ? "" : ` ${about}`}`,
    /** By refusal code, for games without their own text. */
    known: {
      seats: "The game is for another number of players.",
      combination: "These modules do not go together.",
      colours: "These colours do not fit the table.",
      components: "This set of components does not fit the table.",
    } as Readonly<Record<string, string>>,
    rules: "The rules know no such table.",
  },
};

/** The form for the player's own box. */

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

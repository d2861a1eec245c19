import type { Who } from "../types.ts";
import { count, list, number, points, signed } from "./grammar.ts";

export const result = {
  title: "Result",
  wins: ({ name, isYou }: Who) => (isYou ? "You win" : `${name} wins`),
  share: (best: readonly Who[]) => `${list(best.map(({ name }) => name))} share first place`,
  /** After the winner's points: the others' points in order, and the lead over the second. */
  score: (others: readonly number[], margin: number) =>
    `to ${list(others.map((each) => number(each)))}, by ${margin === 1 ? "a single point" : points(margin)}`,
  shared: (n: number) => `with ${points(n)} each`,
  /** A game that was not played to the end. */
  nobody: "Nobody wins",
  resigned: ({ name, isYou }: Who) => (isYou ? "You resigned." : `${name} resigned.`),
  time: ({ name, isYou }: Who) => (isYou ? "Your time ran out." : `${name}'s time ran out.`),
  agreed: "All agreed to end the game here.",
  abandoned: "The game was abandoned.",
  place: "Place",
  player: "Player",
  points: "Points",
  again: "Rematch",
  review: "Review",
  exported: "Share",
  scored: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "score" : "scores"} ${points(n)}`,
  running: "This game is not over yet.",
  goOn: "Go on playing",
  /** The expected margin before and after the key moment. */
  turned: (before: number, after: number) =>
    `Expected margin ${signed(Math.round(before) || 0)} before, ${signed(Math.round(after) || 0)} after.`,
  see: "See it",
};

export const share = {
  /** The picture shows the position after this move. */
  move: "Move to show",
  at: (move: number, of: number) => (move === of ? "How it ended" : `Move ${number(move)} of ${number(of)}`),
  preview: (names: readonly string[]) => `The board: ${list(names)}`,
  link: {
    title: "Link",
    about: "Opens the game at this move.",
    copy: "Copy the link",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Pick the link by hand.",
    send: "Send…",
    address: "The link",
    /** The link itself contains the record. */
    inside: (letters: number) =>
      `The whole game is in the link (${count(letters, "character", "characters")}); nothing is uploaded.`,
    tooLong: "This game is too long for a link. Save its record and send the file.",
    thisMachine:
      "It says the name of this machine, which others cannot open. Open the page at an address that they reach.",
  },
  embed: {
    title: "In other pages",
    about: "Put this into a page of yours to show the board there.",
    code: "The code to put in",
  },
  picture: {
    title: "Picture",
    svg: "Save SVG",
    png: "Save PNG",
  },
  replay: {
    title: "Replay",
    about: "The game turn by turn; what was just built or scored is lit.",
    svg: "Save moving SVG",
    gif: "Save GIF",
    making: (frame: number, of: number) => `Making the GIF: picture ${number(frame)} of ${number(of)}.`,
    cancel: "Stop",
    saved: (size: number) => `Saved, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Stopped.",
    failed: "This browser could not make it. The moving SVG takes less.",
    turn: (turn: number, of: number) => `Turn ${number(turn)} of ${number(of)}`,
  },
  print: {
    open: "Page to print",
    title: "Record",
    go: "Print",
    board: "The board at the end",
    scores: "Points",
    moves: "Moves and draws",
    /** Whether the shuffle was sealed, and whether the draws match it. */
    proof: "Shuffle",
    none: "This game was drawn in a browser, and nothing was sealed before it.",
    holds: "Every draw follows from the secret below, whose SHA-256 was published before anybody sat down.",
    broken: (reason: string) => `The draws do not follow from the secret: ${reason}.`,
    seal: "Seal",
    running: "This game is not over yet; there is a page to print once it is.",
    back: "Back",
  },
  shared: {
    title: "A game for you",
    reading: "Reading the game from the link…",
    damaged: "There is no game in this link, or it was cut short on the way. Ask for it again.",
    home: "To the start",
    about: (names: readonly string[]) => `Shared with you: ${list(names)}`,
    keep: "Keep",
    kept: "This game is among your games.",
    open: "Open",
    /** For a person who is just "You" on their own screen. */
    player: (seat: number) => `Player ${seat}`,
  },
};

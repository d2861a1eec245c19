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
  agreed: "Everyone agreed to end the game here.",
  abandoned: "The game was abandoned.",
  place: "Place",
  player: "Player",
  points: "Points",
  again: "Rematch",
  review: "Review",
  exported: "Share",
  scored: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "score" : "scores"} ${points(n)}`,
  running: "This game isn't over yet.",
  goOn: "Keep playing",
  /** The predicted final lead before and after the key moment. */
  turned: (before: number, after: number) =>
    `Predicted final lead: ${signed(Math.round(before) || 0)} before, ${signed(Math.round(after) || 0)} after.`,
  see: "See it",
};

export const share = {
  /** The picture shows the position after this move. */
  move: "Move to show",
  at: (move: number, of: number) => (move === of ? "Final position" : `Move ${number(move)} of ${number(of)}`),
  preview: (names: readonly string[]) => `Board: ${list(names)}`,
  link: {
    title: "Link",
    about: "Opens the game at this move.",
    copy: "Copy link",
    copied: "Copied.",
    notCopied: "Your browser didn't allow copying. Select the link and copy it yourself.",
    send: "Send…",
    address: "Link address",
    /** The link itself contains the record. */
    inside: (letters: number) =>
      `The whole game is in the link (${count(letters, "character", "characters")}); nothing is uploaded.`,
    tooLong: "This game is too long for a link. Save its record and send the file.",
    thisMachine:
      "This link only works on this device. Open the page at an address that others can reach, then copy the link there.",
  },
  embed: {
    title: "Embed",
    about: "Paste this code into your own page to show the board there.",
    code: "Embed code",
  },
  picture: {
    title: "Picture",
    svg: "Save SVG",
    png: "Save PNG",
  },
  replay: {
    title: "Replay",
    about: "The game turn by turn, with the latest building and scoring highlighted.",
    svg: "Save animated SVG",
    gif: "Save GIF",
    making: (frame: number, of: number) => `Making the GIF: frame ${number(frame)} of ${number(of)}.`,
    cancel: "Cancel",
    saved: (size: number) => `Saved, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Cancelled.",
    failed: "Your browser couldn't make the GIF. Try the animated SVG instead.",
    turn: (turn: number, of: number) => `Turn ${number(turn)} of ${number(of)}`,
  },
  print: {
    open: "Printable page",
    title: "Record",
    go: "Print",
    board: "Final board",
    scores: "Points",
    moves: "Moves and draws",
    /** Whether the shuffle was sealed, and whether the draws match it. */
    proof: "Shuffle",
    none: "A browser made the draws of this game, so there's no sealed shuffle to check.",
    holds: "Every draw follows from the secret below. Its SHA-256 hash was published before anyone joined.",
    broken: (reason: string) => `The draws don't follow from the secret: ${reason}.`,
    seal: "Seal",
    running: "This game isn't over yet. You can print it when it ends.",
    back: "Back",
  },
  shared: {
    title: "Shared game",
    reading: "Loading the game from the link…",
    cut: "Part of this link is missing. Ask for the whole link again.",
    damaged: "This link doesn't contain a game, or part of it is missing. Ask for the link again.",
    home: "Home",
    about: (names: readonly string[]) => `Shared with you: ${list(names)}`,
    keep: "Save",
    kept: "Saved to your games.",
    open: "Open",
    /** For a person who is just "You" on their own screen. */
    player: (seat: number) => `Player ${seat}`,
  },
};

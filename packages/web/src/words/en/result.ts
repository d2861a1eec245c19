import type { Who } from "../types.ts";
import { count, list, number, points } from "./grammar.ts";

export const result = {
  title: "Result",
  wins: ({ name, isYou }: Who) => (isYou ? "You win" : `${name} wins`),
  share: (best: readonly Who[]) => `${list(best.map(({ name }) => name))} share the win`,
  /** After "You win": the lead over the second. */
  by: (margin: number) => (margin === 1 ? "by a single point." : `by ${points(margin)}`),
  close: "That was close.",
  shared: (n: number) => `with ${points(n)} each`,
  /** A game that was not played to the end. */
  nobody: "Nobody wins",
  resigned: ({ name, isYou }: Who) => (isYou ? "You resigned." : `${name} resigned.`),
  time: ({ name, isYou }: Who) => (isYou ? "Your time ran out." : `${name}'s time ran out.`),
  agreed: "Everyone agreed to end the game here.",
  abandoned: "The game was abandoned.",
  points: "Points",
  again: "Rematch",
  /** After two losses in a row: the same table with weaker bots. */
  easier: "Try an easier one",
  review: "Review",
  poster: "Poster",
  exported: "Share",
  scored: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "score" : "scores"} ${points(n)}`,
  running: "This game isn't over yet.",
  goOn: "Keep playing",
  firstWin: (bot: string) => `Your first win against ${bot}.`,
  bestYet: "Your best score yet.",
  /** The parts of the points and further figures, folded. */
  more: "Points in detail",
  story: {
    label: "The story of the game",
    best: ({ name, isYou }: Who) => (isYou ? "Your best line" : `${name}'s best line`),
    /** For points that no line paid. */
    bestSource: ({ name, isYou }: Who) => (isYou ? "What paid you best" : `What paid ${name} best`),
    gotAway: "The one that got away",
    played: (move: string) => `Played: ${move}.`,
    /** The better move, and the number of the move where it was possible. */
    move: (move: string, n: number) => `${move} on move ${number(n)}`,
    play: "Play it from here",
    nothing: "Nothing got away.",
    /** The most that a single move cost. */
    small: ({ isYou, name }: Who, n: number) => `No move cost ${isYou ? "you" : name} more than ${points(n)}.`,
    unclear: "No move was clearly a mistake.",
    causes: "Luck and skill",
    luck: "Luck",
    skill: "Skill",
    tooClose: "Too close to call",
    tooCloseAbout: "Luck and skill can't be told apart in this game.",
    /** What luck and skill add up to against the other player. */
    sum: ({ name, isYou }: Who, luck: number, skill: number, margin: number) =>
      `Points against ${isYou ? "you" : name}: ${number(luck)} ${skill < 0 ? "−" : "+"} ${number(Math.abs(skill))} = ${margin === 0 ? "0" : `${number(Math.abs(margin))} ${margin < 0 ? "short" : "ahead"}`}.`,
    sure: "How sure is this?",
    looking: "Looking through the moves…",
    closer: "Look closer in Review",
  },
};

/** 1 for the better of two, −1 for the worse, 0 if they are even. */
type Lean = -1 | 0 | 1;

/** Luck and skill of a player in one sentence or two; without `other`, compared with all the others. */
export function causes(drawn: string, luck: Lean, skill: Lean, own: Who, other: Who | undefined): string {
  const others = other ? (other.isYou ? "You" : other.name) : "The others";
  const whom = own.isYou ? "you" : own.name;
  if (luck > 0 && skill > 0) return `Good ${drawn}, well played.`;
  if (luck > 0 && skill < 0) return `${own.name} drew the better ${drawn}. ${others} made more of worse ones.`;
  const drew =
    luck > 0
      ? `${own.name} drew the better ${drawn}.`
      : luck < 0
        ? `The ${drawn} were against ${whom}.`
        : `Even ${drawn}.`;
  const played =
    skill > 0
      ? luck < 0
        ? `${own.name} made more of them.`
        : `${own.name} played them better.`
      : skill < 0
        ? luck < 0
          ? `${others} played better.`
          : `${others} played them better.`
        : "";
  return played ? `${drew} ${played}` : drew;
}

export const share = {
  /** The picture shows the position after this move. */
  move: "Move to show",
  at: (move: number, of: number) => (move === of ? "Final position" : `Move ${number(move)} of ${number(of)}`),
  preview: (names: readonly string[]) => `Board: ${list(names)}`,
  poster: {
    title: "Poster",
    preview: "The finished network as a poster",
    names: "Names",
    light: "Light",
    dark: "Dark",
    theme: "Colours",
    save: "Save picture",
    svg: "Save SVG",
    send: "Share",
    print: "Print",
    failed: "Your browser couldn't make the picture. Save the SVG instead.",
    winner: "winner",
    behind: (n: number) => `by ${points(n)}`,
  },
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
    tooLong:
      "This game is too long to fit in a link. Upload it to the server for a short link, or send the record as a file.",
    upload: "Upload and create link",
    uploading: "Uploading…",
    uploaded: "The game is on the server. Anyone with the link can open it.",
    record: "Save record",
    noServer:
      "There's no server at this address, so there's nowhere to upload the game. Save the record and send the file.",
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
    saved: "Saved to your games.",
    open: "Open",
    /** For a person who is just "You" on their own screen. */
    player: (seat: number) => `Player ${seat}`,
  },
};

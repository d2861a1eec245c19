/** Texts that all games share. */
import type { OptionText, Who } from "../types.ts";
import { list, points } from "./grammar.ts";

/** Why something is not allowed, by refusal code. */
export const refusals = {
  unknown: "The rules don't allow this. Try something else.",
  notYourTurn: "It isn't your turn. Wait for the other players.",
  over: "The game is over.",
  paused: "The game is paused. Resume it first.",
  unreadable: "This isn't a valid move. Choose another.",
  nothingToTakeBack: "There's nothing to undo.",
  notPaused: "The game isn't paused. Keep playing.",
  resignTwo: "You can only resign in two-player games. Ask everyone to end the game instead.",
  timeUp: "Your time is up. Another player decides how the game goes on.",
  botPlays: "A bot is playing for you. Take over again first.",
  notYourSeat: "You're not playing here.",
  askedAlready: "You can ask once per turn. Ask again after the next move.",
  tooMuch: "Too many requests. Wait a moment and try again.",
};

/** The option for the starting player: one of the seats, or a random one. */
export const startOption = (seats: number): OptionText => ({
  label: "Starting player",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Player ${at + 1}` }])),
    lot: { label: "Random", about: "Chosen when the game starts." },
  },
});

/** Who goes first and who wins, for the log. */
export const ends = {
  /** On chips. */
  chips: { lot: "First player", over: "Winner" },
  lot: ({ name, isYou }: Who) => `${name} ${isYou ? "go" : "goes"} first, chosen at random`,
  over: (best: readonly Who[], most: number) => {
    const [only, ...others] = best;
    return only && !others.length
      ? `the game is over: ${only.name} ${only.isYou ? "win" : "wins"} with ${points(most)}`
      : `the game is over: ${list(best.map(({ name }) => name))} share first place with ${points(most)}`;
  },
};

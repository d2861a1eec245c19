/** Texts that all games share. */
import type { OptionText, Who } from "../types.ts";
import { list, points } from "./grammar.ts";

/** Why something is not allowed, by refusal code. */
export const refusals = {
  unknown: "The rules do not allow this.",
  notYourTurn: "It is not your turn.",
  over: "The game is over.",
  paused: "The game rests. Take it up again first.",
  unreadable: "That is no move of this game.",
  nothingToTakeBack: "There is nothing of yours to take back.",
  notPaused: "The game does not rest.",
  resignTwo: "Only a game of two can be given up.",
};

/** The option for who begins: one of the seats, or a random one. */
export const startOption = (seats: number): OptionText => ({
  label: "Who begins",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Seat ${at + 1}` }])),
    lot: { label: "By lot", about: "Drawn when the game begins." },
  },
});

/** Who begins and who wins, for the log. */
export const ends = {
  lot: ({ name, isYou }: Who) => `${name} ${isYou ? "begin" : "begins"} by lot`,
  over: (best: readonly Who[], most: number) => {
    const [only, ...others] = best;
    return only && !others.length
      ? `the game is over: ${only.name} ${only.isYou ? "win" : "wins"} with ${points(most)}`
      : `the game is over: ${list(best.map(({ name }) => name))} share first place with ${points(most)}`;
  },
};

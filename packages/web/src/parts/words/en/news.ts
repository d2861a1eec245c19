import type { Who } from "../types.ts";

/** What is said beside a table of what happened. */
export const news = {
  since: "Since your last turn",
  soFar: "So far",
  newGame: "A new game",
  none: "Nobody else has moved.",
  replay: "Show again",
  botFailed: {
    title: ({ name }: Who) => `${name} gave no answer`,
    detail: (reason: string) =>
      reason ? `What went wrong: ${reason}` : "The browser did not let it think. Ask again, or load the page anew.",
  },
};

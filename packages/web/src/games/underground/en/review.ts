import type { Who } from "../../../parts/words/types.ts";
import { count, list, signed } from "../../../parts/words/en/plural.ts";

type When = "played" | "best" | "tried";

export const review = {
  title: (edition: string) => `On the Underground, ${edition}`,
  map: "The map before the move",
  built: (line: string, block: string) => `${line} ${block}`,
  token: "a token",
  to: (station: string, lines: readonly string[]) =>
    lines.length ? `to ${station} by ${list(lines)}` : `to ${station}`,
  /** What a piece brings at once, and what the passenger would pay as things stand then. */
  piece: (when: When, piece: string, rewards: readonly string[]) => {
    const begins = when === "played" ? "It" : `${piece} instead`;
    return rewards.length ? `${begins} ${list(rewards)}.` : `${begins} pays nothing at once.`;
  },
  tokenTaken: (when: When) =>
    when === "played" ? "It took a token instead of building." : "A token is worth more than any piece now.",
  trip: (when: When, station: string, paid: readonly (readonly [who: Who, points: number])[]) => {
    const pays = paid.length ? list(paid.map(([{ name }, n]) => `${name} ${signed(n)}`)) : "nobody";
    return when === "played" ? `The passenger went to ${station} and paid ${pays}.` : `To ${station} he pays ${pays}.`;
  },
  /** What he would pay whoever decided, before and after. */
  passenger: (when: When, { name, isYou }: Who, before: string, after: string) => {
    const whom = isYou ? "you" : name;
    return before === after
      ? `The passenger ${when === "played" ? "still paid" : "still pays"} ${whom} ${after}.`
      : `The passenger ${when === "played" ? "then paid" : "then pays"} ${whom} ${after} instead of ${before}.`;
  },
  facts: {
    points: "Points at once",
    passenger: "The passenger pays",
    tokens: "Tokens left",
    pieces: (n: number) => count(n, "piece", "pieces"),
    number: (n: number) => String(n),
  },
};

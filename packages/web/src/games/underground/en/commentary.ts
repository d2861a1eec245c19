import { count } from "../../../parts/words/en/plural.ts";

const points = (n: number): string => count(n, "point", "points");

/** What is said of a first game of On the Underground. */
export const commentary = {
  welcome: "Four actions, then the passenger travels. Build towards the destinations that lie face up.",
  built: "Lines grow at their ends for nothing. A second line near the passenger gives him a choice that pays you.",
  token: "A branch token. Two of them let a line branch off anywhere.",
  ride: (n: number) => `The passenger used your track: ${points(n)}. He pays every line he takes, in every turn.`,
  without: "He travelled without you. Track between him and the cards that lie face up changes that.",
  rail: (station: string) => `${station} is a national rail station: a point for each line that gets there.`,
  terminus: (station: string) => `${station} is a terminus: two points and a branch token.`,
  connection: "Both stations of a sign are on one line now: three points.",
  loop: (n: number) => `Your line closed a loop: ${points(n)}, one for each station inside. Larger loops pay again.`,
  left: "The pile is empty, so the passenger leaves. The rest of the round is building only.",
  won: (mine: number, theirs: number) => `You have won, ${mine} to ${theirs}. The review shows what counted.`,
  lost: (mine: number, theirs: number) => `${mine} to ${theirs}. The review shows where points were left lying.`,
};

/** What is said of the examples in the rules; what comes of them is asked of the rules and said as at a table. */
export const examples = {
  /** By the id that the rules name. */
  titles: {
    map: "The map",
    extending: "A line grows at its ends",
    branching: "With two tokens it branches anywhere",
    terminus: "A line reaches a terminus",
    symbols: "Two stations with one symbol",
    loop: "A loop is closed",
    "goldhawk-road": "Where the passenger goes first",
    onward: "And where he goes on to",
  } as Readonly<Record<string, string>>,
  player: (n: number) => `Player ${n}`,
  look: "Choose a station to see what it is.",
  build: (line: string) => `Choose where to build the ${line} line.`,
  /** A destination, how hard it is to reach, and that it is the one he takes. */
  offer: (station: string, effort: string, isTaken: boolean) =>
    isTaken ? `${station}: ${effort}. He goes here.` : `${station}: ${effort}.`,
  equal: "Equally good: whoever moves him chooses.",
};

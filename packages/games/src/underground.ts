import type { UndergroundGame } from "@interchange/underground";
import type { GameEntry, Loaded } from "./game.ts";

async function fetchUnderground(): Promise<Loaded<UndergroundGame>> {
  const { underground } = await import("./engines/underground.ts");
  // Nobody knows the order of the pile, and everything else is on the table.
  return { engine: underground, isOpen: () => true };
}

export const undergroundEntry: GameEntry<UndergroundGame> = {
  id: "underground",
  edition: "2006",
  load: fetchUnderground,
  loadRules: fetchUnderground,
  progress: ({ visited }) => visited.length,
  // A turn has about six moves.
  bots: { thinkingTime: 150, pause: 0.35 },
};

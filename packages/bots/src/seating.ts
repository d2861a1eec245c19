/** Who sits where. Bots are numbered as they were named, and repeat in turn when there are more seats. */

/** The bot on each seat. Every rotation moves everybody on by one seat. */
export function seatingOf(bots: number, seats: number, rotation = 0): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => ((seat + seats - (rotation % seats)) % seats) % bots);
}

/** After how many rotations everybody sits as at first. */
export function rotationsOf(bots: number, seats: number): number {
  const first = seatingOf(bots, seats).join();
  let rotation = 1;
  while (seatingOf(bots, seats, rotation).join() !== first) rotation++;
  return rotation;
}

/** How many games a match plays when so many are asked for: whole deals, each in every rotation. */
export function matchGames(games: number, bots: number, seats: number): number {
  const rotations = rotationsOf(bots, seats);
  return Math.max(1, Math.ceil(games / rotations)) * rotations;
}

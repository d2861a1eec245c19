/** Seats bots at tables. Bots are numbered in the order they were named, and repeat in turn if there are more seats. */

/** The bot on each seat. Every rotation moves everyone on by one seat. */
export function seatingOf(bots: number, seats: number, rotation = 0): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => ((seat + seats - (rotation % seats)) % seats) % bots);
}

/** After how many rotations everyone sits as at first. */
export function rotationsOf(bots: number, seats: number): number {
  const first = seatingOf(bots, seats).join();
  let rotation = 1;
  while (seatingOf(bots, seats, rotation).join() !== first) rotation++;
  return rotation;
}

/** How many games a match plays if this many are requested: whole deals, each in every rotation. */
export function matchGames(games: number, bots: number, seats: number): number {
  const rotations = rotationsOf(bots, seats);
  return Math.max(1, Math.ceil(games / rotations)) * rotations;
}

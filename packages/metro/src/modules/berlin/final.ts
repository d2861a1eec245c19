/** The final scoring of a colour's tickets (rules BE.5 to BE.7). */
import type { Prizes } from "./printed.ts";

/** The points of each, by how many tickets each has. With `onlyTwo` no other tie than one of two for most is shared. */
export function prizePoints(tickets: readonly number[], [higher, lower]: Prizes, onlyTwo = false): readonly number[] {
  const most = Math.max(...tickets);
  // Rule BE.6: without a ticket there is no prize.
  if (most === 0) return tickets.map(() => 0);
  const first = tickets.filter((count) => count === most).length;
  if (first > 2 && onlyTwo) return tickets.map(() => 0);
  if (first > 1) return tickets.map((count) => (count === most ? Math.floor((higher + lower) / first) : 0));
  const next = Math.max(...tickets.map((count) => (count === most ? 0 : count)));
  const second = tickets.filter((count) => count === next).length;
  return tickets.map((count) => {
    if (count === most) return higher;
    if (count !== next || next === 0 || (second > 1 && onlyTwo)) return 0;
    return Math.floor(lower / second);
  });
}

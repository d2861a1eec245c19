/** Who sits where when the next game of a room starts at one or more tables. */
import type { NextGame } from "@interchange/protocol";

/** Members by table and seat. */
export type Seats = readonly (readonly (number | undefined)[])[];

/** How many people play at one table, at most. */
export function peopleAt({ seats }: Pick<NextGame, "seats">): number {
  return seats.filter(({ kind }) => kind === "person").length;
}

/** How many people sit at each table: spread evenly over as few tables as possible. */
export function tableSizes(people: number, most: number): readonly number[] {
  const tables = Math.max(1, Math.ceil(people / Math.max(1, most)));
  return Array.from({ length: tables }, (_, table) => Math.floor((people + tables - 1 - table) / tables));
}

/** Everyone in the order in which they said that they are in, over as many tables as it takes. */
export function inOrder(next: Pick<NextGame, "in" | "seats">): Seats {
  const people = peopleAt(next);
  let from = 0;
  return tableSizes(next.in.length, people).map((size) => {
    const seats = next.in.slice(from, from + size);
    from += size;
    return Array.from({ length: people }, (_, seat) => seats[seat]);
  });
}

/** Puts someone on a seat. Whoever sat there takes theirs. */
export function seated(tables: Seats, table: number, seat: number, member: number | undefined): Seats {
  const before = tables[table]?.[seat];
  return tables.map((seats, atTable) =>
    seats.map((each, at) => {
      if (atTable === table && at === seat) return member;
      return member !== undefined && each === member ? before : each;
    }),
  );
}

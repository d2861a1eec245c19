/**
 * Takes someone's name and messages out of a table's stored logs. A seat has one player after another: a turn of a seat
 * begins when a person takes it and ends when they leave, and only the rows of this person's turns are changed.
 */
import { freeName } from "@interchange/host";
import type { GameRow, LogName, Sitter, Summary, TableRow } from "@interchange/host";
import { FORMER_PLAYER } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";

export interface StoredRow {
  readonly log: LogName;
  readonly seq: number;
  readonly body: string;
}

export interface Rewritten {
  /** The rows that changed. */
  readonly rows: readonly StoredRow[];
  /** Who sits where after all of them. */
  readonly sitters: readonly Sitter[];
}

/** `turns`: for each seat of theirs, which of its turns were theirs, counted from 0. */
export function withoutPerson(
  stored: readonly StoredRow[],
  turns: ReadonlyMap<Seat, ReadonlySet<number>>,
): Rewritten | undefined {
  const of = (log: LogName) => stored.filter((row) => row.log === log).toSorted((one, other) => one.seq - other.seq);
  const [first] = of("game");
  const begin = first && (JSON.parse(first.body) as GameRow);
  if (!first || begin?.kind !== "begin") return undefined;
  const { founding } = begin;
  const called = freeName(
    FORMER_PLAYER,
    founding.sitters.map(({ name }, seat) => (turns.has(seat) ? undefined : name)),
  );
  const rows: StoredRow[] = [];
  const isTheirs = (seat: Seat, turn: number): boolean => turns.get(seat)?.has(turn) ?? false;
  const nameless = ({ name, mind, standsInFor }: Sitter): Sitter => ({
    name: mind.kind === "bot" ? name : called,
    mind,
    ...(standsInFor !== undefined && { standsInFor: called }),
  });
  let sitters = founding.sitters.map((sitter, seat) => (isTheirs(seat, 0) ? nameless(sitter) : sitter));
  rows.push({ ...first, body: JSON.stringify({ ...begin, founding: { ...founding, sitters } }) });

  const turn = founding.sitters.map(() => 0);
  const isVacant = founding.sitters.map(() => false);
  for (const row of of("table")) {
    const read = JSON.parse(row.body) as TableRow;
    if (read.kind === "said" && isTheirs(read.by, turn[read.by] ?? 0))
      rows.push({ ...row, body: JSON.stringify({ ...read, text: "" }) });
    if (read.kind !== "seat") continue;
    const { seat, sitter } = read;
    const isPersons = sitter.mind.kind === "person" || sitter.standsInFor !== undefined;
    if (isPersons && isVacant[seat]) {
      turn[seat] = (turn[seat] ?? 0) + 1;
      isVacant[seat] = false;
    }
    const now = isTheirs(seat, turn[seat] ?? 0) ? nameless(sitter) : sitter;
    if (now !== sitter) rows.push({ ...row, body: JSON.stringify({ ...read, sitter: now }) });
    if (!isPersons) isVacant[seat] = true;
    sitters = sitters.with(seat, now);
  }
  return { rows, sitters };
}

/** How many players have left each seat: the turn that the present one has. */
export function presentTurns(stored: readonly StoredRow[]): ReadonlyMap<Seat, number> {
  const turns = new Map<Seat, number>();
  const vacant = new Set<Seat>();
  for (const { body } of stored.filter(({ log }) => log === "table").toSorted((one, other) => one.seq - other.seq)) {
    const row = JSON.parse(body) as TableRow;
    if (row.kind !== "seat") continue;
    const isPersons = row.sitter.mind.kind === "person" || row.sitter.standsInFor !== undefined;
    if (isPersons && vacant.delete(row.seat)) turns.set(row.seat, (turns.get(row.seat) ?? 0) + 1);
    if (!isPersons) vacant.add(row.seat);
  }
  return turns;
}

/** A table's entry in lists with other names. */
export function renamedSummary(summary: string, sitters: readonly Sitter[]): string {
  return JSON.stringify({ ...(JSON.parse(summary) as Summary), sitters });
}

/** Laws about records and tables: they read back as written, lead to the same game, and can be rewound and replayed. */
import type { ChanceSource } from "../chance.ts";
import type { Keeps } from "../history.ts";
import { HIDDEN } from "../record.ts";
import { readRecordJson, recordToJson } from "../recordJson.ts";
import { readRecord, writeRecord } from "../recordText.ts";
import { Table } from "../table.ts";
import type { Walk } from "./subject.ts";
import { difference, same } from "./values.ts";

export function recordLaws<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { game, table } = walk;
  leanLaw(walk);
  rewindLaw(walk);
  forkLaw(walk);
  const record = table.record();
  const fromText = readRecord(writeRecord(record));
  if (!fromText.ok) walk.broken("records read back", `${fromText.problem.line}: ${fromText.problem.reason}`);
  if (!same(fromText.record, record)) walk.broken("records read back", difference(fromText.record, record));
  const fromJson = readRecordJson(JSON.stringify(recordToJson(record)));
  if (!fromJson.ok) walk.broken("records read back from JSON", fromJson.problem.reason);
  if (!same(fromJson.record, record)) walk.broken("records read back from JSON", difference(fromJson.record, record));
  const replayed = Table.replay(game, fromText.record);
  if (!replayed.ok) walk.broken("records replay", `entry ${replayed.entry}: ${replayed.reason}`);
  if (!same(replayed.table.position, table.position))
    walk.broken("same record, same game", difference(replayed.table.position, table.position));
  const halfway = Math.floor(record.entries.length / 2);
  const half = Table.replay(game, record, halfway);
  if (!half.ok || !same(half.table.position, table.at(halfway))) walk.broken("replays to any entry", `${halfway}`);
  for (const viewer of walk.viewers) {
    const entries = half.table.record(viewer).entries;
    for (const [index, entry] of entries.entries()) {
      const whole = record.entries[index];
      if (entry.text !== HIDDEN && !same(entry, whole)) walk.broken("a viewer's record hides or tells", entry.text);
    }
  }
}

/** A table that stores only its last position reports the same as one that stores them all. */
function leanLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { table, random } = walk;
  const entries = random.below(table.length + 1);
  const lean = tableAt(walk, entries, "last");
  const full = tableAt(walk, entries, "all");
  const says = (law: string, one: unknown, other: unknown): void => {
    if (!same(one, other)) walk.broken(`lean tables: ${law}`, difference(one, other));
  };
  says("same history", lean.history, full.history);
  const earlier = random.below(entries + 1);
  says("same earlier positions", lean.at(earlier), table.at(earlier));
  for (const viewer of walk.viewers) {
    says("same views", lean.view(viewer), full.view(viewer));
    says("same records", lean.record(viewer), full.record(viewer));
  }
  if (!earlier) return;
  lean.rewind(earlier);
  full.rewind(earlier);
  says("same position after a take-back", lean.position, table.at(entries - earlier));
  says("same draws come again", lean.seenDraws, full.seenDraws);
}

/** What is tried on a fork never shows at the table. */
function forkLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { table, random } = walk;
  const told = (): string =>
    JSON.stringify([table.record(), table.position, table.seenDraws, table.tookBack, table.names, table.drawn("bag")]);
  const before = told();
  const fork = table.fork();
  if (JSON.stringify(fork.record()) !== JSON.stringify(table.record()))
    walk.broken("a fork is the same table", "record");
  fork.changeSeat(0, "somebody else");
  if (fork.length) fork.rewind(1 + random.below(fork.length));
  const { actor } = fork;
  if (actor.kind === "chance") fork.settle({ pick: () => 0 });
  fork.end({ kind: "abandoned" });
  if (told() !== before) walk.broken("a fork leaves its table alone", `${before} became ${told()}`);
}

/** After any take-backs the same moves bring the same draws in the same order, without asking any source. */
function rewindLaw<P, M, C, E, V>(walk: Walk<P, M, C, E, V>): void {
  const { table, random, game } = walk;
  // A walk may be cut off between draws, and nobody has seen the next one.
  let settled = table.length;
  while (settled > 0 && game.actor(table.at(settled)).kind === "chance") settled--;
  const again = tableAt(walk, settled, "all");
  const seen = table.log.slice(0, settled).map(({ entry }) => entry.text);
  const broken = (detail: string): never => walk.broken("what was seen comes again after take-backs", detail);
  const goOn = (until: number): void => {
    while (again.length < until) {
      const { actor } = again;
      const move = game.notation.readMove(seen[again.length] ?? "", again.setup);
      if (actor.kind === "chance") again.settle(NO_SOURCE);
      else if (actor.kind !== "seat" || move === undefined || !again.play(actor.seat, move).ok)
        broken(`entry ${again.length + 1}, "${seen[again.length]}", cannot be done again`);
    }
  };
  for (let takeBacks = 0; takeBacks < 3 && again.length; takeBacks++) {
    const entries = 1 + random.below(Math.min(again.length, MOST_TAKEN_BACK));
    const wanted = table.at(again.length - entries);
    if (!again.rewind(entries) || !same(again.position, wanted)) broken(`${entries} entries taken back`);
    // Between nothing and half of it is replayed before the next take-back.
    goOn(again.length + random.below(Math.floor(entries / 2) + 1));
  }
  goOn(seen.length);
  for (const [index, { entry }] of again.log.entries())
    if (entry.text !== seen[index]) broken(`entry ${index + 1} is "${entry.text}" instead of "${seen[index]}"`);
  if (!same(again.position, table.at(settled))) broken(difference(again.position, table.at(settled)));
}

const MOST_TAKEN_BACK = 40;

const NO_SOURCE: ChanceSource = {
  pick({ stream }) {
    throw new RangeError(`a new draw from ${stream}, though one was seen`);
  },
};

function tableAt<P, M, C, E, V>(walk: Walk<P, M, C, E, V>, entries: number, keeps: Keeps): Table<P, M, C, E, V> {
  const replayed = Table.replay(walk.game, walk.table.record(), entries, { keeps });
  return replayed.ok ? replayed.table : walk.broken("records replay", `entry ${replayed.entry}: ${replayed.reason}`);
}

/**
 * Verifiable shuffles. Before the first draw a table publishes its seal, the hash of a secret. Every draw comes from a
 * key made of that secret, the table's name and a nonce from each seat. After the game the secret is published, and
 * anybody can compute every draw again. docs/record.md has a worked example.
 *
 *     const key = tableKey(secret, "tuesday-7", ["00112233445566778899aabbccddeeff", "-"]);
 *     table.settle(keyedChance(key));
 */
import type { ChanceSource, Drawn } from "./chance.ts";
import type { Draw, Game } from "./game.ts";
import type { GameRecord, SEAL_TAGS } from "./record.ts";
import { bytesOf, hexOf, hmacSha256, sha256, utf8 } from "./sha256.ts";
import { Table } from "./table.ts";

export { bytesOf, hexOf, sha256 } from "./sha256.ts";

/** Stands in for the nonce of a seat that gave none, such as a bot. */
export const NO_NONCE = "-";

/** Six bytes of the hash make a number below this. */
const VALUES = 2 ** 48;

/** The seal, published before the first draw. */
export function sealOf(secret: Uint8Array): string {
  return hexOf(sha256(secret));
}

/** The key that a table draws with. Nonces are in seat order, `NO_NONCE` for a seat that gave none. */
export function tableKey(secret: Uint8Array, table: string, nonces: readonly string[]): Uint8Array {
  return hmacSha256(secret)(utf8([table, ...nonces].join("/")));
}

/**
 * Draws that anybody with the key can compute: draw n of a stream depends only on the key, its number and its outcomes.
 */
export function keyedChance(key: Uint8Array): ChanceSource {
  const code = hmacSha256(key);
  return {
    pick<Chance>({ stream, outcomes }: Draw<Chance>, before: Drawn, write: (chance: Chance) => string): number {
      const sorted = outcomes
        .map(({ chance, weight }, index) => ({ text: write(chance), weight, index }))
        .toSorted((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));
      const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
      let left = keyedNumber(code, `${stream}/${before.outcomes.length}`, total);
      for (const { weight, index } of sorted) {
        if (left < weight) return index;
        left -= weight;
      }
      throw new RangeError(`the weights of ${stream} are not whole numbers`);
    },
  };
}

/** A uniform number below `total`. Values in the incomplete last range are rejected. */
function keyedNumber(code: (message: Uint8Array) => Uint8Array, draw: string, total: number): number {
  if (total < 1 || total > VALUES) throw new RangeError(`draw ${draw} among ${total}`);
  const fair = VALUES - (VALUES % total);
  for (let attempt = 0; ; attempt++) {
    const value = code(utf8(`${draw}/${attempt}`))
      .subarray(0, 6)
      .reduce((sum, byte) => sum * 256 + byte, 0);
    if (value < fair) return value % total;
  }
}

export type SealCheck =
  /** There is no seal, or the secret has not been published. */
  { readonly seal: "none" } | { readonly seal: "holds" } | { readonly seal: "broken"; readonly reason: string };

/** The tags with which a finished record proves its seal. */
export function sealTags(
  secret: Uint8Array,
  table: string,
  nonces: readonly string[],
): Readonly<Record<(typeof SEAL_TAGS)[number], string>> {
  return { Key: hexOf(secret), Table: table, Nonces: nonces.join(" ") };
}

/** Checks that every draw of a record follows from its seal. The record must replay. */
export function checkSeal<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  record: GameRecord,
): SealCheck {
  const broken = (reason: string): SealCheck => ({ seal: "broken", reason });
  const { Key: shown, Table: id, Nonces: given } = record.tags;
  if (record.seal === undefined || shown === undefined) return { seal: "none" };
  const secret = /^[0-9a-f]{64}$/.test(shown) ? bytesOf(shown) : undefined;
  if (!secret) return broken("Key needs 64 lower-case hex digits");
  if (id === undefined || !/^[A-Za-z0-9-]+$/.test(id)) return broken("Table needs letters, digits and hyphens");
  const nonces = given?.split(/ +/) ?? [];
  if (nonces.length !== record.seats.length || !nonces.every((nonce) => /^(?:[0-9a-fA-F]{32}|-)$/.test(nonce)))
    return broken(`Nonces needs 32 hex digits or "${NO_NONCE}" for each of ${record.seats.length} seats`);
  if (record.seal.toLowerCase() !== sealOf(secret)) return broken("Seal is not the SHA-256 of Key");
  const replayed = Table.replay(game, record);
  if (!replayed.ok) return broken(`entry ${replayed.entry + 1}: ${replayed.reason}`);
  const problem = firstOther(replayed.table, keyedChance(tableKey(secret, id, nonces)));
  return problem === undefined ? { seal: "holds" } : broken(problem);
}

export function sealHolds<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  record: GameRecord,
): SealCheck["seal"] {
  return checkSeal(game, record).seal;
}

/** The first draw that this source would not have given. */
function firstOther<Position, Move, Chance, Event, View>(
  table: Table<Position, Move, Chance, Event, View>,
  source: ChanceSource,
): string | undefined {
  const { game } = table;
  const write = (chance: Chance): string => game.notation.writeChance(chance);
  const streams = new Map<string, string[]>();
  let draws = 0;
  for (const [index, { stream, entry }] of table.log.entries()) {
    if (stream === undefined) continue;
    const outcomes = streams.get(stream) ?? [];
    const draw = game.draw(table.at(index));
    const wanted = draw.outcomes[source.pick(draw, { outcomes, draws }, write)];
    const text = wanted && write(wanted.chance);
    if (text !== entry.text)
      return `entry ${index + 1}: draw ${outcomes.length + 1} of ${stream} is "=${entry.text}", but the key gives "=${text}"`;
    streams.set(stream, [...outcomes, entry.text]);
    draws++;
  }
  return undefined;
}

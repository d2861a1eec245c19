import { createHash, createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexOf, keyedChance, NO_NONCE, sealOf, sealTags, tableKey } from "./seal.ts";

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const nonce = fc.oneof(fc.constant(NO_NONCE), fc.stringMatching(/^[0-9a-f]{32}$/));

/** Draw n as docs/record.md words it, with Node's own code and whole numbers of any size. */
function byTheBook(key: Uint8Array, stream: string, n: number, weights: Readonly<Record<string, number>>): string {
  const total = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0));
  const fair = (2n ** 48n / total) * total;
  for (let k = 0; ; k++) {
    const code = createHmac("sha256", key).update(`${stream}/${n}/${k}`).digest("hex");
    const value = BigInt(`0x${code.slice(0, 12)}`);
    if (value >= fair) continue;
    let left = value % total;
    for (const text of Object.keys(weights).toSorted((one, other) => (one < other ? -1 : 1))) {
      if (left < BigInt(weights[text]!)) return text;
      left -= BigInt(weights[text]!);
    }
  }
}

describe("a seal and the key of a table", () => {
  it("are the hashes that Node gives", () => {
    fc.assert(
      fc.property(bytes32, fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/), fc.array(nonce), (secret, id, nonces) => {
        expect(sealOf(secret)).toBe(createHash("sha256").update(secret).digest("hex"));
        const words = [id, ...nonces].join("/");
        expect(hexOf(tableKey(secret, id, nonces))).toBe(createHmac("sha256", secret).update(words).digest("hex"));
        expect(sealTags(secret, id, nonces)).toEqual({ Key: hexOf(secret), Table: id, Nonces: nonces.join(" ") });
      }),
    );
  });
});

describe("a keyed draw", () => {
  const pick = (key: Uint8Array, stream: string, n: number, weights: Readonly<Record<string, number>>): string => {
    const outcomes = Object.entries(weights).map(([chance, weight]) => ({ chance, weight }));
    const before = { outcomes: Array.from({ length: n }, () => "x"), draws: n + 3 };
    return outcomes[keyedChance(key).pick({ stream, outcomes }, before, (chance) => chance)]!.chance;
  };

  it("is the one that the book says, whatever the stream, the number and the weights", () => {
    const weights = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 60 }), {
      minKeys: 1,
      maxKeys: 24,
      noNullPrototype: true,
    });
    const stream = fc.constantFrom("bag", "pile", "Straße/3");
    fc.assert(
      fc.property(bytes32, stream, fc.nat(80), weights, (key, name, n, each) => {
        expect(pick(key, name, n, each)).toBe(byTheBook(key, name, n, each));
      }),
    );
  });

  it("passes over values that would favour somebody: with these weights nearly every second one", () => {
    const key = new Uint8Array(32);
    const weights = { b: 2 ** 46, a: 2 ** 46 + 1 };
    const drawn = Array.from({ length: 40 }, (_, n) => pick(key, "bag", n, weights));
    expect(drawn).toEqual(drawn.map((_, n) => byTheBook(key, "bag", n, weights)));
    expect(drawn).toEqual(expect.arrayContaining(["a", "b"]));
    expect(pick(key, "bag", 0, { a: 2 ** 48 })).toBe("a");
    for (const impossible of [{}, { a: 2 ** 48 + 1 }])
      expect(() => pick(key, "bag", 0, impossible)).toThrow(RangeError);
  });

  it("needs another value where the first is passed over", () => {
    const key = new Uint8Array(32);
    const total = 2 ** 47 + 1;
    const rejected = Array.from({ length: 40 }, (_, n) => n).filter(
      (n) => createHmac("sha256", key).update(`bag/${n}/0`).digest().readUIntBE(0, 6) >= total,
    );
    expect(rejected.length).toBeGreaterThan(10);
    const weights = { a: 2 ** 46, b: 2 ** 46, c: 1 };
    for (const n of rejected) expect(pick(key, "bag", n, weights)).toBe(byTheBook(key, "bag", n, weights));
  });
});

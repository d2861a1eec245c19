import { describe, expect, it } from "vitest";
import { orderedChance, scriptedChance, seededChance, shuffledOrder } from "./chance.ts";
import type { ChanceSource } from "./chance.ts";
import type { Draw } from "./game.ts";
import { Random } from "./random.ts";

function drawOf(stream: string, weights: Readonly<Record<string, number>>): Draw<string> {
  return { stream, outcomes: Object.entries(weights).map(([chance, weight]) => ({ chance, weight })) };
}

const write = (chance: string): string => chance;

function pickFrom(source: ChanceSource, draw: Draw<string>): string {
  return draw.outcomes[source.pick(draw, write)]!.chance;
}

/** Draws a bag empty. */
function empty(source: ChanceSource, bag: Readonly<Record<string, number>>, between?: () => void): string[] {
  const left: Record<string, number> = { ...bag };
  const drawn: string[] = [];
  while (Object.keys(left).length) {
    const chance = pickFrom(source, drawOf("bag", left));
    drawn.push(chance);
    left[chance]! -= 1;
    if (!left[chance]) delete left[chance];
    between?.();
  }
  return drawn;
}

const BAG = { a: 4, b: 3, c: 2 };

describe("a seeded source", () => {
  it("gives each stream its own draws: others in between change nothing", () => {
    const plain = empty(seededChance("seed"), BAG);
    const source = seededChance("seed");
    const mixed = empty(source, BAG, () => pickFrom(source, drawOf("pile", { x: 1, y: 1 })));
    expect(mixed).toEqual(plain);
    expect(empty(seededChance("other"), BAG)).not.toEqual(plain);
  });
});

describe("a scripted source", () => {
  it("gives what the script says, and says what it cannot give", () => {
    const source = scriptedChance(["b", "a", "z"]);
    expect(pickFrom(source, drawOf("bag", BAG))).toBe("b");
    expect(pickFrom(source, drawOf("bag", BAG))).toBe("a");
    expect(() => pickFrom(source, drawOf("bag", BAG))).toThrow(/"z", cannot come/);
    expect(() => pickFrom(source, drawOf("bag", BAG))).toThrow(/script ends/);
  });
});

describe("a committed order", () => {
  it("gives the same bag at every table", () => {
    const order = shuffledOrder(drawOf("bag", BAG), write, new Random(3));
    expect(order.toSorted().join("")).toBe("aaaabbbcc");
    expect(empty(orderedChance({ bag: order }, seededChance(1)), BAG)).toEqual(order);
    expect(empty(orderedChance({ bag: order }, seededChance(2)), BAG)).toEqual(order);
  });

  it("passes over what cannot come now, keeps it for later, and leaves other streams to the rest", () => {
    const source = orderedChance({ bag: ["c", "a", "b"] }, scriptedChance(["x", "b"]));
    expect(pickFrom(source, drawOf("bag", { a: 1, b: 1 }))).toBe("a");
    expect(pickFrom(source, drawOf("pile", { x: 1 }))).toBe("x");
    expect(pickFrom(source, drawOf("bag", { b: 1, c: 1 }))).toBe("c");
    expect(pickFrom(source, drawOf("bag", { b: 1 }))).toBe("b");
    expect(pickFrom(source, drawOf("bag", { b: 1 }))).toBe("b");
  });
});

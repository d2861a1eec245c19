import { describe, expect, it } from "vitest";
import { drawnOrders, orderedChance, scriptedChance, seededChance, shuffledOrder } from "./chance.ts";
import type { ChanceSource } from "./chance.ts";
import type { Draw } from "./game.ts";
import { Random } from "./random.ts";

function drawOf(stream: string, weights: Readonly<Record<string, number>>): Draw<string> {
  return { stream, outcomes: Object.entries(weights).map(([chance, weight]) => ({ chance, weight })) };
}

const write = (chance: string): string => chance;

/** Draws one after another, as at a table. */
class Drawing {
  private readonly streams = new Map<string, string[]>();
  private draws = 0;
  private readonly source: ChanceSource;

  constructor(source: ChanceSource) {
    this.source = source;
  }

  draw(draw: Draw<string>): string {
    const outcomes = this.streams.get(draw.stream) ?? [];
    const { chance } = draw.outcomes[this.source.pick(draw, { outcomes, draws: this.draws }, write)]!;
    this.draws++;
    this.streams.set(draw.stream, [...outcomes, chance]);
    return chance;
  }

  /** Draws a bag empty. */
  empty(bag: Readonly<Record<string, number>>, between?: () => void): string[] {
    const left: Record<string, number> = { ...bag };
    const drawn: string[] = [];
    while (Object.keys(left).length) {
      const chance = this.draw(drawOf("bag", left));
      drawn.push(chance);
      left[chance]! -= 1;
      if (!left[chance]) delete left[chance];
      between?.();
    }
    return drawn;
  }
}

const BAG = { a: 4, b: 3, c: 2 };
const emptied = (source: ChanceSource): string[] => new Drawing(source).empty(BAG);

describe("a seeded source", () => {
  it("gives each stream its own draws: others in between change nothing", () => {
    const plain = emptied(seededChance("seed"));
    const drawing = new Drawing(seededChance("seed"));
    const mixed = drawing.empty(BAG, () => drawing.draw(drawOf("pile", { x: 1, y: 1 })));
    expect(mixed).toEqual(plain);
    expect(emptied(seededChance("other"))).not.toEqual(plain);
  });

  it("keeps nothing: any draw can be asked for at any time", () => {
    const source = seededChance("seed");
    const outcomes = emptied(source);
    const left: Record<string, number> = { ...BAG };
    for (const [draws, text] of outcomes.entries()) {
      const now = drawOf("bag", Object.fromEntries(Object.entries(left).filter(([, weight]) => weight)));
      const index = source.pick(now, { outcomes: outcomes.slice(0, draws), draws: 7 }, write);
      expect(now.outcomes[index]!.chance).toBe(text);
      left[text]! -= 1;
    }
  });

  it("deals what it always dealt", () => {
    expect(emptied(seededChance("seed")).join("")).toBe("bbaaabcac");
  });
});

describe("a scripted source", () => {
  it("gives what the script says, and says what it cannot give", () => {
    const source = scriptedChance(["b", "a", "z"]);
    const pick = (draws: number): number => source.pick(drawOf("bag", BAG), { outcomes: [], draws }, write);
    expect([pick(0), pick(1), pick(0)]).toEqual([1, 0, 1]);
    expect(() => pick(2)).toThrow(/draw 3 of the script, "z", cannot come/);
    expect(() => pick(3)).toThrow(/script ends before draw 4/);
  });
});

describe("a committed order", () => {
  it("gives the same bag at every table", () => {
    const order = shuffledOrder(drawOf("bag", BAG), write, new Random(3));
    expect(order.toSorted().join("")).toBe("aaaabbbcc");
    expect(emptied(orderedChance({ bag: order }, seededChance(1)))).toEqual(order);
    expect(emptied(orderedChance({ bag: order }, seededChance(2)))).toEqual(order);
  });

  it("passes over what cannot come now, keeps it for later, and leaves other streams to the rest", () => {
    const drawing = new Drawing(orderedChance({ bag: ["c", "a", "b"] }, scriptedChance(["", "x", "", "", "b"])));
    expect(drawing.draw(drawOf("bag", { a: 1, b: 1 }))).toBe("a");
    expect(drawing.draw(drawOf("pile", { x: 1 }))).toBe("x");
    expect(drawing.draw(drawOf("bag", { b: 1, c: 1 }))).toBe("c");
    expect(drawing.draw(drawOf("bag", { b: 1 }))).toBe("b");
    expect(drawing.draw(drawOf("bag", { b: 1 }))).toBe("b");
  });

  it("covers no stream by accident", () => {
    const drawing = new Drawing(orderedChance({}, scriptedChance(["x"])));
    expect(drawing.draw(drawOf("constructor", { x: 1 }))).toBe("x");
  });

  it("lets a table go on from the draws of another", () => {
    const entries = [...emptied(seededChance("theirs"))].slice(0, 5);
    const log = entries.map((text) => ({ stream: "bag", entry: { text } }));
    const orders = drawnOrders([...log, { stream: undefined, entry: { text: "a move" } }]);
    expect(orders).toEqual({ bag: entries });
    expect(emptied(orderedChance(orders, seededChance("mine"))).slice(0, 5)).toEqual(entries);
  });
});

import { cityFrom, enclosedBy, LONDON_TOPOLOGY, mapNamed, topologyOf, Tracks } from "@interchange/underground";
import type { LineNumber } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { Rings, ringsOf } from "./rings.ts";

const topology = LONDON_TOPOLOGY;
const red = topology.lineOf("red");
const blue = topology.lineOf("blue");
const rings = ringsOf(topology);

function tracksWith(line: LineNumber, blocks: readonly number[]): Tracks {
  const tracks = new Tracks(topology);
  for (const block of topology.allBlocks) if (blocks.includes(block)) tracks.build(line, block);
  return tracks;
}

describe("the catalogue of rings", () => {
  it("knows how many stations each encloses", () => {
    expect(rings.length).toBeGreaterThan(500);
    for (const { blocks, enclosed } of rings) {
      expect(blocks.length).toBeLessThanOrEqual(20);
      expect(enclosedBy(topology, tracksWith(red, blocks).linesIn, red)).toHaveLength(enclosed);
    }
  });

  it("has ten blocks that enclose six stations, and eighteen that enclose twelve", () => {
    const has = (length: number, stations: number): boolean =>
      rings.some(({ blocks, enclosed }) => blocks.length === length && enclosed === stations);
    expect(has(10, 6)).toBe(true);
    expect(has(18, 12)).toBe(true);
  });
});

describe("the catalogue of a map that nobody has studied", () => {
  it("has rings that enclose what they say", () => {
    const bay = topologyOf(cityFrom(mapNamed("kestrel-bay")!));
    const found = ringsOf(bay);
    expect(found.length).toBeGreaterThan(5);
    for (const { blocks, enclosed } of found) {
      const tracks = new Tracks(bay);
      for (const block of blocks) tracks.build(bay.lineOf("red"), block);
      expect(enclosedBy(bay, tracks.linesIn, bay.lineOf("red"))).toHaveLength(enclosed);
    }
  });
});

describe("what a line may enclose", () => {
  const { blocks, enclosed } = rings.find((ring) => ring.blocks.length === 10 && ring.enclosed === 6)!;
  const [missing, ...rest] = blocks;

  it("is near when a piece is missing, and gone when another line takes its place", () => {
    const promises = new Rings(topology, 0.8);
    const tracks = tracksWith(red, rest);
    promises.renew(tracks, red, 8);
    expect(promises.promise[red]).toBeCloseTo(enclosed * 0.8);
    while (!tracks.isFull(missing!)) tracks.build((tracks.load[missing!]! + blue) as LineNumber, missing!);
    const after = promises.after(tracks, red, [], [missing!], 8);
    expect(after).toBeLessThan(enclosed * 0.8);
    promises.renew(tracks, red, 8);
    expect(promises.promise[red]).toBeCloseTo(after);
  });

  it("grows with every piece that is laid, as if all were looked at anew", () => {
    const promises = new Rings(topology, 0.8);
    const [second, ...others] = rest;
    const tracks = tracksWith(red, others);
    promises.renew(tracks, red, 8);
    expect(promises.promise[red]).toBeLessThanOrEqual(enclosed * 0.8);
    tracks.build(red, second!);
    const after = promises.after(tracks, red, [second!], [], 8);
    promises.renew(tracks, red, 8);
    expect(after).toBeCloseTo(promises.promise[red]!);
    expect(after).toBeCloseTo(enclosed * 0.8);
  });

  it("is nothing without the actions to get there", () => {
    const promises = new Rings(topology, 0.8);
    promises.renew(tracksWith(red, rest), red, 0);
    expect(promises.promise[red]).toBe(0);
  });
});

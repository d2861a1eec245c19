import { LONDON_TOPOLOGY, underground } from "@interchange/underground";
import type { Piece, View } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { targetAt } from "./hit.ts";
import { mapSceneOf } from "./mapScene.ts";
import { LONDON_SHEET } from "./sheet.ts";
import { sortedChoices } from "./starts.tsx";
import { farEnd, stepped } from "./walk.ts";
import type { Spot } from "./walk.ts";

function viewOf(changes: Partial<View> = {}): View {
  const prepared = underground.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  return { ...underground.view(underground.start(prepared.setup), 0), ...changes };
}

const block = (one: string, other: string): number => LONDON_TOPOLOGY.block(one, other)!;
const piece = (line: string, one: string, other: string): Piece => ({
  line,
  between: LONDON_TOPOLOGY.city.blocks[block(one, other)]!.between,
});
const candidate = (one: string, other: string, line = "red", cost = 0) => ({ block: block(one, other), line, cost });

describe("a scene", () => {
  test("shows what is open and visited, the symbols and the passenger", () => {
    const { stations } = mapSceneOf(
      viewOf({ open: ["bank", "pimlico"], visited: ["acton"], symbols: ["dining", "parks"], passenger: "acton" }),
      { found: new Set(["morden"]) },
    );
    const station = (id: string) => stations.find((each) => each.id === id);
    expect(stations).toHaveLength(100);
    expect(station("bank")).toMatchObject({ name: "Bank", category: "express", isOpen: true, isVisited: false });
    expect(station("acton")).toMatchObject({ isOpen: false, isVisited: true, isPassengerHere: true });
    expect(station("aldgate")?.symbol).toBe("dining");
    expect(station("baker-street")?.symbol).toBe("parks");
    expect(station("morden")).toMatchObject({ isFound: true, category: "terminus", turn: -45 });
  });

  test("has lines, free spaces and the pieces just built", () => {
    const built = [piece("red", "euston", "oxford-circus"), piece("red", "oxford-circus", "green-park")];
    const scene = mapSceneOf(viewOf({ pieces: built }), { last: built.slice(1) });
    expect(scene.lines.map(({ line, ends }) => [line, ends.map(({ station }) => station).toSorted()])).toEqual([
      ["red", ["euston", "green-park"]],
    ]);
    expect(scene.spaces.filter(({ line }) => line === undefined)).toHaveLength(196);
    expect(scene.free.split("M")).toHaveLength(197);
    expect(scene.last).toBe("M850 730L970 610");
  });

  test("gathers candidates by block and puts the ghost in a free space", () => {
    const pieces = [piece("blue", "euston", "mornington-crescent")];
    const candidates = [
      candidate("euston", "mornington-crescent"),
      candidate("euston", "mornington-crescent", "black"),
    ];
    const { choices, ghost, spaces } = mapSceneOf(viewOf({ pieces }), {
      candidates,
      ghost: { block: block("euston", "mornington-crescent"), line: "red" },
    });
    expect(choices.map(({ candidates }) => candidates.map(({ line }) => line))).toEqual([["red", "black"]]);
    const free = spaces.find((each) => each.block === ghost?.block && each.line === undefined);
    expect(ghost?.segment).toEqual(free?.segment);
  });

  test("numbers the pieces of a turn, and marks blocks that are asked about", () => {
    const built = [piece("red", "euston", "oxford-circus")];
    const here = block("euston", "oxford-circus");
    const { drafted, marks } = mapSceneOf(viewOf({ pieces: built }), {
      drafted: [{ block: here, line: "red", slot: 1 }],
      marked: [here],
    });
    expect(drafted).toMatchObject([{ slot: 1, segment: { x1: 1090, y1: 490, x2: 970, y2: 610 } }]);
    expect(marks).toEqual([{ block: here, path: "M1090 490L970 610", width: 11.2 }]);
  });

  test("draws a way over the piece that is being tried", () => {
    const { trips } = mapSceneOf(viewOf(), {
      ghost: { block: block("euston", "kings-cross-st-pancras"), line: "red" },
      trips: [
        {
          way: [
            { line: "red", stations: ["euston", "kings-cross-st-pancras"] },
            { stations: ["kings-cross-st-pancras", "angel"] },
          ],
        },
      ],
    });
    expect(trips[0]).toMatchObject({ to: "angel", isAlternative: false });
    expect(trips[0]?.parts.map(({ line, path }) => [line, path])).toEqual([
      ["red", "M1090 490L1210 490"],
      [undefined, "M1210 490L1330 370"],
    ]);
  });

  test("is made of the same parts again where only the pointer moved", () => {
    const view = viewOf();
    const candidates = [candidate("euston", "oxford-circus")];
    const [one, other] = [mapSceneOf(view, { candidates }), mapSceneOf(view, { candidates, lit: new Set(["red"]) })];
    for (const part of ["stations", "lines", "spaces", "choices", "trips"] as const)
      expect(other[part]).toBe(one[part]);
  });
});

describe("places to build", () => {
  const everywhere = LONDON_TOPOLOGY.city.blocks.map((_, block) => ({ block, line: "red", cost: 0 }));

  test("of a line that is not built yet are near the passenger and the destinations, or far", () => {
    const { ends, near, far } = sortedChoices(
      mapSceneOf(viewOf({ passenger: "euston", open: ["lewisham"] }), { candidates: everywhere }),
    );
    expect(ends).toEqual([]);
    expect(near.length + far.length).toBe(everywhere.length);
    const blocks = near.map((choice) => choice.block);
    expect(blocks).toContain(block("euston", "oxford-circus"));
    expect(blocks).toContain(block("greenwich", "lewisham"));
    expect(blocks).not.toContain(block("morden", "stockwell"));
  });

  test("of other lines are their ends", () => {
    const own = { ...candidate("morden", "stockwell", "blue"), cost: 2 };
    const { ends } = sortedChoices(mapSceneOf(viewOf(), { candidates: [...everywhere, own] }));
    expect(ends.map((choice) => choice.block)).toEqual([own.block]);
  });
});

describe("pointing", () => {
  const reach = { scale: 1, isTouch: true };
  const scene = mapSceneOf(viewOf({ pieces: [piece("blue", "bank", "london-bridge")] }), {
    candidates: [candidate("euston", "oxford-circus"), candidate("euston", "tottenham-court-road")],
  });
  const blocksAt = (x: number, y: number): readonly number[] | undefined => {
    const target = targetAt(scene, [x, y], reach);
    return target?.kind === "blocks" ? target.blocks.map(({ block }) => block) : undefined;
  };

  test("snaps to the nearest candidate within 24 pixels", () => {
    expect(blocksAt(1108, 560)).toEqual([block("euston", "tottenham-court-road")]);
    expect(blocksAt(1113, 560)).toEqual([block("euston", "tottenham-court-road")]);
    expect(blocksAt(1115, 560)).toBeUndefined();
  });

  test("reports both candidates where they are about as near, the nearest first", () => {
    expect(blocksAt(1081, 515)).toEqual([block("euston", "tottenham-court-road"), block("euston", "oxford-circus")]);
  });

  test("finds stations and lines, or nothing", () => {
    expect(targetAt(scene, [1092, 485], reach)).toEqual({ kind: "station", id: "euston" });
    expect(targetAt({ ...scene, choices: [] }, [1338, 700], reach)).toMatchObject({ kind: "line", line: "blue" });
    expect(targetAt(scene, [500, 1150], reach)).toBeUndefined();
  });

  test("means the very block under the finger while building, also where only its neighbour may be built", () => {
    expect(targetAt(scene, [1338, 700], reach)).toEqual({ kind: "refused", block: block("bank", "london-bridge") });
    const beside = block("euston", "kings-cross-st-pancras");
    expect(targetAt(scene, [1112, 488], reach)).toEqual({ kind: "refused", block: beside });
    expect(targetAt({ ...scene, choices: [] }, [1112, 488], reach)?.kind).not.toBe("refused");
  });
});

describe("the keyboard's cursor", () => {
  const sheet = LONDON_SHEET;
  const { choices } = mapSceneOf(viewOf(), { candidates: [candidate("euston", "tottenham-court-road")] });
  const some = { choices, sheet };
  const none = { choices: [], sheet };
  const at = (id: string): Spot => ({ kind: "station", id });

  test("goes along blocks, and stops where something may be built", () => {
    expect(stepped(at("euston"), "ArrowRight", some)).toEqual(at("kings-cross-st-pancras"));
    const middle = stepped(at("euston"), "ArrowDown", some)!;
    expect(middle).toEqual({ kind: "block", block: block("euston", "tottenham-court-road"), from: "euston" });
    expect(stepped(middle, "ArrowDown", some)).toEqual(at("tottenham-court-road"));
    expect(stepped(middle, "ArrowUp", some)).toEqual(at("euston"));
    expect(stepped(middle, "ArrowLeft", some)).toEqual(middle);
  });

  test("goes on at the far end of a block that was built", () => {
    const built = { kind: "block", block: block("euston", "tottenham-court-road") } as const;
    expect(farEnd({ ...built, from: "euston" }, sheet)).toEqual(at("tottenham-court-road"));
    expect(farEnd({ ...built, from: "tottenham-court-road" }, sheet)).toEqual(at("euston"));
    expect(farEnd(at("bank"), sheet)).toEqual(at("bank"));
  });

  test("goes to the nearest station where no block leads, and stays at the rim", () => {
    expect(stepped(at("lewisham"), "ArrowLeft", none)?.kind).toBe("station");
    expect(stepped(at("epping"), "ArrowUp", none)).toEqual(at("epping"));
    expect(stepped(at("epping"), "x", none)).toBeUndefined();
  });

  test("reaches every station", () => {
    const seen = new Set(["euston"]);
    for (const id of seen)
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = stepped(at(id), key, none);
        if (next?.kind === "station") seen.add(next.id);
      }
    expect(seen.size).toBe(100);
  });

  test("goes round a station's candidates, and finds the nearest from afar", () => {
    const chosen = { kind: "block", block: block("euston", "tottenham-court-road") };
    expect(stepped(at("euston"), ".", some)).toMatchObject(chosen);
    expect(stepped(at("morden"), ".", some)).toMatchObject(chosen);
    expect(stepped(at("morden"), ".", none)).toEqual(at("morden"));
  });
});

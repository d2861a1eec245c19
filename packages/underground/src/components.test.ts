/** Tables with other components than the published ones: nothing of the rules may lean on published values. */
import {
  publishedSets,
  problemIn,
  readRecord,
  seededChance,
  Table,
  valuesOf,
  writeRecord,
} from "@interchange/tabletop";
import type { Components, JsonObject } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { PARTS } from "./components.ts";
import { renderSvg } from "./drawing/svg.ts";
import { underground } from "./game.ts";
import { cityOf } from "./rulesOf.ts";
import { ODD_BOX, ODD_VALUES } from "./testing/oddBox.ts";
import { setupOf } from "./testing/tables.ts";

const owned = (values: JsonObject): Components => ({ ...ODD_BOX, values });

describe("the published sets", () => {
  it("are as their shapes say, every one", () => {
    for (const set of publishedSets(PARTS))
      for (const part of PARTS) {
        const values = valuesOf(PARTS, set)[part.id];
        expect(problemIn(part.shape, values)).toBeUndefined();
        expect(part.problem?.(values)).toBeUndefined();
      }
  });
});

describe("two sets with one name and version", () => {
  it("never share a city where their values differ", () => {
    const redWith = (red: number) => cityOf(setupOf({ seats: 2, components: owned({ lines: { red } }) })).pieces[0];
    expect([12, 13, 12, 13].map(redWith)).toEqual([12, 13, 12, 13]);
  });
});

describe("a table with an odd box", () => {
  it("deals markers where there are more than seats, as the set has them", () => {
    const { outcomes } = underground.draw(underground.start(setupOf({ seats: 3, components: ODD_BOX })));
    expect(outcomes.map(({ chance }) => underground.notation.writeChance(chance))).toEqual([
      "red",
      "black+yellow",
      "blue+purple+pink+orange",
      "green+grey",
    ]);
  });

  it("has pieces, kinds and symbols of the set, and the network as it is", () => {
    const setup = setupOf({ seats: 2, components: ODD_BOX });
    const { city, pieces, connections, blocks } = cityOf(setup);
    expect(pieces.slice(0, 3)).toEqual(Uint8Array.from([1, 40, 20]));
    expect(connections).toHaveLength(6);
    expect(city.symbols).toEqual(["parks", "dining", "culture"]);
    expect(blocks).toBe(137);
    expect(underground.start(setup).lines).toEqual([
      ["red", "green"],
      ["grey", "white", "pink"],
    ]);
    expect(cityOf({ ...setup })).toBe(cityOf(setup));
    expect(cityOf(setupOf({ seats: 2 })).pieces[0]).toBe(20);
  });

  it("has symbols in words of their owner, more than four, and its records replay", () => {
    const symbols = ["Food", "Art", "Rivers", "Books", "Bridges"];
    const components = owned({ stations: { kinds: { amersham: "connection", angel: "connection" }, symbols } });
    const setup = setupOf({ seats: 2, components });
    const table = new Table(underground, setup, ["Ada", "Bo"]);
    table.settle(seededChance("symbols"));
    expect(table.position.symbols.toSorted()).toEqual([...symbols, ...symbols].toSorted());
    expect(Table.replay(underground, table.record())).toMatchObject({ ok: true });
    expect(renderSvg(table.position)).toContain(">Br</text>");
  });

  it("is chosen among with colours of the set", () => {
    const colours = ["grey+white+pink", "red+green"];
    expect(underground.start(setupOf({ seats: 2, components: ODD_BOX, colours })).lines[0]).toEqual([
      "grey",
      "white",
      "pink",
    ]);
    expect(underground.prepare({ seats: 2, components: ODD_BOX, colours: ["red", "blue"] })).toMatchObject({
      ok: false,
    });
  });

  it("holds what it uses, and needs rules number 2", () => {
    const setup = setupOf({ seats: 2, components: ODD_BOX });
    expect(setup.rules).toBe(2);
    expect(setup.components?.values).toEqual({
      ...ODD_VALUES,
      markers: { "2": (ODD_VALUES["markers"] as JsonObject)["2"] },
    });
    expect(setupOf({ seats: 5, components: ODD_BOX }).components?.values).not.toHaveProperty("markers");
    const record = new Table(underground, setup, ["Ada", "Bo"]).record();
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, record });
    const old = { ...record, setup: { ...setup, rules: 1 } };
    expect(Table.replay(underground, old)).toMatchObject({ ok: false, reason: expect.stringContaining("version 2") });
  });

  it.each<[JsonObject, string]>([
    [
      { stations: { kinds: { aldgate: "normal" } } },
      "at /stations/symbols: 4 symbols need 8 connection stations, not 7",
    ],
    [{ stations: { kinds: { euston: "normal" } } }, "at /stations/kinds/euston: unknown name"],
    [{ stations: { kinds: { "mornington-crescent": "terminus" } } }, "at /stations/kinds/mornington-crescent"],
    [{ markers: { "2": [["red"], ["red"]] } }, "at /markers/2: red appears twice"],
    [{ markers: { "2": [["red"]] } }, "at /markers/2: the number of items must be 2 to 6, not 1"],
    [{ lines: { red: 0 } }, "at /lines/red: 0 is not a whole number from 1 to 40"],
    [{ blocks: {} }, "at /blocks: unknown name"],
  ])("is refused with a pointer and a sentence: %o", (values, reason) => {
    expect(underground.prepare({ components: owned(values) })).toMatchObject({
      ok: false,
      refusal: { code: "components" },
      reason: expect.stringContaining(reason),
    });
  });
});

import { CATALOG, metro } from "@interchange/metro";
import type { Setup } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { loadModules } from "./index.ts";
import { valuesAt } from "./values.ts";

await loadModules(["paris"]);

function setupWith(module: string): Setup {
  const prepared = metro.prepare({ modules: [module], seats: module === "solo" ? 1 : 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

test("every city whose values we designed says so", () => {
  const cities = CATALOG.filter(
    ({ kind, unprinted }) => kind === "city" && unprinted?.some(({ is }) => is === "designed"),
  );
  expect(cities.length).toBeGreaterThan(5);
  for (const { id } of cities) expect([id, valuesAt(setupWith(id), id)]).toEqual([id, "values by Interchange"]);
});

test("a module whose components are the box's says nothing", () => {
  expect(valuesAt(setupWith("central-stations"), "central-stations")).toBeUndefined();
  expect(valuesAt(setupWith("stock-corporations"), "stock-corporations")).toBeUndefined();
});

test("an owner's set is called by its name", () => {
  const setup = {
    ...setupWith("paris"),
    components: { name: "mine", version: "1", base: "interchange 1", values: { paris: {} } },
  };
  expect(valuesAt(setup, "paris")).toBe("values from mine");
  expect(valuesAt({ ...setup, modules: ["london"] }, "london")).toBe("values by Interchange");
});

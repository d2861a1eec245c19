import { CATALOG, metro } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { surprise } from "./surprise.ts";

const CHOOSABLE = CATALOG.filter(({ kind }) => kind !== "bridge");

test("a surprise is always a table that can be played, and never empty", () => {
  const random = new Random("surprise");
  const seen = new Set<string>();
  for (let tries = 0; tries < 300; tries++) {
    const modules = surprise(CHOOSABLE, () => random.below(1000) / 1000);
    expect(modules.length).toBeGreaterThan(0);
    expect(metro.prepare({ edition: "bigbox", seats: 3, modules }), modules.join(" ")).toMatchObject({ ok: true });
    for (const id of modules) seen.add(id);
  }
  expect([...seen].toSorted()).toEqual(
    CHOOSABLE.map(({ id }) => id)
      .filter((id) => CATALOG.find((module) => module.id === id)?.kind !== "game")
      .toSorted(),
  );
});

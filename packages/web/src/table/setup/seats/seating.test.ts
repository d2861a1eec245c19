import { expect, test } from "vitest";
import type { Sitter } from "../../../kit/sitters.ts";
import { seatedWithin } from "./seating.ts";

const person = (name: string): Sitter => ({ name, mind: { kind: "person" } });
const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "planner" } });

test("a game for one keeps the person, wherever they sat", () => {
  expect(seatedWithin({ least: 1, most: 1 }, [bot("Planner"), person("You")])).toEqual([person("You")]);
});

test("a game for more fills up with bots that have names of their own", () => {
  const seated = seatedWithin({ least: 2, most: 6 }, [person("Collector")]);
  expect(seated.map(({ name }) => name)).toEqual(["Collector", "Collector 2"]);
});

test("who fits stays as they were", () => {
  const sitters = [bot("Planner"), person("You")];
  expect(seatedWithin({ least: 2, most: 6 }, sitters)).toEqual(sitters);
});

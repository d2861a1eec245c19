import { METRO_BOTS, UNDERGROUND_BOTS } from "@interchange/bots";
import { expect, test } from "vitest";
import { BOTS } from "./names.ts";

test("the page names every bot there is", () => {
  expect(METRO_BOTS.map((bot) => bot.name)).toEqual([...BOTS]);
  expect(UNDERGROUND_BOTS.map((bot) => bot.name)).toEqual([...BOTS]);
});

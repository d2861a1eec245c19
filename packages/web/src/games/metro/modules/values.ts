/** Tells whose component values a module uses: the box's, ours or an owner's. */
import { wholeMetro } from "../desk/engine.ts";
import { NO_FACTS, unprintedAt } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { metroWords } from "../words.ts";

/** Undefined if they are the box's. */
export function valuesAt(setup: Setup, module: string): string | undefined {
  const { facts = NO_FACTS } = wholeMetro().choices;
  const isOurs = unprintedAt(facts, setup).some((each) => each.module === module && each.is === "designed");
  if (!isOurs) return undefined;
  const { components } = setup;
  // An owner's set lists only what differs from ours.
  return components?.values?.[module] === undefined
    ? metroWords().allModules.ourValues
    : metroWords().allModules.valuesOf(components.name);
}

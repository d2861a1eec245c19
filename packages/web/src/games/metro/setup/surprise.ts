/** Chooses modules at random: each expansion that fits with even odds, and usually a city. */
import { clashOf } from "@interchange/metro/core";
import type { Module } from "@interchange/metro/core";

const CITY_ODDS = 0.75;

export function surprise(modules: readonly Module[], random: () => number): readonly string[] {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const city = random() < CITY_ODDS ? pick(modules.filter(({ kind }) => kind === "city")) : undefined;
  const chosen: Module[] = city ? [city] : [];
  const expansions = modules.filter(({ kind }) => kind === "expansion").toSorted(() => random() - 0.5);
  for (const module of expansions)
    if (random() < 0.5 && clashOf([...chosen, module]) === undefined) chosen.push(module);
  // No module at all would be no surprise.
  const [first] = expansions;
  return (chosen.length || !first ? chosen : [first]).map(({ id }) => id);
}

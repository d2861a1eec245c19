/** Where a table's rules differ from their defaults, in words. */
import { metro } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import { differencesOf } from "../../table/setup/differences.ts";
import { kitAt } from "./kit.ts";
import { metroLater } from "./metroWords.ts";

export function differencesAt(setup: Setup): readonly string[] {
  const { optionTexts } = metroLater().setup;
  return [...differencesOf({ engine: metro, optionTexts, setup }), ...(kitAt(setup)?.differences(setup) ?? [])];
}

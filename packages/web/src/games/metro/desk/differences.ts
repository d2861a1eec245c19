/** Where a table's rules differ from their defaults, in words. */
import { moduleDifferences } from "../modules/told.ts";
import { metro } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import { differencesOf } from "../../../table/desk/differences.ts";
import { t } from "../../../words/index.ts";

export function differencesAt(setup: Setup): readonly string[] {
  const { optionTexts } = t.metro.setup;
  return [...differencesOf({ engine: metro, optionTexts, setup }), ...moduleDifferences(setup)];
}

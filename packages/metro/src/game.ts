import type { Game } from "@interchange/tabletop";
import { coloursToChoose } from "./chosenColours.ts";
import { imagine } from "./imagine.ts";
import { rulesWith } from "./metroRules.ts";
import type { MetroRules } from "./metroRules.ts";
import type { Module } from "./module.ts";
import { choicesOf, partsOf, prepare } from "./options.ts";
import type { Chance, Event, Move, Position, View } from "./position.ts";

export interface MetroGame extends MetroRules, Game<Position, Move, Chance, Event, View> {}

/** The game with the modules of a catalog; their order is the order in which their hooks are called. */
export function metroWith(catalog: readonly Module[]): MetroGame {
  const rules = rulesWith(catalog);
  const choices = choicesOf(catalog);
  return {
    ...rules,
    choices,
    parts: partsOf(catalog),
    prepare: (request) => prepare(catalog, choices, request),
    colours: coloursToChoose,
    imagine: (view, random) => imagine(rules.layoutOf(view.setup), view, random),
  };
}

/** The game without modules. */
export const plainMetro: MetroGame = metroWith([]);

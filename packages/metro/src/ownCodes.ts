/** Action codes of modules: they follow those of the core, a fixed number per module. */
import type { Module } from "./module.ts";
import type { OwnAction } from "./position.ts";

const OWN_ACTIONS = 8192;
const ACTIONS_OF_A_MODULE = 1024;

/** The first code of a module, by its place in the catalog. */
export function actionsOfModule(station: number): number {
  return OWN_ACTIONS + station * ACTIONS_OF_A_MODULE;
}

export function isOwnCode(action: number): boolean {
  return action >= OWN_ACTIONS;
}

export function ownCode(catalog: readonly Module[], { module: id, word }: OwnAction): number {
  const station = catalog.findIndex((module) => module.id === id);
  const number = catalog[station]?.own?.lexicon.number(word);
  if (number === undefined) throw new RangeError(`no module has the word ${id} ${word}`);
  return actionsOfModule(station) + number;
}

/** The module and the word that a code stands for. */
export function ownOfCode(catalog: readonly Module[], action: number): OwnAction {
  const module = catalog[Math.floor((action - OWN_ACTIONS) / ACTIONS_OF_A_MODULE)];
  const word = module?.own?.lexicon.words[(action - OWN_ACTIONS) % ACTIONS_OF_A_MODULE];
  if (!module || word === undefined) throw new RangeError(`no module has the action ${action}`);
  return { type: "own", module: module.id, word };
}

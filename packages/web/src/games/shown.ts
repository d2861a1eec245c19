import type { GameEntry, RulesOf } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import { h } from "preact";
import type { ComponentType } from "preact";
import type { TableProps } from "./gamePage.ts";
import type { GameInPage } from "../kit/game.ts";
import { fetchRules } from "../kit/game.ts";

/** The props of a game's table or result. */
export interface GameProps<Engine extends AnyGame> extends TableProps {
  readonly game: GameInPage<RulesOf<Engine>>;
}

/** Loads a game with the rules of these modules and the component that shows it, in parallel. */
export async function shown<Engine extends AnyGame>(
  entry: GameEntry<Engine>,
  modules: readonly string[],
  part: Promise<ComponentType<GameProps<Engine>>>,
): Promise<ComponentType<TableProps>> {
  const [Part, game] = await Promise.all([part, fetchRules(entry, modules)]);
  return ({ id }) => h(Part, { id, game });
}

/** Where the texts of the rules are: our wording of each game's and of each module's, fetched with the first wish to read it. */
import type { GameId } from "../../games/game.ts";

type Load = () => Promise<string>;

const GAME_RULES: Readonly<Record<GameId, Load>> = {
  metro: () => import("../../../../../docs/rules/metro.md?raw").then((file) => file.default),
  underground: () => import("../../../../../docs/rules/underground.md?raw").then((file) => file.default),
};

const MODULE_RULES: Readonly<Record<string, Load>> = import.meta.glob<string>(
  "../../../../metro/src/modules/*/rules.md",
  {
    query: "?raw",
    import: "default",
  },
);

function moduleRules(module: string): Load | undefined {
  return MODULE_RULES[`../../../../metro/src/modules/${module}/rules.md`];
}

/** The modules whose rules are written down. */
export const RULED_MODULES: readonly string[] = Object.keys(MODULE_RULES).map((path) => path.split("/").at(-2) ?? "");

/** The rules of a game, or of one of its modules. */
export async function rulesText(game: GameId, module?: string): Promise<string> {
  return (module === undefined ? GAME_RULES[game] : (moduleRules(module) ?? GAME_RULES[game]))();
}

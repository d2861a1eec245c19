/** The games that the command line knows, and the options that set up a table. */
import { GAMES } from "@interchange/games";
import { Random } from "@interchange/tabletop";
import type { AnyGame, Setup, SetupRequest } from "@interchange/tabletop";
import { namedValues, UsageError, wholeNumber } from "./arguments.ts";
import { componentsFrom } from "./components.ts";
import { playableMetro } from "./metro/playable.ts";
import type { Playable } from "./playable.ts";
import { MAP_OPTION } from "./underground/maps.ts";
import { playableUnderground } from "./underground/playable.ts";

/** What the command line adds to each game. */
const OWN: readonly Playable[] = [playableMetro, playableUnderground];

export const PLAYABLES: readonly Playable[] = GAMES.map(({ id }) => {
  const own = OWN.find(({ game }) => game.id === id);
  if (!own) throw new Error(`the command line knows nothing of ${id}`);
  return own;
});

export function playable(id: string): Playable {
  const found = PLAYABLES.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(`unknown game '${id}'; games: ${gameNames()}`);
  return found;
}

export function gameNames(): string {
  return PLAYABLES.map(({ game }) => game.id).join(", ");
}

function moduleNames(): string {
  return PLAYABLES.filter(({ game }) => game.choices.modules.length)
    .map(({ game }) => `of ${game.id}:\n${inRows(game.choices.modules, 5)}`)
    .join("\n");
}

function inRows(words: readonly string[], length: number): string {
  const rows = Math.ceil(words.length / length);
  return Array.from({ length: rows }, (_, row) => words.slice(row * length, (row + 1) * length).join(", ")).join(",\n");
}

/** The options that set up a table, for every command. */
export const SETUP_OPTIONS = {
  players: { value: "N", help: "number of players (default: the fewest the game allows)" },
  edition: { value: "NAME", help: "edition of the game" },
  modules: { value: "A,B", help: `comma-separated modules, ${moduleNames()}` },
  colours: {
    value: "A,B",
    help: "comma-separated colours (Metro) or markers (On the Underground) of the players, in order;\nlot draws them at random",
  },
  components: { value: "FILE", help: "a component set, see `interchange components`" },
  map: MAP_OPTION,
  option: { value: "NAME=VALUE", help: "a named option of the game; repeat as needed", many: true },
} as const;

interface SetupOptions {
  readonly players: string | undefined;
  readonly edition: string | undefined;
  readonly modules: string | undefined;
  readonly colours: string | undefined;
  readonly components?: string | undefined;
  readonly map?: string | undefined;
  readonly seed?: string | undefined;
  readonly option: readonly string[];
}

/** The setup that the options ask for. Throws a `UsageError` with the reason. */
export function setupFrom(game: AnyGame, given: SetupOptions): Setup {
  const request: SetupRequest = {
    edition: given.edition,
    seats: given.players === undefined ? undefined : wholeNumber(given.players, "players", { min: 1, max: 99 }),
    modules: given.modules?.split(",").filter(Boolean),
    options: namedValues(given.option),
    components: componentsGiven(game, given),
  };
  const prepared = game.prepare({ ...request, colours: coloursFrom(game, request, given) });
  if (!prepared.ok) throw new UsageError(prepared.reason);
  return prepared.setup;
}

/** The set in a file, on the map that was named. */
function componentsGiven(
  game: AnyGame,
  { components, map }: Pick<SetupOptions, "components" | "map">,
): SetupRequest["components"] {
  const own = components === undefined ? undefined : componentsFrom(game, components);
  if (map === undefined) return own;
  const { onMap } = playable(game.id);
  if (!onMap) throw new UsageError(`${game.id} has no other maps`);
  return onMap(map, own);
}

/** The given colours, or randomly drawn ones. They are drawn before the table begins. */
function coloursFrom(
  game: AnyGame,
  request: SetupRequest,
  { colours, seed }: Pick<SetupOptions, "colours" | "seed">,
): readonly string[] | undefined {
  if (colours !== "lot") return colours?.split(",");
  const prepared = game.prepare(request);
  const offered = prepared.ok ? game.colours?.(prepared.setup) : undefined;
  // If the game deals colours itself, there is nothing to draw.
  return offered?.length
    ? new Random(`${seed ?? ""}/colours`).shuffled(offered).slice(0, request.seats ?? offered.length)
    : undefined;
}

/** Checks and completes a requested setup with the game's own rules, and draws colours. */
import type { GameEntry } from "@interchange/games";
import type { GameWish } from "@interchange/protocol";
import { canonicalJson } from "@interchange/tabletop";
import type { ChanceSource, Prepared, Setup, SetupRequest } from "@interchange/tabletop";

/** Any module loads the game with all of them. */
export const WHOLE = ["any"];
/** A component set this long still fits into a record's headers. */
const MOST_COMPONENTS = 36_000;

interface Set extends Extract<Prepared, { readonly ok: true }> {
  readonly drawsColours: boolean;
  /** Whether the setup has texts that strangers are not shown. */
  readonly isPrivate: boolean;
}

type Wished = Set | (Prepared & { readonly ok: false });

export async function prepareWish(game: GameEntry, { setup: wish, drawsColours }: GameWish): Promise<Wished> {
  // Custom components include modules' values, which only the whole game can check.
  const { engine } = await game.load(wish.components ? WHOLE : wish.modules);
  // Component values are JSON, since they came over the network.
  const request = { edition: game.edition, ...wish } as SetupRequest;
  const prepared = engine.prepare(request);
  if (!prepared.ok) return prepared;
  const { base, values = {} } = prepared.setup.components ?? {};
  if (base !== undefined && canonicalJson({ base, values }).length > MOST_COMPONENTS)
    return { ok: false, refusal: { code: "components", rule: "setup" }, reason: "this component set is too large" };
  const offered = drawsColours ? (engine.colours?.(prepared.setup) ?? []) : [];
  const isPrivate = engine.hasOwnTexts?.(prepared.setup) ?? false;
  if (!offered.length) return { ...prepared, drawsColours: false, isPrivate };
  // Drawing colours may need other rules than a table without.
  const lot = engine.prepare({ ...request, colours: offered.slice(0, prepared.setup.seats) });
  if (!lot.ok) return lot;
  const { colours: _, ...setup } = lot.setup;
  return { ok: true, setup, drawsColours: true, isPrivate };
}

/** The setup with drawn colours. They are draws of the table like any other, in their own stream. */
export async function withLots(game: GameEntry, setup: Setup, chance: ChanceSource): Promise<Setup> {
  const { engine } = await game.load(setup.components ? WHOLE : setup.modules);
  const drawn: string[] = [];
  let left = engine.colours?.(setup) ?? [];
  while (drawn.length < setup.seats && left.length) {
    const outcomes = left.map((colour) => ({ chance: colour, weight: 1 }));
    const fallen = chance.pick({ stream: "colours", outcomes }, { outcomes: drawn, draws: drawn.length }, String);
    drawn.push(...left.slice(fallen, fallen + 1));
    left = left.filter((_, at) => at !== fallen);
  }
  return { ...setup, colours: drawn };
}

/** Opens tables close to what a test is about: everything before it is played here, without a browser. */
import { found, MemoryStore } from "@interchange/host";
import { metro } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { AnyRules, Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { prepare } from "./table.ts";
import type { Plan } from "./table.ts";

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
type Reached = (view: never, moves: readonly string[]) => boolean;

/** Opens a table at the first turn of seat 1 whose view and moves are as wanted. Until then all seats move at random. */
export async function beginLate(page: Page, plan: Plan, isReached: Reached, seed = "browser"): Promise<void> {
  await prepare(page, plan);
  await page.goto("/");
  await page.getByRole("button", { name: "Import a game" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .fill(await tableFile(plan, isReached, seed));
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.locator(plan.isText ? ".command" : ".stage svg:visible").first()).toBeVisible();
}

/** Both logs of such a table, as "The whole table" exports them. */
async function tableFile(plan: Plan, isReached: Reached, seed: string): Promise<string> {
  const game = (plan.game === "underground" ? underground : metro) as AnyRules as AnyGame;
  for (let tries = 0; tries < 50; tries++) {
    const luck = { kind: "seeded", seed: `${seed} ${tries}` } as const;
    const table = playedUntil(game, plan, isReached, luck.seed);
    if (!table) continue;
    const store = new MemoryStore();
    const founding = {
      game: game.id,
      setup: table.setup,
      sitters: plan.players.map(([name, who]) => ({
        name,
        mind: who === "person" ? ({ kind: "person" } as const) : ({ kind: "bot", bot: who } as const),
      })),
      control: { kind: "none" } as const,
      luck,
      before: { record: table.record(), seen: [], tookBack: 0 },
      terms: { assist: plan.assist ?? "ledger" },
    };
    const time = { now: () => Date.now(), after: () => () => undefined };
    const chance = () => seededChance(luck.seed);
    await found(game, "late", founding, { store, time, chance, progress: () => 0 });
    const rows = await store.read("late", "game", 0);
    return JSON.stringify({ format: "interchange-table", version: 2, rows, tableRows: [] });
  }
  throw new Error("no game came to that point");
}

function playedUntil(game: AnyGame, plan: Plan, isReached: Reached, seed: string) {
  const { players, modules = [], options = {} } = plan;
  const edition = plan.game === "underground" ? {} : { edition: "bigbox", modules };
  const prepared = game.prepare({ ...edition, options, seats: players.length });
  if (!prepared.ok) throw new Error(prepared.reason);
  const chance = seededChance(seed);
  const random = new Random(seed);
  const table = new Table(
    game,
    prepared.setup,
    players.map(([name]) => name),
  );
  for (;;) {
    table.settle(chance);
    const { actor } = table;
    if (actor.kind !== "seat") return undefined;
    const view = table.view(actor.seat);
    const moves = game.moves(view);
    const texts = moves.map((move) => game.notation.writeMove(move));
    if (actor.seat === 0 && isReached(view as never, texts)) return table;
    table.play(actor.seat, moves[random.below(moves.length)]);
  }
}

interface MetroView {
  readonly laid: readonly unknown[];
}

/** On the Underground with so few destinations left to come. */
export const nearlyVisited =
  (left: number) =>
  ({ pile }: { readonly pile: readonly unknown[] }): boolean =>
    pile.length <= left;

/** Metro with this many tiles placed. */
export const withTiles =
  (count: number) =>
  ({ laid }: MetroView): boolean =>
    laid.length >= count;

/** Likewise, and a module asks for a decision of this kind. */
export const asked =
  (count: number, kind: RegExp) =>
  ({ laid }: MetroView, moves: readonly string[]): boolean =>
    laid.length >= count && moves.some((move) => kind.test(move));

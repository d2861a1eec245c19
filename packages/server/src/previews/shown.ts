/**
 * A game as someone without a seat may see it: what spectators are told, with their delay, and nothing else. Pictures
 * are drawn from spectators' views, so secrets are not even there to be drawn.
 */
import { gameNamed } from "@interchange/games";
import { cardOf, picturingOf, stillSvg } from "@interchange/games/pictures";
import type { Picturing } from "@interchange/games/pictures";
import type { Told } from "@interchange/host";
import type { TableInfo } from "@interchange/protocol";
import { Table } from "@interchange/tabletop";
import type { AnyRules, Setup } from "@interchange/tabletop";
import type { LiveTable } from "../liveTables/liveTable.ts";

export interface Shown {
  readonly seq: number;
  readonly isOver: boolean;
  /** How many steps there are. */
  readonly steps: number;
  readonly names: readonly string[];
  svg(step: number, options: PictureWish): string;
}

export interface PictureWish {
  readonly title: string;
  readonly aside: string;
  readonly theme: "light" | "dark";
  /** Without the caption. */
  readonly isBare?: boolean | undefined;
}

export async function shownOf({ game, setup }: TableInfo, live: LiveTable): Promise<Shown | undefined> {
  const entry = gameNamed(game);
  const picturing = await picturingOf(game);
  const modules = Array.isArray(setup.modules) ? setup.modules : [];
  if (!entry || !picturing) return undefined;
  const { engine } = await entry.loadRules(modules);
  const source = live.sourceOf("spectator");
  const [whole] = source.changesSince("spectator", 0);
  if (whole?.kind !== "anew") return undefined;
  const { standing } = source;
  const names = standing.sitters.map(({ name }) => name);
  return {
    seq: source.seq,
    isOver: standing.isOver,
    steps: whole.entries.filter((told) => isStep(picturing, told)).length,
    names,
    svg: (step, wish) => drawn(picturing, viewAfter(engine, picturing, whole.first, whole.entries, step), names, wish),
  };
}

/** A table that waits for players: its empty board, and whoever is there. */
export async function waitingOf({ game, setup, seats }: TableInfo): Promise<Pick<Shown, "names" | "svg"> | undefined> {
  const entry = gameNamed(game);
  const picturing = await picturingOf(game);
  if (!entry || !picturing) return undefined;
  const { engine } = await entry.loadRules(Array.isArray(setup.modules) ? setup.modules : []);
  const names = seats.map(({ name, mind }) => name ?? (mind.kind === "bot" ? capitalised(mind.bot) : "?"));
  const view: unknown = new Table(engine, setup as unknown as Setup, names).view("spectator");
  return {
    names,
    svg: (_step, wish) => drawn(picturing, view, names, wish),
  };
}

function drawn(picturing: Picturing, view: unknown, names: readonly string[], wish: PictureWish): string {
  const { title, aside, theme, isBare } = wish;
  const caption = isBare ? undefined : { title, aside, names };
  return stillSvg(cardOf(picturing, view, caption, { theme }), `${title}: ${names.join(", ")}`);
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function isStep(picturing: Picturing, { seat, text }: Told<unknown>): boolean {
  return picturing.isStep({ by: seat === undefined ? "chance" : "seat", text });
}

/** The view after this many moves and everything that followed automatically. */
function viewAfter(
  rules: AnyRules,
  picturing: Picturing,
  first: unknown,
  entries: readonly Told<unknown>[],
  steps: number,
): unknown {
  let seen = 0;
  let view = first;
  for (const told of entries) {
    if (isStep(picturing, told) && ++seen > steps) break;
    view = told.events.reduce((before, event) => rules.follow(before, event) as unknown, view);
  }
  return view;
}

/** Plays whole random games with modules, for tests. */
import { CATALOG, metro } from "@interchange/metro";
import type { Event, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { Happened } from "../../../client/client.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { Speaker } from "../../../table/desk/names.ts";

export const moduleById = (id: string): (typeof CATALOG)[number] | undefined =>
  CATALOG.find((module) => module.id === id);

export const sitters: readonly Sitter[] = [
  { name: "Ada", mind: { kind: "person" } },
  { name: "Bo", mind: { kind: "bot", bot: "random" } },
  { name: "Cy", mind: { kind: "bot", bot: "random" } },
];

/** A bridge is played with the modules that it joins. */
export function modulesFor(id: string): readonly string[] {
  return moduleById(id)?.joins ?? [id];
}

export interface Played {
  readonly happened: readonly Happened<Event>[];
  /** The view of the seat at every decision. */
  readonly decisions: readonly View[];
  readonly final: View;
}

export function played(modules: readonly string[], seed: string): Played {
  const seats = modules.flatMap((id) => moduleById(id)?.seats ?? [])[0] ?? sitters.length;
  const prepared = metro.prepare({ edition: "second", seats, modules });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(
    metro,
    prepared.setup,
    sitters.slice(0, seats).map(({ name }) => name),
  );
  const random = new Random(seed);
  const decisions: View[] = [];
  const source = seededChance(seed);
  for (table.settle(source); !metro.standings(table.position); table.settle(source)) {
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") throw new Error("chance should have settled");
    const view = table.view(actor.seat);
    decisions.push(view);
    const moves = metro.moves(view);
    const places = moves.filter(({ type }) => type === "place");
    // Mostly place tiles, so that the game comes to an end.
    table.play(actor.seat, random.pick(places.length && random.below(3) ? places : moves));
  }
  const happened = table.history.map(({ seat, events }, index) => ({ index, seat, events }));
  return { happened, decisions, final: table.view(0) };
}

export const speakerOf = (view: View): Speaker => ({ sitters, setup: view.setup, viewer: view.viewer });

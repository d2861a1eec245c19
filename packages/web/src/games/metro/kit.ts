/**
 * What tables with modules have besides: fetched before the first of them is opened, so that other tables do without.
 * The faces of a table's modules answer for themselves, and there are none until they are fetched.
 */
import type { Award, Earner, Event, Preview, View } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import type { Happened } from "../../client/client.ts";
import type { Who } from "../../words/types.ts";
import type { Speaker } from "../../table/names.ts";
import type { OnTable } from "./modules/onTable.ts";
import type { DeskWithModules, OwnDesk, OwnNeeds } from "./modules/own.ts";

/** Points of one kind: those of a module for a reason, say. */
export interface Source {
  readonly label: string;
  readonly points: number;
  /** The module that paid them, and what it calls the reason. */
  readonly module: string;
  readonly reason: string;
}

interface DeskProps {
  readonly desk: DeskWithModules;
}

/** What the faces of all modules share. */
export interface ModuleKit {
  facesAt(speaker: Speaker, view: View): readonly OnTable[];
  deskOf(needs: OwnNeeds): OwnDesk;
  /** What an event other than those of the plain game says. */
  phrases(speaker: Speaker, event: Event, entry: Happened<Event>): readonly string[];
  sources(speaker: Speaker, awards: readonly Award[], to: Earner): readonly Source[];
  company(setup: Setup, company: number): Who;
  /** Why something is not possible, where no module has words of its own. */
  readonly refusals: () => Readonly<Record<string, string>>;
  titles(setup: Setup): readonly string[];
  /** Said at somebody's first turn. */
  first(setup: Setup): string;
  /** Where the table's modules differ from their defaults. */
  differences(setup: Setup): readonly string[];
  readonly Panels: ComponentType<DeskProps & { readonly isPanel?: boolean }>;
  /** What they have on the board. */
  readonly Marks: ComponentType<{ readonly speaker: Speaker; readonly view: View }>;
  /** The button in the bar that leads to them. */
  readonly AsideButton: ComponentType<DeskProps>;
  readonly Reactions: ComponentType<DeskProps & { readonly preview: Preview }>;
  /** What there is to choose from while something is decided in a module, and the letters of that on the board. */
  readonly Choices: ComponentType<DeskProps>;
  readonly Letters: ComponentType<DeskProps>;
  /** The buttons while something is decided in a module, and those beside placing and drawing. */
  readonly Decision: ComponentType<DeskProps>;
  readonly Instead: ComponentType<DeskProps>;
}

let fetched: ModuleKit | undefined;

export function bringKit(kit: ModuleKit): void {
  fetched = kit;
}

/** Undefined at a table without modules. */
export function kitAt({ modules }: Setup): ModuleKit | undefined {
  return modules.length ? fetched : undefined;
}

/** The faces of a table's modules, each with what it sees. */
export function facesAt(speaker: Speaker, view: View): readonly OnTable[] {
  return kitAt(view.setup)?.facesAt(speaker, view) ?? [];
}

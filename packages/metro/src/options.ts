/** The named options of a table, and which modules go together. */
import type {
  AnyPart,
  BoxFacts,
  Choices,
  OptionSpec,
  Prepared,
  Setup,
  SetupChecks,
  SetupRequest,
} from "@interchange/tabletop";
import { objectionTo, prepareSetup, trimmedSet, usedSet } from "@interchange/tabletop";
import { CORE_PARTS } from "./components/core.ts";
import { FRAMES } from "./components/stations.ts";
import { modulesOf, termsWith, printedAt } from "./layout.ts";
import { againstColours } from "./chosenColours.ts";
import { EDITIONS } from "./editions.ts";
import type { EditionId } from "./editions.ts";
import type { Module } from "./module.ts";
import { MAX_SEATS, MIN_SEATS, NUMBERINGS } from "./stations.ts";
import { RULES_NUMBERS } from "./terms.ts";
import { UNPRINTED } from "./unprinted.ts";

/** Checks of components and colours. A part that is not named here cannot be chosen. */
function checksWith(catalog: readonly Module[]): SetupChecks {
  return {
    components(components, setup) {
      const trimmed = trimmedSet(partsOf(catalog), components);
      if ("reason" in trimmed) return objectionTo(components, trimmed);
      const modules = modulesOf(catalog, setup.modules);
      const used = partsOf(modules).filter(({ id }) => id !== FRAMES.id || !hasCompanies(modules, setup));
      return usedSet(used, trimmed, setup);
    },
    colours: againstColours,
  };
}

/** The printed components of the game with these modules, each part once. */
export function partsOf(modules: readonly Module[]): readonly AnyPart[] {
  return [...new Set([...CORE_PARTS, ...modules.flatMap(({ parts }) => parts ?? [])])];
}

/** Whether companies own the lines, so that the seats' frames stay in the box. */
function hasCompanies(modules: readonly Module[], setup: Setup): boolean {
  return termsWith(modules, setup).ownedBy === "company";
}

/** The options of the game itself. */
const OPTIONS: readonly OptionSpec[] = [
  { name: "orientation", values: ["fixed", "free"], rule: "6.1" },
  { name: "hand-size", values: ["1", "2", "3"], rule: "6.2" },
  { name: "open-hands", values: ["no", "yes"], rule: "6.3" },
  { name: "start", values: ["1", "2", "3", "4", "5", "6", "lot"], rule: "6.4", isSeat: true },
  { name: "numbering", values: NUMBERINGS, rule: "7.1" },
  { name: "one-tile-stations", values: ["all", "owned"], rule: "7.2", isRuling: true },
  { name: "one-tile-exception", values: ["always", "no-draw-left"], rule: "7.3", isRuling: true },
  { name: "centre-squares", values: ["any", "line"], rule: "7.4", isRuling: true },
];

/** The setup choices with these modules to choose from. */
export function choicesOf(catalog: readonly Module[]): Choices {
  const modules = catalog.filter(({ kind }) => kind !== "bridge").map(({ id }) => id);
  return {
    editions: EDITIONS,
    minSeats: MIN_SEATS,
    maxSeats: MAX_SEATS,
    modules,
    options: OPTIONS,
    facts: factsOf(catalog),
  };
}

/** What is in which box, and what the modules hold that is printed nowhere. */
function factsOf(catalog: readonly Module[]): BoxFacts {
  const heldIn = (edition: EditionId): readonly string[] =>
    catalog.filter(({ boxes }) => boxes?.includes(edition)).map(({ id }) => id);
  const ofModules = catalog.flatMap(({ id, unprinted }) => unprinted?.map((each) => ({ ...each, module: id })) ?? []);
  return {
    boxes: Object.fromEntries(EDITIONS.map((edition) => [edition, heldIn(edition)])),
    unprinted: [...UNPRINTED, ...ofModules],
  };
}

/** Checks what is asked for: the options of the game and of the modules chosen, and that these go together. */
export function prepare(catalog: readonly Module[], offered: Choices, request: SetupRequest): Prepared {
  const modules = [...new Set(request.modules ?? [])].flatMap((id) => catalog.find((module) => module.id === id) ?? []);
  const early = strangerIn(catalog, request, modules) ?? clashIn(request, modules);
  if (early) return early;
  const choices: Choices = { ...offered, ...seatsFor(modules), options: specsOf(modules) };
  const prepared = prepareSetup(choices, RULES_NUMBERS, request, checksWith(catalog));
  if (!prepared.ok) return prepared;
  for (const module of modules) {
    const objection = module.check?.(prepared.setup, printedAt(modules, prepared.setup));
    if (objection) return refused("option", objection.rule, objection.reason);
  }
  // Whatever order they were named in, it is the same table.
  const order = choices.modules.filter((id) => prepared.setup.modules.includes(id));
  return { ok: true, setup: { ...prepared.setup, modules: order } };
}

function refused(code: string, rule: string, reason: string): Prepared {
  return { ok: false, refusal: { code, rule }, reason };
}

/** An option of a module that was not chosen. */
function strangerIn(
  catalog: readonly Module[],
  { options }: SetupRequest,
  modules: readonly Module[],
): Prepared | undefined {
  const stranger = Object.keys(options ?? {}).find((name) => !specsOf(modules).some((spec) => spec.name === name));
  const home = catalog.find((module) => module.options?.some(({ name }) => name === stranger));
  if (!home) return undefined;
  return refused("option", "setup", `option "${stranger}" belongs to the module "${home.id}", which is not selected`);
}

/** Modules that do not go together, or not with this many seats. */
function clashIn({ seats }: SetupRequest, modules: readonly Module[]): Prepared | undefined {
  const clash = clashOf(modules);
  if (clash !== undefined) return refused("combination", "9.1", clash);
  const small = modules.find((module) => module.seats !== undefined && seats !== undefined && module.seats !== seats);
  return small && refused("seats", "9.1", `${small.id} is for ${small.seats} player, not for ${seats}`);
}

/** The number of seats for a table with these modules, if not the game's own range. */
function seatsFor(modules: readonly Module[]): Partial<Choices> {
  const seats = modules.find((module) => module.seats !== undefined)?.seats;
  return seats === undefined ? {} : { minSeats: seats, maxSeats: seats };
}

/** The options that a table with these modules has. */
export function specsOf(modules: readonly Module[]): readonly OptionSpec[] {
  return [...OPTIONS, ...modules.flatMap(({ options }) => options ?? [])];
}

/** Why these modules do not go together (rule 9.1); undefined if they do. */
export function clashOf(modules: readonly Module[]): string | undefined {
  for (const [index, one] of modules.entries())
    for (const other of modules.slice(index + 1)) {
      const reason = reasonAgainst(one, other);
      if (reason !== undefined) return `${one.id} and ${other.id} cannot be combined: ${reason}`;
    }
  return undefined;
}

function reasonAgainst(one: Module, other: Module): string | undefined {
  const alone = [one, other].find(({ kind }) => kind === "game");
  if (alone) return `${alone.id} does not support other modules`;
  if (one.kind === "city" && other.kind === "city") return "there is one set of tourists, so choose only one city";
  return one.excludes?.[other.id] ?? other.excludes?.[one.id];
}

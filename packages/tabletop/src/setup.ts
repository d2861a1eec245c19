import type { BoxFacts } from "./boxFacts.ts";
import { checkedComponents, heldComponents, isColourWord, RULES_WITH_COMPONENTS } from "./components.ts";
import { componentsTitle } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";
import type { Refusal } from "./refusal.ts";

/**
 * What a table plays, in the words of the record's headers. Every game checks it and fills in what is missing, so a
 * setup that has been through `Game.prepare` names every option.
 */
export interface Setup {
  readonly edition: string;
  readonly seats: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** The number of the rules it is played by; a fix that would change stored games gets the next one. */
  readonly rules: number;
  /** What is printed on the components; absent: as in the first published set. */
  readonly components?: Components;
  /** The colours of the seats, in their order; absent: as the game gives them. */
  readonly colours?: readonly string[];
}

/** What somebody asks for: anything left out takes the game's default. */
export interface SetupRequest {
  readonly edition?: string | undefined;
  readonly seats?: number | undefined;
  readonly modules?: readonly string[] | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly rules?: number | undefined;
  readonly components?: Components | undefined;
  readonly colours?: readonly string[] | undefined;
}

/** An option of a game: a list of values, the first of which is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly string[];
  /** What other values look like, where the list does not hold all: a regular expression for the whole of one. */
  readonly pattern?: string;
  /** Where our words explain it. */
  readonly rule: string;
  /** Whether its values number the seats, so that it can only name one that is there. */
  readonly isSeat?: true;
  /** Whether its first value is our ruling, where rulebooks are silent or may be read in two ways; else they say it. */
  readonly isRuling?: true;
}

/** What can be chosen when a table is set up, for command line and page alike. */
export interface Choices {
  readonly editions: readonly string[];
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: readonly OptionSpec[];
  readonly modules: readonly string[];
  /** What is in which box, and what of this game is printed nowhere that we could see. */
  readonly facts?: BoxFacts;
}

export type Prepared =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly refusal: Refusal; readonly reason: string };

/** The numbers of the rules that a game can be played by. */
export interface RulesNumbers {
  readonly newest: number;
  /** What new tables take that need nothing newer. */
  readonly usual: number;
}

/** What only the game can say of a setup whose other parts are in order. */
export interface SetupChecks {
  /** The set as this table holds it, with only what it uses of what differs from the base; or what is wrong with it. */
  components?(components: Components, setup: Setup): Components | Objection;
  /** What speaks against colours of which there is one for each seat. */
  colours?(colours: readonly string[], setup: Setup): Objection | undefined;
}

export interface Objection {
  readonly rule: string;
  readonly reason: string;
}

/** Checks a request against the choices; what the choices cannot say, the game checks itself. */
export function prepareSetup(
  choices: Choices,
  numbers: RulesNumbers,
  request: SetupRequest,
  checks: SetupChecks = {},
): Prepared {
  const edition = request.edition ?? choices.editions[0] ?? "";
  if (!choices.editions.includes(edition))
    return refused("edition", "setup", `unknown edition "${edition}"; known: ${choices.editions.join(", ")}`);
  const seats = request.seats ?? choices.minSeats;
  if (!Number.isInteger(seats) || seats < choices.minSeats || seats > choices.maxSeats)
    return refused("seats", "setup", `${seats} seats; allowed: ${choices.minSeats} to ${choices.maxSeats}`);
  const modules = [...(request.modules ?? [])];
  for (const [index, module] of modules.entries()) {
    if (!choices.modules.includes(module))
      return refused("module", "setup", `unknown module "${module}"; known: ${choices.modules.join(", ") || "none"}`);
    if (modules.indexOf(module) !== index) return refused("module", "setup", `module "${module}" named twice`);
  }
  const options: Record<string, string> = {};
  for (const spec of choices.options) options[spec.name] = spec.values[0] ?? "";
  for (const [name, value] of Object.entries(request.options ?? {})) {
    const spec = choices.options.find((each) => each.name === name);
    if (!spec)
      return refused(
        "option",
        "setup",
        `unknown option "${name}"; known: ${choices.options.map((each) => each.name).join(", ") || "none"}`,
      );
    if (!takes(spec, value)) return refused("option", spec.rule, `option ${name}=${value}; allowed: ${allowed(spec)}`);
    if (spec.isSeat && Number(value) > seats)
      return refused(
        name,
        spec.rule,
        `option ${name}=${value}, but there ${seats === 1 ? "is only 1 seat" : `are only ${seats} seats`}`,
      );
    options[name] = value;
  }
  if (request.rules !== undefined && (request.rules < 1 || request.rules > numbers.newest))
    return refused("rules", "setup", `rules number ${request.rules}; this version plays 1 to ${numbers.newest}`);
  const setup = { edition, seats, modules, options, rules: request.rules ?? numbers.usual };
  return withOwnParts(setup, request, checks);
}

function refused(code: string, rule: string, reason: string): Prepared {
  return { ok: false, refusal: { code, rule }, reason };
}

/** Whether an option may have this value. */
export function takes({ values, pattern }: OptionSpec, value: string): boolean {
  return values.includes(value) || (pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(value));
}

function allowed({ values, pattern }: OptionSpec): string {
  const listed = values.join(", ");
  return pattern === undefined ? listed : `${listed}, or like ${pattern}`;
}

/** The setup with the components and colours that are asked for, both of which need newer rules. */
function withOwnParts(plain: Setup, request: SetupRequest, checks: SetupChecks): Prepared {
  const { components } = heldComponents(request.components);
  const { colours } = request;
  if (!components && !colours) return { ok: true, setup: plain };
  const what = components ? `the components "${componentsTitle(components)}"` : "chosen colours";
  if (request.rules !== undefined && request.rules < RULES_WITH_COMPONENTS)
    return refused("rules", "setup", `${what} need rules number ${RULES_WITH_COMPONENTS}, not ${request.rules}`);
  let setup: Setup = { ...plain, rules: Math.max(plain.rules, RULES_WITH_COMPONENTS) };
  if (components) {
    const named = checkedComponents(components);
    if (typeof named === "string") return refused("components", "setup", named);
    const held = checks.components?.(named, setup) ?? { rule: "setup", reason: "this game has no sets of components" };
    if ("reason" in held) return refused("components", held.rule, held.reason);
    setup = { ...setup, components: held };
  }
  if (!colours) return { ok: true, setup };
  if (colours.length !== setup.seats || !colours.every(isColourWord))
    return refused("colours", "setup", `colours ${colours.join(" ")}; wanted: one for each of ${setup.seats} seats`);
  const objection = checks.colours ? checks.colours(colours, setup) : NO_COLOURS;
  if (objection) return refused("colours", objection.rule, objection.reason);
  return { ok: true, setup: { ...setup, colours: [...colours] } };
}

const NO_COLOURS: Objection = { rule: "setup", reason: "in this game seats do not choose their colours" };

import type { BoxFacts } from "./boxFacts.ts";
import { checkedComponents, heldComponents, isColourWord, RULES_WITH_COMPONENTS } from "./components.ts";
import { componentsTitle } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";
import type { Refusal } from "./refusal.ts";

/**
 * What a table plays, in the words of the record's headers. Every game checks it and fills in what is missing, so a
 * setup from `Game.prepare` names every option.
 */
export interface Setup {
  readonly edition: string;
  readonly seats: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** The version of the rules. A fix that would change stored games gets the next number. */
  readonly rules: number;
  /** The printed components; absent for the first published set. */
  readonly components?: Components;
  /** The colours of the seats, in order; absent for the game's own. */
  readonly colours?: readonly string[];
}

/** A requested setup. Anything left out takes the game's default. */
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
  /** A regular expression for other values, if the list does not have all. */
  readonly pattern?: string;
  /** Such a value. The page starts from it. */
  readonly example?: string;
  /** The component list that the letters of such a value stand for, as the id of a part and a key: `rails/tiles`. */
  readonly lettersOf?: string;
  /** The rule of ours that explains it. */
  readonly rule: string;
  /** Whether its values are seat numbers, so that it must name an existing one. */
  readonly isSeat?: true;
  /** The modules that it is about. Without any of them it makes no difference, and the page does not offer it. */
  readonly onlyWith?: readonly string[];
  /** Whether its first value is our ruling because the rulebooks are silent or ambiguous. */
  readonly isRuling?: true;
}

/** What can be chosen at setup, for the command line and the page alike. */
export interface Choices {
  readonly editions: readonly string[];
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: readonly OptionSpec[];
  readonly modules: readonly string[];
  /** What is in which box, and what is printed nowhere that we could see. */
  readonly facts?: BoxFacts;
}

export type Prepared =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly refusal: Refusal; readonly reason: string };

/** The rules versions that a game supports. */
export interface RulesNumbers {
  readonly newest: number;
  /** The version for new tables that need nothing newer. */
  readonly usual: number;
}

/** The game's own checks of a setup that is otherwise valid. */
export interface SetupChecks {
  /**
   * The set as this table stores it, with only what it uses of the differences from the base; or what is wrong with it.
   */
  components?(components: Components, setup: Setup): Components | Objection;
  /** The objection to these colours, one per seat. */
  colours?(colours: readonly string[], setup: Setup): Objection | undefined;
}

export interface Objection {
  readonly rule: string;
  readonly reason: string;
}

/** Checks a request against the choices. The game checks what the choices cannot express. */
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
    return refused("seats", "setup", `seats must be ${choices.minSeats} to ${choices.maxSeats}, not ${seats}`);
  const modules = [...(request.modules ?? [])];
  for (const [index, module] of modules.entries()) {
    if (!choices.modules.includes(module))
      return refused("module", "setup", `unknown module "${module}"; known: ${choices.modules.join(", ") || "none"}`);
    if (modules.indexOf(module) !== index) return refused("module", "setup", `module "${module}" is listed twice`);
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
    if (!takes(spec, value))
      return refused("option", spec.rule, `option ${name} cannot be "${value}"; allowed: ${allowed(spec)}`);
    if (spec.isSeat && Number(value) > seats)
      return refused(
        name,
        spec.rule,
        `option ${name}=${value}, but there ${seats === 1 ? "is only 1 seat" : `are only ${seats} seats`}`,
      );
    options[name] = value;
  }
  if (request.rules !== undefined && (request.rules < 1 || request.rules > numbers.newest))
    return refused(
      "rules",
      "setup",
      `rules version ${request.rules} is not supported; this version of Interchange plays 1 to ${numbers.newest}`,
    );
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

function allowed({ values, pattern, example = pattern }: OptionSpec): string {
  const listed = values.join(", ");
  return example === undefined ? listed : `${listed}, or a value such as ${example}`;
}

/** The setup with the requested components and colours, both of which need newer rules. */
function withOwnParts(plain: Setup, request: SetupRequest, checks: SetupChecks): Prepared {
  const { components } = heldComponents(request.components);
  const { colours } = request;
  if (!components && !colours) return { ok: true, setup: plain };
  const what = components ? `the components "${componentsTitle(components)}"` : "chosen colours";
  if (request.rules !== undefined && request.rules < RULES_WITH_COMPONENTS)
    return refused("rules", "setup", `${what} need rules version ${RULES_WITH_COMPONENTS}, not ${request.rules}`);
  let setup: Setup = { ...plain, rules: Math.max(plain.rules, RULES_WITH_COMPONENTS) };
  if (components) {
    const named = checkedComponents(components);
    if (typeof named === "string") return refused("components", "setup", named);
    const held = checks.components?.(named, setup) ?? { rule: "setup", reason: "this game has no component sets" };
    if ("reason" in held) return refused("components", held.rule, held.reason);
    setup = { ...setup, components: held };
  }
  if (!colours) return { ok: true, setup };
  if (colours.length !== setup.seats || !colours.every(isColourWord))
    return refused(
      "colours",
      "setup",
      `colours must be one for each of ${setup.seats} seats, not "${colours.join(" ")}"`,
    );
  const objection = checks.colours ? checks.colours(colours, setup) : NO_COLOURS;
  if (objection) return refused("colours", objection.rule, objection.reason);
  return { ok: true, setup: { ...setup, colours: [...colours] } };
}

const NO_COLOURS: Objection = { rule: "setup", reason: "players cannot choose colours in this game" };

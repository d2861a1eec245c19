import type { BoxFacts } from "./boxFacts.ts";
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
}

/** What somebody asks for: anything left out takes the game's default. */
export interface SetupRequest {
  readonly edition?: string | undefined;
  readonly seats?: number | undefined;
  readonly modules?: readonly string[] | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly rules?: number | undefined;
}

/** An option of a game: a closed list of values, the first of which is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly string[];
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

/** Checks a request against the choices; what the choices cannot say, the game checks itself. */
export function prepareSetup(choices: Choices, rules: number, request: SetupRequest): Prepared {
  const refused = (code: string, rule: string, reason: string): Prepared => ({
    ok: false,
    refusal: { code, rule },
    reason,
  });
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
    if (!spec.values.includes(value))
      return refused("option", spec.rule, `option ${name}=${value}; allowed: ${spec.values.join(", ")}`);
    if (spec.isSeat && Number(value) > seats)
      return refused(name, spec.rule, `option ${name}=${value}, but there are only ${seats} seats`);
    options[name] = value;
  }
  if (request.rules !== undefined && (request.rules < 1 || request.rules > rules))
    return refused("rules", "setup", `rules number ${request.rules}; this version plays 1 to ${rules}`);
  return { ok: true, setup: { edition, seats, modules, options, rules: request.rules ?? rules } };
}

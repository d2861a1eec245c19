import { parseArgs } from "node:util";

/** The input cannot be carried out. The message says why, in one line. */
export class UsageError extends Error {}

/** `--name`, present or not. */
export interface Flag {
  readonly help: string;
}

/** `--name VALUE`; with `many` it may come several times. */
export interface ValueOption {
  readonly value: string;
  readonly help: string;
  readonly many?: boolean;
  /** The value it stands for without one; a following value must start with a digit. */
  readonly bare?: string;
}

export type OptionTable = Readonly<Record<string, Flag | ValueOption>>;

/** Arguments that are not options: their name in messages, and how many there may be. */
export interface Words {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

export interface Arguments<Options extends OptionTable> {
  readonly words: readonly string[];
  readonly options: { readonly [Name in keyof Options]: OptionValue<Options[Name]> };
}

type OptionValue<Option extends Flag | ValueOption> = Option extends { value: string; many: true }
  ? readonly string[]
  : Option extends { value: string }
    ? string | undefined
    : boolean;

export function readArguments<const Options extends OptionTable>(
  args: readonly string[],
  table: Options,
  words: Words = { name: "argument", min: 0, max: 0 },
): Arguments<Options> {
  const parsed = parse(args, table);
  checkCount(parsed.positionals, words);
  const options: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const given = parsed.values[name];
    options[name] = given ?? absent(option);
  }
  return { words: parsed.positionals, options: options as Arguments<Options>["options"] };
}

function absent(option: Flag | ValueOption): unknown {
  if (!("value" in option)) return false;
  return option.many ? [] : undefined;
}

function parse(args: readonly string[], table: OptionTable) {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, option]) => [
      name,
      "value" in option ? { type: "string" as const, multiple: option.many ?? false } : { type: "boolean" as const },
    ]),
  );
  try {
    return parseArgs({ args: withBareValues(args, table), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(shorten(error));
  }
}

/** Fills in the default values of options that may stand alone. */
function withBareValues(args: readonly string[], table: OptionTable): string[] {
  const end = args.indexOf("--");
  return args.flatMap((arg, at) => {
    const option = arg.startsWith("--") && (end < 0 || at < end) ? table[arg.slice(2)] : undefined;
    const bare = (option as ValueOption | undefined)?.bare;
    return bare === undefined || /^\.?[0-9]/.test(args[at + 1] ?? "") ? [arg] : [arg, bare];
  });
}

/** Node explains at length. Its first sentence is enough. */
function shorten(error: unknown): string {
  const { message } = error as Error;
  const [first = message] = message.split(/\. |\n/);
  return first.replace(/\.$/, "");
}

function checkCount(given: readonly string[], { name, min, max }: Words): void {
  if (given.length < min) throw new UsageError(`${name} is missing`);
  if (given.length > max) throw new UsageError(`Unexpected argument '${given[max]}'`);
}

/** The whole number in the value of option `--name`. */
export function wholeNumber(
  text: string,
  name: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${name} must be a whole number ${range}, not '${text}'`);
}

/** The game options from repeated `--option name=value`. */
export function namedValues(pairs: readonly string[]): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`--option takes name=value, not '${pair}'`);
    }
    if (values.has(name)) throw new UsageError(`Option '${name}' is given twice`);
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

import { readArguments } from "./arguments.ts";
import type { Arguments, OptionTable, Words } from "./arguments.ts";
import type { Io } from "./io.ts";

/** One word of the command line, such as `serve` in `interchange serve --port 8080`. */
export interface Command {
  readonly help: string;
  /** Returns the exit code. Throws a `UsageError` if the input is wrong. */
  run(args: readonly string[], io: Io): Promise<number>;
}

export interface CommandSpec<Options extends OptionTable> {
  /** The usage after `interchange`, for example `serve [--port N]`. */
  readonly usage: string;
  /** What it does, reads and writes. */
  readonly about: string;
  readonly options?: Options;
  readonly words?: Words;
  run(given: Arguments<Options>, io: Io): Promise<number>;
}

/** A command that reads its arguments by a table of options. Its help comes from the same table. */
export function command<const Options extends OptionTable = Record<string, never>>(
  spec: CommandSpec<Options>,
): Command {
  const table = spec.options ?? ({} as Options);
  return {
    help: `Usage: interchange ${spec.usage}\n\n${spec.about}\n${describe(table)}`,
    run: async (args, io) => spec.run(readArguments(args, table, spec.words), io),
  };
}

function describe(table: OptionTable): string {
  const all: OptionTable = { ...table, help: { help: "show this help" } };
  const rows = Object.entries(all).map(([name, option]) => ({
    left: `--${name}${valueOf(option)}`,
    right: option.help,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  const indent = `\n${" ".repeat(width + 4)}`;
  const lines = rows.map(({ left, right }) => `  ${left.padEnd(width)}  ${right.replaceAll("\n", indent)}\n`);
  return `\nOptions:\n${lines.join("")}`;
}

function valueOf(option: OptionTable[string]): string {
  if (!("value" in option)) return "";
  return option.bare === undefined ? ` ${option.value}` : ` [${option.value}]`;
}

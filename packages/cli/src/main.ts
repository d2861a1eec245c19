/** The program behind `interchange`: finds the command and runs it. */
import { UsageError } from "./arguments.ts";
import { COMMANDS } from "./commands.ts";
import type { Listed } from "./commands.ts";
import type { Io } from "./io.ts";
import { version } from "./version.ts";

/** Runs one command line (without `node` and the script) and returns its exit code. */
export async function main(argv: readonly string[], io: Io = process): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) {
    io.stderr.write(overview());
    return 1;
  }
  if (name === "--help" || name === "-h") {
    io.stdout.write(overview());
    return 0;
  }
  if (name === "--version") {
    io.stdout.write(`${version()}\n`);
    return 0;
  }
  if (name === "help") return help(args[0], io);
  const listed = find(name);
  return listed === undefined ? refuse(name, io) : run(listed, args, io);
}

async function run(listed: Listed, args: readonly string[], io: Io): Promise<number> {
  if (asksForHelp(args)) return help(listed.name, io);
  try {
    return await (await listed.load()).run(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`interchange ${listed.name}: ${error.message}\nTry: interchange ${listed.name} --help\n`);
    return 1;
  }
}

async function help(name: string | undefined, io: Io): Promise<number> {
  if (name === undefined) {
    io.stdout.write(overview());
    return 0;
  }
  const listed = find(name);
  if (listed === undefined) return refuse(name, io);
  io.stdout.write((await listed.load()).help);
  return 0;
}

function refuse(name: string, io: Io): number {
  io.stderr.write(`interchange: unknown command '${name}'\nTry: interchange --help\n`);
  return 1;
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

function find(name: string): Listed | undefined {
  return COMMANDS.find((listed) => listed.name === name);
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return [
    "Usage: interchange COMMAND [options]\n\n",
    "A digital tabletop for underground-railway board games.\n\n",
    "Commands:\n",
    ...list,
    "\nRun `interchange COMMAND --help` for help on a command, or `interchange --version` for the version.\n",
  ].join("");
}

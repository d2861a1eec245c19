import {
  below,
  canonicalJson,
  checkedFile,
  componentsTitle,
  fileSchema,
  partsOf,
  pointersIn,
  publishedSets,
  readComponentsFile,
  readTitle,
  valuesOf,
  writeComponentsFile,
} from "@interchange/tabletop";
import type { AnyPart, Components, Json, JsonObject, ReadComponentsFile } from "@interchange/tabletop";
import { mapOf } from "@interchange/underground";
import type { MapFile } from "@interchange/underground";
import { UsageError } from "../arguments.ts";
import { command } from "../command.ts";
import { gameNames, playable, PLAYABLES } from "../games.ts";
import { textOf } from "../input.ts";
import type { Io } from "../io.ts";

export const components = command({
  usage: "components template GAME | components show [FILE] | components check FILE... [--json]",
  about: [
    "A component set holds what is printed on tiles, frames, boards and cards. `template` writes a file with all values of",
    "the newest published set, for you to edit; --schema writes a JSON Schema of such files instead. `show` shows which",
    "values differ from the published base, or without a file all published sets. `check` checks whether files are valid",
    "for --components FILE. `-` reads standard input.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    json: {
      help: "print one JSON object per file: file, ok, and name, version and differs (JSON Pointers), or reason",
    },
    schema: { help: "with template: write a JSON Schema, for editors" },
  },
  words: { name: "template, show or check", min: 1, max: 100_000 },
  run: async ({ words: [action = "", ...words], options }, io) => {
    switch (action) {
      case "template":
        return template(words, options.schema, io);
      case "show":
        return show(words, io);
      case "check":
        return check(words, options.json, io);
      default:
        throw new UsageError(`unknown action '${action}'; use template, show or check`);
    }
  },
});

function template(words: readonly string[], isSchema: boolean, io: Io): number {
  const [game = "", more] = words;
  if (more !== undefined) throw new UsageError(`Unexpected argument '${more}'`);
  if (!game) throw new UsageError("GAME is missing");
  const parts = gameParts(game);
  const base = componentsTitle(newestOf(parts));
  const text = isSchema
    ? `${JSON.stringify(fileSchema(game, parts), undefined, 2)}\n`
    : writeComponentsFile(parts, { game, components: { name: "my-box", version: "1", base, values: {} } });
  io.stdout.write(text);
  return 0;
}

async function show(words: readonly string[], io: Io): Promise<number> {
  const [file, more] = words;
  if (more !== undefined) throw new UsageError(`Unexpected argument '${more}'`);
  if (file === undefined) {
    for (const { game } of PLAYABLES)
      for (const set of publishedSets(game.parts ?? [])) {
        io.stdout.write(`${game.id}: ${componentsTitle(set)}\n`);
        writeValues(valuesOf(game.parts ?? [], set), io);
      }
    return 0;
  }
  const checked = componentsIn(await textOf(file, io));
  if (!checked.ok) throw new UsageError(`${file}: ${checked.reason}`);
  const { game, components: set } = checked;
  const parts = partsOf(playable(game).game, set);
  const base = valuesOf(parts, readTitle(set.base ?? componentsTitle(set)));
  const values = named(set.values);
  const differs = pointersIn(values);
  const count = differs.length === 1 ? "1 value differs" : `${differs.length} values differ`;
  io.stdout.write(`${game}: ${componentsTitle(set)}, ${count} from ${set.base ?? componentsTitle(set)}\n`);
  for (const pointer of differs)
    io.stdout.write(`  ${pointer}  ${said(at(base, pointer))} -> ${said(at(values, pointer))}\n`);
  return 0;
}

async function check(words: readonly string[], isJson: boolean, io: Io): Promise<number> {
  if (!words.length) throw new UsageError("FILE is missing");
  let code = 0;
  for (const file of words) {
    const checked = componentsIn(await textOf(file, io));
    if (!checked.ok) code = 1;
    if (isJson) io.stdout.write(`${JSON.stringify({ file, ...asJson(checked) })}\n`);
    else
      (checked.ok ? io.stdout : io.stderr).write(
        `${file}: ${checked.ok ? summary(checked.components) : checked.reason}\n`,
      );
  }
  return code;
}

/** Reads and checks a file's text. */
function componentsIn(text: string): ReadComponentsFile {
  const read = readComponentsFile(text);
  if (!read.ok) return read;
  const found = PLAYABLES.find(({ game }) => game.id === read.game);
  return found
    ? checkedFile(partsOf(found.game, read.components), read)
    : { ok: false, reason: `unknown game '${read.game}'` };
}

function asJson(checked: ReadComponentsFile): object {
  if (!checked.ok) return { ok: false, reason: checked.reason };
  const { name, version, values } = checked.components;
  return { ok: true, name, version, differs: pointersIn(named(values)) };
}

function summary(set: Components): string {
  const differs = pointersIn(named(set.values));
  return differs.length
    ? `${componentsTitle(set)}, differs at ${differs.join(", ")}`
    : `${componentsTitle(set)}, no differences`;
}

/** The values with the name of a map instead of all that it has. */
function named(values: JsonObject = {}): JsonObject {
  return typeof values["map"] === "object" ? { ...values, map: mapTitle(mapOf({ values })) } : values;
}

const mapTitle = ({ id, version }: MapFile): string => `${id} ${version}`;

function writeValues(values: JsonObject, io: Io): void {
  for (const pointer of pointersIn(values)) io.stdout.write(`  ${pointer}  ${said(at(values, pointer))}\n`);
}

/** The value at a pointer that exists. */
function at(values: JsonObject, pointer: string): Json {
  for (const [key, value] of Object.entries(values)) {
    const here = below("", key);
    if (pointer === here) return value;
    if (pointer.startsWith(`${here}/`)) return at(value as JsonObject, pointer.slice(here.length));
  }
  return null;
}

function said(value: Json): string {
  if (!Array.isArray(value)) return typeof value === "string" ? value : canonicalJson(value);
  const isFlat = value.every((each) => typeof each !== "object");
  return isFlat ? value.join(" ") || "nothing" : value.map((each) => said(each as Json)).join(" | ");
}

function gameParts(game: string): readonly AnyPart[] {
  return playable(game).game.parts ?? [];
}

function newestOf(parts: readonly AnyPart[]): Components {
  const newest = publishedSets(parts).at(-1);
  if (!newest) throw new UsageError("this game has no component sets");
  return newest;
}

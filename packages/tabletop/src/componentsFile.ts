/** Component sets as files, which people who own a box write, keep and share. */
import { checkedComponents } from "./components.ts";
import { FIRST_SET } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";
import { valuesOf, trimmedSet } from "./componentSet.ts";
import type { AnyPart } from "./componentSet.ts";
import { hiddenProblem } from "./jsonText.ts";
import { isFields } from "./printed.ts";
import { schemaOf } from "./shape.ts";
import type { ShapeProblem } from "./shape.ts";
import type { JsonObject } from "./canonicalJson.ts";

export const COMPONENTS_FORMAT = "interchange-components";

/** No honest set comes near this. */
const MOST_CHARACTERS = 200_000;

export interface ComponentsFile {
  readonly game: string;
  readonly components: Components;
}

export type ReadComponentsFile =
  | ({ readonly ok: true } & ComponentsFile)
  | { readonly ok: false; readonly reason: string };

/** Reads a file. The game checks whether its values make sense; see `checkedFile`. */
export function readComponentsFile(text: string): ReadComponentsFile {
  const failed = (reason: string): ReadComponentsFile => ({ ok: false, reason });
  if (text.length > MOST_CHARACTERS) return failed(`longer than ${MOST_CHARACTERS} characters`);
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  let json: unknown;
  try {
    json = JSON.parse(bare);
  } catch (thrown) {
    return failed(`not JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  const hidden = hiddenProblem(bare);
  if (hidden) return failed(placed({ ...hidden, pointer: hidden.pointer.replace(/^\/values(?=\/)/, "") }));
  if (!isFields(json)) return failed("a component set must be an object");
  const { format, game, ...set } = json;
  if (format !== COMPONENTS_FORMAT) return failed(`format must be "${COMPONENTS_FORMAT}"`);
  if (typeof game !== "string") return failed("game must name a game");
  for (const key of Object.keys(set))
    if (!["$schema", "name", "version", "base", "values"].includes(key)) return failed(`unknown field "${key}"`);
  const components = checkedComponents(set);
  return typeof components === "string" ? failed(components) : { ok: true, game, components };
}

/** Reads a file of a game with these parts. The set gets only the values that differ from its base. */
export function checkedFile(parts: readonly AnyPart[], file: ComponentsFile): ReadComponentsFile {
  const trimmed = trimmedSet(parts, file.components);
  return "reason" in trimmed
    ? { ok: false, reason: placed(trimmed) }
    : { ok: true, game: file.game, components: trimmed };
}

function placed({ pointer, reason }: ShapeProblem): string {
  return pointer ? `${pointer}: ${reason}` : reason;
}

/** A file's text, with all values, so that there is something to change. */
export function writeComponentsFile(parts: readonly AnyPart[], { game, components }: ComponentsFile): string {
  const { name, version, base = FIRST_SET } = components;
  const values = valuesOf(parts, components);
  return `${indented({ format: COMPONENTS_FORMAT, game, name, version, base, values })}\n`;
}

/** JSON with lists of plain values on one line, for readability. */
function indented(value: JsonObject): string {
  return JSON.stringify(value, undefined, 2).replaceAll(/\[[^[\]{}]*\]/g, (list) =>
    list
      .replaceAll(/\s*\n\s*/g, " ")
      .replace("[ ", "[")
      .replace(" ]", "]"),
  );
}

/** A JSON Schema for files of a game with these parts. */
export function fileSchema(game: string, parts: readonly AnyPart[]): JsonObject {
  const values = Object.fromEntries(parts.map(({ id, shape }) => [id, schemaOf(shape)]));
  const word = { type: "string", pattern: "^[A-Za-z0-9.-]{1,40}$" };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Components of ${game}`,
    type: "object",
    required: ["format", "game", "name", "version", "base", "values"],
    properties: {
      format: { const: COMPONENTS_FORMAT },
      game: { const: game },
      name: word,
      version: word,
      base: { type: "string", pattern: "^interchange [1-9][0-9]*$" },
      values: { type: "object", properties: values, additionalProperties: false },
    },
  };
}

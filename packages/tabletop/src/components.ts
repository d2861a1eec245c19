/** Reads, writes and checks component sets in records' headers and in JSON. */
import { canonicalJson } from "./canonicalJson.ts";
import type { JsonObject } from "./canonicalJson.ts";
import { componentsTitle, FIRST_SET, PUBLISHER } from "./componentsTitle.ts";
import type { Components } from "./componentsTitle.ts";

/** From this rules number on, a table may have a set other than the first, and chosen colours. */
export const RULES_WITH_COMPONENTS = 2;

const WORD = /^[A-Za-z0-9.-]{1,40}$/;
const COLOUR = /^[A-Za-z0-9.+-]{1,40}$/;
/** The canonical JSON of an owner's set is split into headers of this length. */
const PIECE = 900;
/** The most headers. */
export const MOST_PIECES = 40;
export const PIECE_HEADER = /^Components-([1-9][0-9]?)$/;

/** The parts of a title; undefined if it is invalid. */
export function readTitle(title: string): Pick<Components, "name" | "version"> | undefined {
  const [name = "", version = "", ...more] = title.split(" ");
  return WORD.test(name) && WORD.test(version) && !more.length ? { name, version } : undefined;
}

/** What a setup stores for a set: nothing for the first one, so that equal tables have equal setups. */
export function heldComponents(components: Components | undefined): { readonly components?: Components } {
  return !components || (componentsTitle(components) === FIRST_SET && !components.base) ? {} : { components };
}

/** The headers that name a set, and those with an owner's values. */
export function componentsHeaders(components: Components): readonly (readonly [string, string])[] {
  const { base, values } = components;
  const title = ["Components", componentsTitle(components)] as const;
  if (base === undefined) return [title];
  const whole = canonicalJson({ base, values: values ?? {} });
  const pieces = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, place) =>
    whole.slice(place * PIECE, (place + 1) * PIECE),
  );
  return [title, ...pieces.map((piece, place) => [`Components-${place + 1}`, piece] as const)];
}

/** The set that headers name, or why there is none. */
export function readComponentsHeaders(title: string, pieces: readonly string[]): Components | string {
  const named = readTitle(title);
  if (!named)
    return "header Components needs a name and a version: two words of letters, digits, full stops and hyphens";
  if (!pieces.length) return checkedComponents(named);
  let json: unknown;
  try {
    json = JSON.parse(pieces.join(""));
  } catch {
    return "the headers Components-1, Components-2, … together are not valid JSON";
  }
  if (!isObject(json)) return "the headers Components-1, Components-2, … together are not an object";
  return checkedComponents({ ...json, ...named });
}

/** Checks a value that should be a set. The game checks whether its values make sense. */
export function checkedComponents(json: unknown): Components | string {
  if (!isObject(json)) return "a component set must be an object with a name and a version";
  const { name, version, base, values } = json;
  const named = typeof name === "string" && typeof version === "string" ? readTitle(`${name} ${version}`) : undefined;
  if (!named)
    return "name and version of a component set must be one word each, of letters, digits, full stops and hyphens";
  if (base === undefined && values === undefined) {
    if (named.name !== PUBLISHER) return `the set "${componentsTitle(named)}" needs a base and values`;
    return named;
  }
  if (named.name === PUBLISHER) return `the name "${PUBLISHER}" is reserved for published sets; choose another`;
  const published = typeof base === "string" ? readTitle(base) : undefined;
  if (published?.name !== PUBLISHER) return `the base must be a published set, such as "${FIRST_SET}"`;
  if (!isObject(values)) return "values must be an object";
  return { ...named, base: componentsTitle(published), values: values as JsonObject };
}

/** Whether a text is valid as a colour. */
export function isColourWord(text: unknown): text is string {
  return typeof text === "string" && COLOUR.test(text);
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

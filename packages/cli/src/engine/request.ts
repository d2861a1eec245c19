import type { SetupRequest } from "@interchange/tabletop";
import { Refused } from "./refused.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isList: Check = (value) => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The types of a setup's fields. The game checks their values. */
const FIELDS: Readonly<Record<keyof SetupRequest, readonly [Check, string]>> = {
  edition: [isText, "a string"],
  seats: [Number.isInteger, "a whole number"],
  modules: [isList, "a list of strings"],
  options: [(value) => isObject(value) && Object.values(value).every(isText), "an object of strings"],
  rules: [Number.isInteger, "a whole number"],
  components: [isObject, "a component set"],
  colours: [isList, "a list of strings"],
};

/** The setup in a request, checked as far as needed to ask a game about it. */
export function requested(sent: unknown): { readonly game: unknown; readonly request: SetupRequest } {
  if (!isObject(sent)) throw new Refused("setup needs a JSON object");
  for (const [name, [check, wanted]] of Object.entries(FIELDS))
    if (sent[name] !== undefined && !check(sent[name])) throw new Refused(`'${name}' must be ${wanted}`);
  const { game, ...request } = sent;
  return { game, request };
}

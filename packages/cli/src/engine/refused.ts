/** A refused request. The message says why, and nothing has changed. */
export class Refused extends Error {}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused("invalid JSON");
  }
}

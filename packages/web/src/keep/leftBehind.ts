/** What cannot be opened of all that pages before this one have kept. Fetched when there is such a thing. */
import { readEnvelope } from "./envelope.ts";
import type { OldShelf } from "./oldShelf.ts";

/** Something that an older page, or a newer one, has kept and that cannot be opened here. */
export interface Unreadable {
  readonly id: string;
  readonly text: string;
  readonly problem: "damaged" | "version" | "replay";
  readonly detail: string;
}

/** What is left there after everything that can be opened has been moved. */
export function leftOn(shelf: OldShelf): readonly Unreadable[] {
  return shelf.ids().map((id) => leftAs(id, shelf.text(id) ?? ""));
}

export function leftAs(id: string, text: string): Unreadable {
  const read = readEnvelope(text);
  return read.ok
    ? { id, text, problem: "replay", detail: id }
    : { id, text, problem: read.problem, detail: read.detail };
}

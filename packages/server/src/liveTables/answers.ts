/**
 * Remembers what was answered, so that a message that comes again gets the same answer and does nothing twice. The log
 * knows for ever which commands were played; this list also has the other messages and refusals, for a while.
 */
import type { Answer } from "@interchange/host";
import { CONFLICT, refused } from "@interchange/host";

/** How many messages of a seat or person are remembered, the latest ones. */
export const REMEMBERED = 50;

interface Given {
  /** The message as JSON. The fields of a checked message are always in the same order. */
  readonly content: string;
  /** Absent if it was stale. It still is, and more was missed since. */
  readonly answer?: Promise<Answer>;
}

/** `Whose` are seats at a table and people in a room. */
export class Answers<Whose> {
  private readonly given = new Map<Whose, Map<string, Given>>();

  async to(whose: Whose, message: { readonly id: string }, act: () => Promise<Answer>): Promise<Answer> {
    const { id } = message;
    const given = this.given.get(whose) ?? new Map<string, Given>();
    this.given.set(whose, given);
    const content = JSON.stringify(message);
    const known = given.get(id);
    if (known && known.content !== content) return refused(CONFLICT);
    if (known?.answer) return known.answer;
    const answer = act();
    given.set(id, { content, answer });
    for (const [oldest] of given) if (given.size > REMEMBERED) given.delete(oldest);
    const kept = await answer.then(
      ({ kind }) => kind !== "unsent",
      () => false,
    );
    if (!kept) given.delete(id);
    else if ((await answer).kind === "stale") given.set(id, { content });
    return answer;
  }
}

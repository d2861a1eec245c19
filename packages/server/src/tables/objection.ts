/** Why something cannot be done: a code for programs and a sentence for people. */
export interface Objection {
  readonly ok: false;
  readonly error: string;
  readonly reason: string;
}

export function objection(error: string, reason: string): Objection {
  return { ok: false, error, reason };
}

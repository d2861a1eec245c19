/** What is wrong with a plan, in words, before it becomes a table. */
import { laterWords } from "../../parts/words/words.ts";
import type { TablePlan } from "../../keep/create.ts";
import type { SetupFace } from "./face.ts";

const LONGEST_NAME = 24;

export function planProblems({ engine, refusals }: SetupFace, { request, sitters }: TablePlan): readonly string[] {
  const words = laterWords().setup.problems;
  const names = sitters.map(({ name }) => name.trim());
  const problems: string[] = [];
  if (names.some((name) => !name)) problems.push(words.names);
  if (names.some((name) => name.length > LONGEST_NAME)) problems.push(words.longName);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) problems.push(words.sameNames);
  const prepared = engine.prepare({ ...request, seats: sitters.length });
  if (!prepared.ok) problems.push(refusals[prepared.refusal.code] ?? words.rules);
  return problems;
}

/** Whether the rules know such a table. */
export function isPossible({ engine }: SetupFace, { request, sitters }: TablePlan): boolean {
  try {
    return engine.prepare({ ...request, seats: sitters.length }).ok;
  } catch {
    return false;
  }
}

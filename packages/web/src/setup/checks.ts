/** What is wrong with a plan, in words, before it becomes a table. */
import { metro } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import type { TablePlan } from "../keep/create.ts";

const LONGEST_NAME = 24;

export function planProblems({ request, sitters }: TablePlan): readonly string[] {
  const words = text.setup.problems;
  const names = sitters.map(({ name }) => name.trim());
  const problems: string[] = [];
  if (names.some((name) => !name)) problems.push(words.names);
  if (names.some((name) => name.length > LONGEST_NAME)) problems.push(words.longName);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) problems.push(words.sameNames);
  const prepared = metro.prepare({ ...request, seats: sitters.length });
  if (!prepared.ok) problems.push(text.refusals[prepared.refusal.code] ?? prepared.reason);
  return problems;
}

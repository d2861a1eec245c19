/** Checks a plan before it becomes a table: each problem in words, with the field to fix. */
import { LONGEST_NAME } from "../../kit/sitters.ts";
import type { Refusal } from "@interchange/tabletop";
import type { TableSetup } from "../../storage/create.ts";
import { optionsOf } from "./gameSetup.ts";
import type { GameSetup } from "./gameSetup.ts";
import { t } from "../../words/index.ts";

/** The field with the problem. */
export type Field =
  | { readonly kind: "name"; readonly seat: number }
  | { readonly kind: "option"; readonly name: string }
  | { readonly kind: "seats" | "modules" | "edition" | "table" };

export interface Problem {
  readonly field: Field;
  readonly text: string;
}

/** The field's id on the page. */
export function fieldId(field: Field): string {
  if (field.kind === "name") return `field-name-${field.seat}`;
  return field.kind === "option" ? `field-option-${field.name}` : `field-${field.kind}`;
}

/** Online, people bring their own names. */
export function setupProblems(gameSetup: GameSetup, tableSetup: TableSetup, isOnline = false): readonly Problem[] {
  return [...(isOnline ? [] : nameProblems(tableSetup)), ...ruleProblems(gameSetup, tableSetup)];
}

function nameProblems({ sitters }: TableSetup): readonly Problem[] {
  const words = t.setup.problems;
  const names = sitters.map(({ name }) => name.trim().toLowerCase());
  return names.flatMap((name, seat): readonly Problem[] => {
    const field = { kind: "name", seat } as const;
    if (!name) return [{ field, text: words.names }];
    if (name.length > LONGEST_NAME) return [{ field, text: words.longName }];
    // The later of two equal names is reported.
    return names.indexOf(name) < seat ? [{ field, text: words.sameNames }] : [];
  });
}

function ruleProblems(gameSetup: GameSetup, tableSetup: TableSetup): readonly Problem[] {
  const prepared = gameSetup.engine.prepare({ ...tableSetup.request, seats: tableSetup.sitters.length });
  if (prepared.ok) return [];
  const { refusal } = prepared;
  const field = fieldOf(gameSetup, tableSetup, refusal);
  const words = t.setup.problems;
  if (field.kind !== "option")
    return [{ field, text: gameSetup.refusals[refusal.code] ?? words.known[refusal.code] ?? words.rules }];
  const { name } = field;
  const texts = gameSetup.optionTexts[name];
  const value = tableSetup.request.options?.[name] ?? "";
  const { label = value, about } = texts?.values[value] ?? {};
  return [{ field, text: gameSetup.refusals[name] ?? words.option(texts?.label ?? name, label, about) }];
}

/** A refusal names an option by its code or by its rule. */
function fieldOf(gameSetup: GameSetup, { request }: TableSetup, { code, rule }: Refusal): Field {
  const specs = optionsOf(gameSetup, request.modules ?? []);
  const option = specs.find(({ name }) => name === code) ?? specs.find((spec) => spec.rule === rule);
  if (option && (code === "option" || code === option.name)) return { kind: "option", name: option.name };
  if (code === "seats" || code === "edition") return { kind: code };
  return { kind: code === "module" || code === "combination" ? "modules" : "table" };
}

/** Whether the rules allow this table. */
export function isPossible({ engine }: GameSetup, { request, sitters }: TableSetup): boolean {
  try {
    return engine.prepare({ ...request, seats: sitters.length }).ok;
  } catch {
    return false;
  }
}

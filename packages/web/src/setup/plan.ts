/** What the next table will be, remembered from the last one. */
import { metro } from "@interchange/metro";
import { isAssist, isSitter } from "../client/sitters.ts";
import type { Sitter } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import type { TablePlan } from "../keep/create.ts";
import { recall, remember } from "../keep/memory.ts";

const bot = (name: string): Sitter => ({ name, mind: { kind: "bot", bot: "planner" } });

export const DEFAULT_PLAN: TablePlan = {
  request: { edition: "bigbox", options: {} },
  sitters: [{ name: text.setup.you, mind: { kind: "person" } }, bot(text.setup.botNames.planner)],
  assist: "ledger",
};

/** The last table's plan, if it still makes sense. */
export function lastPlan(): TablePlan {
  const kept = recall("plan");
  if (typeof kept !== "object" || kept === null) return DEFAULT_PLAN;
  const { request, sitters, assist } = kept as Partial<Record<keyof TablePlan, unknown>>;
  if (!Array.isArray(sitters) || !sitters.every(isSitter) || !isAssist(assist)) return DEFAULT_PLAN;
  if (typeof request !== "object" || request === null) return DEFAULT_PLAN;
  const plan: TablePlan = { request, sitters, assist };
  return planIsPossible(plan) ? plan : DEFAULT_PLAN;
}

export function rememberPlan(plan: TablePlan): void {
  remember("plan", plan);
}

function planIsPossible({ request, sitters }: TablePlan): boolean {
  try {
    return metro.prepare({ ...request, seats: sitters.length }).ok;
  } catch {
    return false;
  }
}

/** The table that one tap opens: the last one's, as long as somebody plays against bots there. */
export function quickPlan(): TablePlan {
  const plan = lastPlan();
  const people = plan.sitters.filter(({ mind }) => mind.kind === "person").length;
  return people === 1 && plan.sitters.length > 1 ? plan : DEFAULT_PLAN;
}

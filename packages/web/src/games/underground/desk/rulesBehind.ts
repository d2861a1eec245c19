/** Finds the rules behind events, for links in the log. */
import type { Event } from "@interchange/underground";
import type { terms } from "../../../words/en/underground/table.ts";

/** The rule that explains a term best. */
export const TERM_RULES = {
  start: "1.5",
  nationalRail: "3.6",
  terminus: "3.7",
  connection: "3.8",
  loop: "3.9",
  passenger: "4.5",
  token: "2.2",
  end: "3.4",
} as const satisfies Readonly<Record<Exclude<keyof typeof terms, "rule" | "options">, string>>;

/** Each rule once, in the order of the events. */
export function rulesBehind(events: readonly Event[]): readonly string[] {
  return [...new Set(events.flatMap(ruleOf))];
}

function ruleOf(event: Event): string | readonly string[] {
  switch (event.type) {
    case "lot":
      return "6.1";
    case "built":
      return event.paid > 0 ? "3.5" : [];
    case "scored":
      return TERM_RULES[event.award.source];
    case "travelled":
      return "4.3";
    case "left":
      return "5.1";
    case "over":
      return "5.2";
    case "took":
    case "symbol":
    case "opened":
    case "token":
    case "next":
      return [];
  }
}

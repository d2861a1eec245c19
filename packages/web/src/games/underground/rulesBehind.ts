/** The numbered rule that something is due to: what the log leads to. */
import type { Event } from "@interchange/underground";
import { TERM_RULES } from "./terms.tsx";

/** The rules behind what happened, each once, in the order of what is told. */
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

/** Finds the rules behind events and points, for links in the log and the result. Modules name theirs themselves. */
import { isCentreStation } from "@interchange/metro/core";
import type { Award, Event, Line } from "@interchange/metro/core";
import { loadedModule } from "./engine.ts";

/** Each rule once, in the order of the events. */
export function rulesBehind(events: readonly Event[]): readonly string[] {
  return [...new Set(events.flatMap(ruleOf))];
}

export function ruleOfAward({ module, reason }: Pick<Award, "module" | "reason">): string | undefined {
  const rules = loadedModule(module)?.awards;
  // A reason may also name a colour: `shares-blue`.
  return typeof rules === "object" ? rules[reason.replace(/-.*/, "")] : rules;
}

function ruleOf(event: Event): string | readonly string[] {
  switch (event.type) {
    case "lot":
      return "6.4";
    case "asked":
      return "2.3";
    case "passed":
      return "2.7";
    case "scored":
      return ruleOfLine(event.line);
    case "awarded":
      return ruleOfAward(event.award) ?? [];
    case "own":
      return event.tells.flatMap(({ what }) => loadedModule(event.module)?.tells?.[what] ?? []);
    case "over":
      return "5.2";
    case "placed":
    case "drew":
    case "sank":
    case "next":
      return [];
  }
}

/** Special rules about a line come before the general one. */
function ruleOfLine({ from, points, length, earner }: Line): string | readonly string[] {
  if (!earner) return "4.8";
  if (isCentreStation(from)) return earner.kind === "company" ? "CC.4" : "CS.4";
  const paid = points > length ? ["4.5"] : [];
  if (earner.kind === "company") return [...paid, "SC.8"];
  return paid.length ? paid : "4.2";
}

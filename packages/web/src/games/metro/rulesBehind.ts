/** Finds the rules behind events and points, for links in the log and the result. */
import { isCentreStation } from "@interchange/metro/core";
import type { Award, Event, Line } from "@interchange/metro/core";

/** By module: the rules of its tells and its awards. A single rule stands for all reasons. */
const TELLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  berlin: { tickets: "BE.4" },
  "central-stations": { set: "CS.2" },
  "corporate-central-stations": { showed: "CC.2" },
  london: { drove: "LO.4", missed: "LO.5" },
  "new-york": { took: "NY.3" },
  paris: { seated: "PA.4", joined: "PA.5", left: "PA.6" },
  solo: { rejected: "SO.6", finished: "SO.7" },
  "st-petersburg": { tourist: "SP.3", won: "SP.6" },
  "stock-corporations": { "took-top": "SC.5", "took-up": "SC.5" },
  stockholm: { visited: "ST.4" },
};
const AWARDS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  berlin: "BE.5",
  london: "LO.4",
  "new-york": "NY.5",
  "numbered-stations": "NS.4",
  paris: "PA.8",
  solo: "SO.9",
  "st-petersburg": "SP.7",
  "stock-corporations": { shares: "SC.9", majority: "SC.11" },
  stockholm: { visit: "ST.6", markers: "ST.5" },
};

/** Each rule once, in the order of the events. */
export function rulesBehind(events: readonly Event[]): readonly string[] {
  return [...new Set(events.flatMap(ruleOf))];
}

export function ruleOfAward({ module, reason }: Pick<Award, "module" | "reason">): string | undefined {
  const rules = AWARDS[module];
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
      return event.tells.flatMap(({ what }) => TELLS[event.module]?.[what] ?? []);
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

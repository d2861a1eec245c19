/** Tells what modules do at a table: titles, events, points, companies. */
import type { Award, Earner, Event } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { Happened } from "../../../client/client.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Who } from "../../../words/types.ts";
import { moduleViewOf } from "./index.ts";
import { aboutOf } from "../moduleWords.ts";
import { saysOf } from "./says.ts";
import { t } from "../../../words/index.ts";

/** Points of one kind, such as those of a module for one reason. */
export interface Source {
  readonly label: string;
  readonly points: number;
  /** The module that paid them, and its name for the reason. */
  readonly module: string;
  readonly reason: string;
}

export const companyOf = (setup: Setup, company: number): Who =>
  saysOf({ sitters: [], setup, viewer: "spectator" }).company(company);

export const moduleTitles = ({ modules }: Setup): readonly string[] => modules.map((id) => aboutOf(id).title);

/** Announced with a player's first turn. */
export const firstWithModules = (setup: Setup): string =>
  t.metro.allModules.first(
    moduleTitles(setup),
    setup.modules.flatMap((id) => moduleViewOf(id)?.goal?.(setup) ?? []),
  );

/** How the options of the table's modules differ from the defaults. */
export function moduleDifferences({ modules, options }: Setup): readonly string[] {
  return modules.flatMap((id) => {
    const { title, options: texts } = aboutOf(id);
    return Object.entries(texts ?? {}).flatMap(([name, { label, values }]) => {
      const value = options[name];
      if (value === undefined || value === Object.keys(values)[0]) return [];
      return [t.metro.allModules.differs(title, label, values[value]?.label ?? value)];
    });
  });
}

/** The text of a module's event. Final awards are summed up, or the log would end with a long bill. */
export function phrasesOf(speaker: Speaker, event: Event, { events }: Happened<Event>): readonly string[] {
  const says = saysOf(speaker);
  switch (event.type) {
    case "own":
      return event.tells.flatMap((tell) => moduleViewOf(event.module)?.tell(tell, says, "log") ?? []);
    case "passed":
      return [t.metro.allModules.passed(says.who(event.seat))];
    case "sank":
      return [t.metro.allModules.sank(says.who(event.seat))];
    case "awarded": {
      const { award } = event;
      if (events.some(({ type }) => type === "over")) return finalPhrase(speaker, award, events);
      const what = moduleViewOf(award.module)?.award(award.reason, says) ?? aboutOf(award.module).title;
      return [t.metro.allModules.awarded(says.earner(award.to), award.points, what)];
    }
    default:
      return [];
  }
}

/** All final awards of a module, told with the first of them. */
function finalPhrase(speaker: Speaker, award: Award, events: readonly Event[]): readonly string[] {
  const same = events.flatMap((event) =>
    event.type === "awarded" && event.award.module === award.module ? [event.award] : [],
  );
  if (same[0] !== award) return [];
  const says = saysOf(speaker);
  const sums = new Map<string, readonly [to: Earner, points: number]>();
  for (const { to, points } of same) {
    const key = JSON.stringify(to);
    sums.set(key, [to, (sums.get(key)?.[1] ?? 0) + points]);
  }
  return [
    t.metro.allModules.final(
      aboutOf(award.module).title,
      [...sums.values()].map(([to, sum]) => [says.earner(to), sum] as const),
    ),
  ];
}

export function sourcesOf(speaker: Speaker, awards: readonly Award[], earner: Earner): readonly Source[] {
  const says = saysOf(speaker);
  const key = JSON.stringify(earner);
  const sums = new Map<string, Source>();
  for (const { to, points, module, reason } of awards) {
    if (JSON.stringify(to) !== key) continue;
    const what = moduleViewOf(module)?.award(reason, says) ?? reason;
    const label = t.metro.allModules.source(aboutOf(module).title, what);
    const sum = points + (sums.get(label)?.points ?? 0);
    sums.set(label, { label, points: sum, module, reason });
  }
  return [...sums.values()];
}

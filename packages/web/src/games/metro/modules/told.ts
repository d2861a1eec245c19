/** Tells what modules do at a table: titles, events, points, companies. */
import { companyColours } from "@interchange/metro/core";
import type { Award, Earner, Event, Tell } from "@interchange/metro/core";
import type { Seat, Setup } from "@interchange/tabletop";
import { h } from "preact";
import type { Happened } from "../../../client/client.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { textChip } from "../../../table/desk/story.ts";
import type { Chip, Gain } from "../../../table/desk/story.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { Who } from "../../../words/types.ts";
import { moduleViewOf } from "./index.ts";
import { aboutOf, metroWords } from "../words.ts";
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
  metroWords().allModules.first(
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
      return [metroWords().allModules.differs(title, label, values[value]?.label ?? value)];
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
      return [metroWords().allModules.passed(says.who(event.seat))];
    case "sank":
      return [metroWords().allModules.sank(says.who(event.seat))];
    case "awarded": {
      const { award } = event;
      if (events.some(({ type }) => type === "over")) return finalPhrase(speaker, award, events);
      const what = moduleViewOf(award.module)?.award(award.reason, says) ?? aboutOf(award.module).title;
      return [metroWords().allModules.awarded(says.earner(award.to), award.points, what)];
    }
    default:
      return [];
  }
}

/** What somebody got; nobody without an earner. */
export function gainOf(speaker: Speaker, earner: Earner | undefined, points = 0, ...chips: readonly Chip[]): Gain {
  if (!earner) return { to: "", name: "", chips, points: 0 };
  const says = saysOf(speaker);
  const name = t.table.heading(says.earner(earner).name);
  const key = { to: JSON.stringify(earner), name, chips, points };
  if (earner.kind === "seat") return { ...key, seat: earner.seat };
  const colours = companyColours(speaker.setup);
  return { ...key, badge: () => h(Badge, { colours, seat: earner.company, small: true }) };
}

/** A module's event as chips, by whom it concerns. */
export function moduleGains(speaker: Speaker, event: Event, { seat, events }: Happened<Event>): readonly Gain[] {
  const says = saysOf(speaker);
  switch (event.type) {
    case "own":
      return event.tells.flatMap((tell) => {
        const text = moduleViewOf(event.module)?.tell(tell, says, "log");
        const face = text === undefined ? null : moduleViewOf(event.module)?.chip?.(tell, says);
        if (text === undefined || face === null) return [];
        return [gainOf(speaker, earnerIn(tell), 0, { face: () => face ?? text, says: text, isSmall: true })];
      });
    case "passed":
      return [gainOf(speaker, { kind: "seat", seat: event.seat }, 0, textChip(metroWords().allModules.pass))];
    case "awarded": {
      const { to, points, module, reason } = event.award;
      if (events.some(({ type }) => type === "over"))
        return [gainOf(speaker, to, points, textChip(t.common.inTurn([aboutOf(module).title, String(points)])))];
      // What the module told has a chip already.
      const isTold = events.some((each) => each.type === "own" && each.module === module && each.tells.length > 0);
      const what = moduleViewOf(module)?.award(reason, says) ?? aboutOf(module).title;
      return [gainOf(speaker, to, points, ...(isTold ? [] : [textChip(what)]))];
    }
    default:
      return [];
  }
  function earnerIn(tell: Tell): Earner | undefined {
    const who: Seat | undefined = tell.seat ?? (tell.company === undefined ? seat : undefined);
    if (who !== undefined) return { kind: "seat", seat: who };
    return tell.company === undefined ? undefined : { kind: "company", company: tell.company };
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
    metroWords().allModules.final(
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
    const label = metroWords().allModules.source(aboutOf(module).title, what);
    const sum = points + (sums.get(label)?.points ?? 0);
    sums.set(label, { label, points: sum, module, reason });
  }
  return [...sums.values()];
}

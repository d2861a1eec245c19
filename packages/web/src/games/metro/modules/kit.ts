/** What tables with modules need, put together from the faces that were fetched. */
import type { Award, Earner, Event } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { Happened } from "../../../client/client.ts";
import type { Speaker } from "../../../table/names.ts";
import type { ModuleKit, Source } from "../kit.ts";
import { Marks } from "../marks.tsx";
import { AsideButton } from "./asideButton.tsx";
import { Choices } from "./choices.tsx";
import { Decision, Instead } from "./decision.tsx";
import { aboutOf } from "./index.ts";
import { Letters } from "./letters.tsx";
import { onTable } from "./onTable.ts";
import type { Faces } from "./onTable.ts";
import { ownDeskOf } from "./ownDesk.ts";
import { Panels } from "./panels.tsx";
import { reactionsWith } from "./reactions.tsx";
import { saysOf } from "./says.ts";
import { t } from "../../../words/index.ts";

export function kitWith(faces: Faces): ModuleKit {
  return {
    facesAt: (speaker, view) => onTable(faces, speaker, view),
    deskOf: (needs) => ownDeskOf(faces, needs),
    phrases: (speaker, event, entry) => phrasesOf(faces, speaker, event, entry),
    sources: (speaker, awards, to) => sourcesOf(faces, speaker, awards, to),
    company: (setup, company) => saysOf({ sitters: [], setup, viewer: "spectator" }).company(company),
    refusals: () => t.metro.allModules.refusals,
    titles: ({ modules }) => modules.map((id) => aboutOf(id).title),
    first: (setup) =>
      t.metro.allModules.first(
        setup.modules.map((id) => aboutOf(id).title),
        setup.modules.flatMap((id) => faces.get(id)?.goal?.(setup) ?? []),
      ),
    differences: differencesOf,
    Panels,
    Marks,
    AsideButton,
    Reactions: reactionsWith(faces),
    Choices,
    Letters,
    Decision,
    Instead,
  };
}

function differencesOf({ modules, options }: Setup): readonly string[] {
  return modules.flatMap((id) => {
    const { title, options: texts } = aboutOf(id);
    return Object.entries(texts ?? {}).flatMap(([name, { label, values }]) => {
      const value = options[name];
      if (value === undefined || value === Object.keys(values)[0]) return [];
      return [t.metro.allModules.differs(title, label, values[value]?.label ?? value)];
    });
  });
}

/** What an event of a module says; final awards are summed up, or the log would end with a bill. */
function phrasesOf(faces: Faces, speaker: Speaker, event: Event, { events }: Happened<Event>): readonly string[] {
  const says = saysOf(speaker);
  switch (event.type) {
    case "own":
      return event.tells.flatMap((tell) => faces.get(event.module)?.tell(tell, says, "log") ?? []);
    case "passed":
      return [t.metro.allModules.passed(says.who(event.seat))];
    case "sank":
      return [t.metro.allModules.sank(says.who(event.seat))];
    case "awarded": {
      const { award } = event;
      if (events.some(({ type }) => type === "over")) return finalPhrase(speaker, award, events);
      const what = faces.get(award.module)?.award(award.reason, says) ?? aboutOf(award.module).title;
      return [t.metro.allModules.awarded(says.earner(award.to), award.points, what)];
    }
    default:
      return [];
  }
}

/** All that a module gives at the end, said with the first of its awards. */
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

function sourcesOf(faces: Faces, speaker: Speaker, awards: readonly Award[], earner: Earner): readonly Source[] {
  const says = saysOf(speaker);
  const key = JSON.stringify(earner);
  const sums = new Map<string, Source>();
  for (const { to, points, module, reason } of awards) {
    if (JSON.stringify(to) !== key) continue;
    const what = faces.get(module)?.award(reason, says) ?? reason;
    const label = t.metro.allModules.source(aboutOf(module).title, what);
    const sum = points + (sums.get(label)?.points ?? 0);
    sums.set(label, { label, points: sum, module, reason });
  }
  return [...sums.values()];
}

/** What tables with modules need, put together from the faces that were fetched. */
import type { Award, Earner, Event } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { Happened } from "../../client/client.ts";
import type { Speaker } from "../../table/names.ts";
import type { Modular, Source } from "../modular.ts";
import { metro } from "../rules.ts";
import { Decision, Instead } from "./decision.tsx";
import { aboutOf } from "./index.ts";
import { marksWith } from "./marks.tsx";
import { onTable } from "./onTable.ts";
import type { Faces } from "./onTable.ts";
import { ownDeskOf } from "./ownDesk.ts";
import { Panels } from "./panels.tsx";
import { reactionsWith } from "./reactions.tsx";
import { saysOf } from "./says.ts";
import { words } from "./words.ts";

export function modularWith(faces: Faces): Modular {
  return {
    deskOf: (needs) => ownDeskOf(faces, needs),
    phrases: (speaker, event, entry) => phrasesOf(faces, speaker, event, entry),
    company: (setup, company) => saysOf({ sitters: [], setup, viewer: "spectator" }).company(company),
    refusal: (setup, code) =>
      metro
        .layoutOf(setup)
        .modules.map(({ id }) => faces.get(id)?.refusals[code])
        .find((reason) => reason !== undefined) ?? words.refusals[code],
    first: ({ modules }) => words.first(modules.map((id) => aboutOf(id).title)),
    titles: ({ modules }) => modules.map((id) => aboutOf(id).title),
    differences: differencesOf,
    squareWords: (speaker, view, cell) =>
      onTable(faces, speaker, view).flatMap(({ face, seen }) => face.square?.(cell, seen) ?? []),
    stationWords: (speaker, view, place) =>
      onTable(faces, speaker, view).flatMap(({ face, seen }) => face.station?.(place, seen) ?? []),
    seatNote: (speaker, view, seat) =>
      onTable(faces, speaker, view)
        .flatMap(({ face, seen }) => face.note?.(seat, seen) ?? [])
        .join(" · ") || undefined,
    placing: (speaker, view) =>
      onTable(faces, speaker, view)
        .map(({ face, seen }) => face.placing?.(seen))
        .find((prompt) => prompt !== undefined),
    worth: (speaker, view, preview) =>
      onTable(faces, speaker, view).reduce((sum, { face, seen }) => sum + (face.worth?.(preview, seen) ?? 0), 0),
    mine: (speaker, view) => onTable(faces, speaker, view).flatMap(({ face, seen }) => face.mine?.(seen) ?? []),
    sources: (speaker, awards, to) => sourcesOf(faces, speaker, awards, to),
    Panels,
    Marks: marksWith(faces),
    Reactions: reactionsWith(faces),
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
      return [words.differs(title, label, values[value]?.label ?? value)];
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
      return [words.passed(says.who(event.seat))];
    case "sank":
      return [words.sank(says.who(event.seat))];
    case "awarded": {
      const { award } = event;
      if (events.some(({ type }) => type === "over")) return finalPhrase(speaker, award, events);
      const what = faces.get(award.module)?.award(award.reason, says) ?? aboutOf(award.module).title;
      return [words.awarded(says.earner(award.to), award.points, what)];
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
  const sums = new Map<string, number>();
  for (const { to, points } of same) sums.set(says.earner(to), (sums.get(says.earner(to)) ?? 0) + points);
  return [
    words.final(
      aboutOf(award.module).title,
      [...sums].map(([name, sum]) => words.gains(name, sum)),
    ),
  ];
}

function sourcesOf(faces: Faces, speaker: Speaker, awards: readonly Award[], earner: Earner): readonly Source[] {
  const says = saysOf(speaker);
  const key = JSON.stringify(earner);
  const sums = new Map<string, number>();
  for (const { to, points, module, reason } of awards) {
    if (JSON.stringify(to) !== key) continue;
    const what = faces.get(module)?.award(reason, says) ?? reason;
    const label = `${aboutOf(module).title}: ${what}`;
    sums.set(label, (sums.get(label) ?? 0) + points);
  }
  return [...sums].map(([label, points]) => ({ label, points }));
}

/** What people have reported, with what was said before. */
import { freeName } from "@interchange/host";
import type { Report } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { dayAndTime } from "../../kit/when.ts";
import { moderationApi } from "../../people/manners.ts";
import { t } from "../../words/index.ts";
import { people } from "../../words/people.ts";
import { usePages } from "./usePages.tsx";

export function Reports({ onPerson }: { readonly onPerson: (id: string) => void }) {
  const words = people().moderation;
  const isDone = useSignal(false);
  const { items, more, load } = usePages<Report>(String(isDone.value), async (from) => {
    const answer = await moderationApi.reports(isDone.peek(), from);
    return answer.ok ? { ok: true, value: { ...answer.value, items: answer.value.reports } } : answer;
  });
  return (
    <section aria-label={words.parts.reports}>
      <div class="buttons moderation-choice" role="group" aria-label={words.parts.reports}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            class="button"
            aria-pressed={isDone.value === each}
            onClick={() => (isDone.value = each)}
          >
            {each ? words.done : words.open}
          </button>
        ))}
      </div>
      {items?.length === 0 && <p>{words.noReports}</p>}
      <ul class="moderation-list">
        {items?.map(named).map(({ report, about }) => (
          <li key={report.id} class="panel">
            <h2>{words.reported(report.by.name, about)}</h2>
            <p class="quiet">{t.common.dotted([dayAndTime(report.at), people().manners.reasons[report.reason]])}</p>
            {report.text !== undefined && <p>{report.text}</p>}
            {report.lines.length ? (
              <details>
                <summary>{words.lines(report.lines.length)}</summary>
                <ol class="moderation-lines">
                  {report.lines.map(({ name, isTheirs, text, at }, index) => (
                    <li key={index} class={isTheirs ? "is-theirs" : undefined}>
                      <b>{name}</b> <time class="quiet">{dayAndTime(at)}</time>
                      <br />
                      {text}
                    </li>
                  ))}
                </ol>
              </details>
            ) : (
              <p class="quiet">{words.noLines}</p>
            )}
            <p class="buttons">
              <button type="button" class="button" onClick={() => onPerson(report.about.id)}>
                {about}
              </button>
              <button type="button" class="button" onClick={() => onPerson(report.by.id)}>
                {report.by.name}
              </button>
              {report.table !== undefined && (
                <a class="button" href={`/at/${report.table}`}>
                  {words.table}
                </a>
              )}
              {report.doneAt === undefined && (
                <button
                  type="button"
                  class="button primary"
                  onClick={() => void moderationApi.done(report.id).then(() => load(0))}
                >
                  {words.markDone}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** The name of who was reported, told apart from one that looks like it. */
function named(report: Report): { readonly report: Report; readonly about: string } {
  return { report, about: freeName(report.about.name, [report.by.name]) };
}

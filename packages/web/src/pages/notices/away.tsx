/** Vacations: planned by whole days of this device's calendar. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { notices } from "../../api/notices.ts";
import { language, t } from "../../words/index.ts";
import { Saved } from "./book.tsx";
import type { Book } from "./book.tsx";

export function Away({ book }: { readonly book: Book }) {
  const words = t.notices.away;
  const now = useMemo(() => Date.now(), []);
  const from = useSignal(dayOf(new Date(now)));
  const until = useSignal("");
  const planned = book.mine.vacations.filter((each) => each.until > now);
  const add = async (): Promise<void> => {
    const [begin, end] = [new Date(`${from.value}T00:00`), new Date(`${until.value}T00:00`)];
    end.setDate(end.getDate() + 1);
    if (await book.save("away", notices.goAway(begin.getTime(), end.getTime()))) until.value = "";
  };
  return (
    <section class="panel notices-more">
      <div class="notices-row">
        <svg class="notices-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v2M5 7l1.500 1.500M19 7l-1.500 1.500M7 15a5 5 0 0 1 10 0M3 15h18M6 19h12" />
        </svg>
        <div>
          <h2>{words.title}</h2>
          <p class="quiet">{words.about}</p>
        </div>
        <Saved book={book} part="away" />
      </div>
      {planned.length > 0 && (
        <ul class="notices-planned">
          {planned.map(({ id, from: begin, until: end }) => (
            <li key={id}>
              {/* It ends at midnight, after its last day. */}
              <span>{words.span(dateText(begin), dateText(end - 1))}</span>
              <button type="button" class="button" onClick={() => void book.save("away", notices.comeBack(id))}>
                {dayOf(new Date(begin)) <= dayOf(new Date(now)) ? words.end : words.callOff}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="notices-times"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label>
          {words.from}
          <input
            type="date"
            required
            min={dayOf(new Date(now))}
            value={from.value}
            onInput={({ currentTarget }) => (from.value = currentTarget.value)}
          />
        </label>
        <label>
          {words.until}
          <input
            type="date"
            required
            min={from.value}
            value={until.value}
            onInput={({ currentTarget }) => (until.value = currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.add}
        </button>
      </form>
    </section>
  );
}

function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dateText(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(at);
}

/** Your games: tables, statistics and achievements. */
import type { ComponentType } from "preact";
import { Frame } from "../../kit/ui/frame.tsx";
import { AchievementsPart } from "./achievementsPart.tsx";
import type { PartProps } from "./useMyGames.ts";
import { StatisticsPart } from "./statisticsPart.tsx";
import { useMyGames } from "./useMyGames.ts";
import { t } from "../../words/index.ts";
import "./myGames.css";
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { storedFacts } from "../../storage/facts.ts";
import { TableRows } from "../home/tables/tableList.tsx";
import "../home/tables/tableRows.css";
import { FilterForm } from "./filterForm.tsx";
import { NO_FILTERS, PAGE, filtered, readFilters, writeFilters } from "./filters.ts";
import type { Filters } from "./filters.ts";
import { NoGames } from "./none.tsx";

export type MyGamesPart = "tables" | "statistics" | "achievements";

interface MinePageProps {
  readonly shows: MyGamesPart;
}

const PARTS: Readonly<Record<MyGamesPart, ComponentType<PartProps>>> = {
  tables: TablesPart,
  statistics: StatisticsPart,
  achievements: AchievementsPart,
};

const ADDRESSES: Readonly<Record<MyGamesPart, string>> = {
  tables: "/mine",
  statistics: "/mine/statistics",
  achievements: "/mine/achievements",
};

export function MyGamesPage({ shows }: MinePageProps) {
  const words = t.myGames;
  const mine = useMyGames();
  const Part = PARTS[shows];
  return (
    <Frame title={shows === "tables" ? words.title : words.pages[shows]} wide>
      <div class="mine">
        <h1>{words.title}</h1>
        <nav class="mine-parts" aria-label={words.pages.label}>
          {(Object.keys(PARTS) as MyGamesPart[]).map((part) => (
            <a key={part} class="button" href={ADDRESSES[part]} {...(part === shows && { "aria-current": "page" })}>
              {words.pages[part]}
            </a>
          ))}
        </nav>
        {mine.isApart && <p class="notice">{words.apart}</p>}
        {mine.kept && <Part mine={mine} />}
      </div>
    </Frame>
  );
}

/** All your tables, with search, filters, sorting and pages. The address has the choices. */

function TablesPart({ mine: { kept, all, look } }: PartProps) {
  const words = t.myGames;
  const filters = useSignal<Filters>(readFilters(location.search));
  const [facts] = useState(storedFacts);
  const [now] = useState(Date.now);
  const unreadable = kept?.unreadable ?? [];
  if (!all.length && !unreadable.length) return <NoGames text={words.none} />;
  const change = (changed: Partial<Filters>): void => {
    filters.value = { ...filters.value, page: 1, ...changed };
    // One history entry per typed letter would get in the way of going back.
    history.replaceState(history.state, "", location.pathname + writeFilters(filters.value));
  };
  const some = filtered(all, filters.value, facts, now);
  const pages = Math.max(1, Math.ceil(some.length / PAGE));
  const page = Math.min(filters.value.page, pages);
  const from = (page - 1) * PAGE;
  const shown = some.slice(from, from + PAGE);
  return (
    <>
      <FilterForm filters={filters.value} all={all} onChange={change} />
      <p class="quiet" role="status">
        {some.length ? words.shown(from + 1, from + shown.length, some.length) : words.nothing}
      </p>
      {some.length === 0 && (
        <p>
          <button type="button" class="button" onClick={() => change(NO_FILTERS)}>
            {words.filters.clear}
          </button>
        </p>
      )}
      <TableRows rows={shown.map(({ row }) => row)} unreadable={page === 1 ? unreadable : []} onChange={look} />
      {pages > 1 && (
        <div class="buttons mine-pages">
          <button type="button" class="button" disabled={page === 1} onClick={() => change({ page: page - 1 })}>
            {words.before}
          </button>
          <button type="button" class="button" disabled={page === pages} onClick={() => change({ page: page + 1 })}>
            {words.after}
          </button>
        </div>
      )}
    </>
  );
}

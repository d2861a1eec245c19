/** The form that filters your tables. */
import { LADDER, rungOf } from "@interchange/games";
import { useId, useState } from "preact/hooks";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { botCalled } from "../../kit/sitters.ts";
import { listedOf } from "../../games/gamePages.ts";
import { chosenIn, NO_FILTERS, OPPONENTS, RESULTS, SINCES, SORTS, STATES } from "./filters.ts";
import type { Filters } from "./filters.ts";
import type { Played } from "./played.ts";
import { t } from "../../words/index.ts";

interface FilterFormProps {
  readonly filters: Filters;
  readonly all: readonly Played[];
  readonly onChange: (changed: Partial<Filters>) => void;
}

type Option = readonly [value: string, label: string];

export function FilterForm({ filters, all, onChange }: FilterFormProps) {
  const words = t.myGames.filters;
  const id = useId();
  const chosen = chosenIn(filters);
  // Open at first if something is chosen or there is room. After that it is up to the user.
  const [isOpen] = useState(chosen > 0 || matchMedia("(min-width: 900px)").matches);
  const titles = new Map(
    all.flatMap(({ game, modules }) =>
      modules.map((module) => [module, listedOf(game)?.moduleTitle(module) ?? module]),
    ),
  );
  const rungs = LADDER.flatMap((bot): readonly Option[] =>
    all.some((each) => each.rungs.includes(rungOf(bot))) ? [[bot, botCalled(bot)]] : [],
  );
  const named = <Name extends string>(
    names: readonly Name[],
    labels: Readonly<Record<Name, string>>,
  ): readonly Option[] => names.map((name) => [name, labels[name]]);
  const select = (name: keyof Omit<Filters, "page" | "search">, label: string, options: readonly Option[]) => (
    <label class="mine-field">
      <span>{label}</span>
      <select value={filters[name]} onChange={(event) => onChange({ [name]: event.currentTarget.value })}>
        {name !== "sort" && <option value="">{words.any}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form class="mine-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <div class="mine-fields">
        <label class="mine-field" htmlFor={id}>
          <span>{words.search}</span>
          <input
            id={id}
            type="search"
            autocomplete="off"
            value={filters.search}
            onInput={(event) => onChange({ search: event.currentTarget.value })}
          />
        </label>
        {select(
          "sort",
          words.sort,
          SORTS.map((sort) => [sort === "turn" ? "" : sort, words.sorts[sort]]),
        )}
      </div>
      <details open={isOpen}>
        <summary>{words.set(chosen)}</summary>
        <div class="mine-fields">
          {select(
            "game",
            words.game,
            GAME_PAGES.map(({ entry, about }) => [entry.id, about().name]),
          )}
          {select(
            "module",
            words.module,
            [...titles].toSorted(([, one], [, other]) => one.localeCompare(other)),
          )}
          {select("opponent", words.opponent, [...named(OPPONENTS, words.opponents), ...rungs])}
          {select("result", words.result, named(RESULTS, words.results))}
          {select("state", words.state, named(STATES, words.states))}
          {select("since", words.since, named(SINCES, words.sinces))}
          {chosen > 0 && (
            <button type="button" class="button" onClick={() => onChange({ ...NO_FILTERS, search: filters.search })}>
              {words.clear}
            </button>
          )}
        </div>
      </details>
    </form>
  );
}

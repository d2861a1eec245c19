/** Choosing modules when a table is set up. The rules of all of them are here, since they say what goes together. */
import { metroEntry } from "@interchange/games";
import { clashOf } from "@interchange/metro/core";
import type { Module } from "@interchange/metro/core";
import type { OptionText } from "../../../parts/words/types.ts";
import { metroLater } from "../metroWords.ts";
import { rulesPath } from "../../../parts/rules/address.ts";
import type { PickerProps, SetupModules } from "../../../table/setup/face.ts";
import { Choice, Tick } from "../../../parts/ui/choice.tsx";
import { aboutOf } from "./index.ts";
import { surprise } from "./surprise.ts";
import { wholeMetro } from "./whole.ts";

const CHOOSABLE = wholeMetro.catalog.filter(({ kind }) => kind !== "bridge");
const NO_CITY = "";

const modulesBy = (ids: readonly string[]): readonly Module[] =>
  ids.flatMap((id) => CHOOSABLE.find((module) => module.id === id) ?? []);

/** The options of all modules in words. */
export function moduleOptionTexts(): Readonly<Record<string, OptionText>> {
  return Object.fromEntries(CHOOSABLE.flatMap(({ id }) => Object.entries(aboutOf(id).options ?? {})));
}

export const setupModules: SetupModules = {
  Picker: ModulePicker,
  optionsOf: (modules) => modulesBy(modules).flatMap(({ options }) => options ?? []),
  seatsOf: (modules) => {
    const seats = modulesBy(modules).find((module) => module.seats !== undefined)?.seats;
    const { minSeats, maxSeats } = wholeMetro.choices;
    return { least: seats ?? minSeats, most: seats ?? maxSeats };
  },
  homeOf: (option) => CHOOSABLE.find(({ options }) => options?.some(({ name }) => name === option))?.id,
};

function ModulePicker({ chosen, onChange }: PickerProps) {
  const words = metroLater().setup.modules;
  const cities = CHOOSABLE.filter(({ kind }) => kind === "city");
  const city = cities.find(({ id }) => chosen.includes(id))?.id ?? NO_CITY;
  const withoutCity = chosen.filter((id) => cities.every((each) => each.id !== id));
  return (
    <fieldset class="modules">
      <legend>{words.title}</legend>
      <div class="buttons">
        <button type="button" class="button" onClick={() => onChange(surprise(CHOOSABLE, Math.random))}>
          {words.surprise}
        </button>
        {chosen.length > 0 && (
          <button type="button" class="button" onClick={() => onChange([])}>
            {words.none}
          </button>
        )}
      </div>
      <div class="module-ticks">
        {CHOOSABLE.filter(({ kind }) => kind !== "city").map((module) => (
          <ModuleTick key={module.id} module={module} chosen={chosen} onChange={onChange} />
        ))}
      </div>
      <fieldset>
        <legend>{words.city}</legend>
        <Choice
          name="city"
          value={city}
          choices={[
            { value: NO_CITY, label: words.noCity, about: words.noCityAbout },
            ...cities.map(({ id }) => {
              const reason = reasonAgainst(id, withoutCity);
              return {
                value: id,
                label: aboutOf(id).title,
                about: reason ?? aboutOf(id).about,
                disabled: reason !== undefined,
              };
            }),
          ]}
          onChange={(id) => onChange(id === NO_CITY ? withoutCity : [...withoutCity, id])}
        />
      </fieldset>
      {chosen.length > 0 && (
        <p class="quiet module-rules">
          {words.rules}{" "}
          {chosen.map((id) => (
            <a key={id} href={rulesPath(metroEntry.id, id)}>
              {aboutOf(id).title}
            </a>
          ))}
        </p>
      )}
    </fieldset>
  );
}

interface ModuleTickProps extends PickerProps {
  readonly module: Module;
}

function ModuleTick({ module: { id }, chosen, onChange }: ModuleTickProps) {
  const isChosen = chosen.includes(id);
  const reason = isChosen ? undefined : reasonAgainst(id, chosen);
  return (
    <Tick
      label={aboutOf(id).title}
      about={reason ?? aboutOf(id).about}
      checked={isChosen}
      disabled={reason !== undefined}
      onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
    />
  );
}

/** Why a module does not go with those chosen, in words. The rules know; the modules say it. */
function reasonAgainst(id: string, chosen: readonly string[]): string | undefined {
  const other = chosen.find((each) => each !== id && clashOf(modulesBy([id, each])) !== undefined);
  return other === undefined ? undefined : clashWords(id, other);
}

/** Why two modules do not go together. */
export function clashWords(id: string, other: string): string {
  const { clash, alone, cities } = metroLater().setup.modules;
  const [game] = modulesBy([id, other]).filter(({ kind }) => kind === "game");
  const reason = aboutOf(id).excludes?.[other] ?? aboutOf(other).excludes?.[id];
  return clash(aboutOf(other).title, reason ?? (game ? alone(aboutOf(game.id).title) : cities));
}

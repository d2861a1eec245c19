/** Lets people choose modules for a table. It loads the rules of all modules, because they decide which go together. */
import { metro } from "@interchange/metro";
import { metroEntry } from "@interchange/games";
import { clashOf } from "@interchange/metro/core";
import type { Module } from "@interchange/metro/core";
import type { OptionText } from "../../../words/types.ts";
import { LearnLink } from "../../../table/learn/learnLink.tsx";
import { rulesPath } from "../../../kit/rules/ruleLink.tsx";
import { Pictures } from "../../../kit/ui/pictures.tsx";
import type { PictureItem } from "../../../kit/ui/pictures.tsx";
import type { PickerProps, SetupModules } from "../../../table/setup/gameSetup.ts";
import { modulePicture, NoCity } from "./modulePictures.tsx";
import { aboutOf, metroWords } from "../words.ts";

const BRIDGES = metro.catalog.filter(({ kind }) => kind === "bridge");
export const CHOOSABLE = metro.catalog.filter(({ kind }) => kind !== "bridge");
const CITIES = CHOOSABLE.filter(({ kind }) => kind === "city");
const NO_CITY = "";

const modulesBy = (ids: readonly string[]): readonly Module[] =>
  ids.flatMap((id) => CHOOSABLE.find((module) => module.id === id) ?? []);

/** The texts of all module options. */
export function moduleOptionTexts(): Readonly<Record<string, OptionText>> {
  return Object.fromEntries(CHOOSABLE.flatMap(({ id }) => Object.entries(aboutOf(id).options ?? {})));
}

export const setupModules: SetupModules = {
  Picker: ModulePicker,
  CityPicker,
  optionsOf: (modules) =>
    modulesBy(modules)
      .flatMap(({ options }) => options ?? [])
      .filter(({ onlyWith }) => !onlyWith || onlyWith.some((id) => modules.includes(id))),
  seatsOf: (modules) => {
    const seats = modulesBy(modules).find((module) => module.seats !== undefined)?.seats;
    const { minSeats, maxSeats } = metro.choices;
    return { least: seats ?? minSeats, most: seats ?? maxSeats };
  },
  soloIn: (edition) => CHOOSABLE.find(({ seats, boxes }) => seats === 1 && boxes?.some((box) => box === edition))?.id,
  homeOf: (option) => CHOOSABLE.find(({ options }) => options?.some(({ name }) => name === option))?.id,
  titleOf: (module) => aboutOf(module).title,
};

function ModulePicker({ chosen, onChange }: PickerProps) {
  const words = metroWords().setup.modules;
  return (
    <section class="setup-part">
      <header class="setup-part-head">
        <h2 id="setup-modules">{words.title}</h2>
        <p class="quiet for-mouse">{words.anyThatFit}</p>
        <p class="quiet for-touch">{words.hold}</p>
      </header>
      <Pictures
        kind="checkbox"
        name="module"
        labelledBy="setup-modules"
        items={CHOOSABLE.filter(({ kind }) => kind !== "city").map(({ id }) => itemOf(id, chosen))}
        chosen={chosen}
        onChange={(id, isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
      />
    </section>
  );
}

function CityPicker({ chosen, onChange }: PickerProps) {
  const words = metroWords().setup.modules;
  const city = CITIES.find(({ id }) => chosen.includes(id))?.id ?? NO_CITY;
  const withoutCity = chosen.filter((id) => CITIES.every((each) => each.id !== id));
  const noCity: PictureItem = {
    id: NO_CITY,
    title: words.noCity,
    short: words.noCityShort,
    about: words.noCityAbout,
    Picture: NoCity,
  };
  return (
    <section class="setup-part">
      <header class="setup-part-head">
        <h2 id="setup-city">{words.city}</h2>
        <p class="quiet">{words.oneOrNone}</p>
      </header>
      <Pictures
        kind="radio"
        name="city"
        labelledBy="setup-city"
        items={[noCity, ...CITIES.map(({ id }) => itemOf(id, withoutCity))]}
        chosen={[city]}
        onChange={(id) => onChange(id === NO_CITY ? withoutCity : [...withoutCity, id])}
      />
      <Told chosen={chosen} />
    </section>
  );
}

/** Links to the rules and lessons of the chosen modules. */
function Told({ chosen }: Pick<PickerProps, "chosen">) {
  if (!chosen.length) return undefined;
  // A bridge between two modules has its own rules and lesson.
  const told = [
    ...chosen,
    ...BRIDGES.filter(({ joins = [] }) => joins.every((id) => chosen.includes(id))).map(({ id }) => id),
  ];
  return (
    <>
      <p class="quiet module-rules">
        {metroWords().setup.modules.rules}{" "}
        {told.map((id) => (
          <a key={id} href={rulesPath(metroEntry.id, id)}>
            {aboutOf(id).title}
          </a>
        ))}
      </p>
      <p class="module-lessons">
        {told.map((id) => (
          <LearnLink key={id} game={metroEntry.id} module={id} title={aboutOf(id).title} />
        ))}
      </p>
    </>
  );
}

function itemOf(id: string, chosen: readonly string[]): PictureItem {
  const { title, short, about } = aboutOf(id);
  const other = chosen.includes(id) ? undefined : clashing(id, chosen);
  return {
    id,
    title,
    short,
    about: about.join(" "),
    Picture: modulePicture(id),
    unfit: other === undefined ? undefined : unfitWith(id, other),
  };
}

/** A chosen module that excludes this one. The rules know which; the modules' texts say why. */
function clashing(id: string, chosen: readonly string[]): string | undefined {
  return chosen.find((each) => each !== id && clashOf(modulesBy([id, each])) !== undefined);
}

function unfitWith(id: string, other: string): NonNullable<PictureItem["unfit"]> {
  return { short: metroWords().setup.modules.notWith(aboutOf(other).title), about: clashWords(id, other) };
}

/** Why two modules exclude each other. */
export function clashWords(id: string, other: string): string {
  const { clash, alone, cities } = metroWords().setup.modules;
  const [game] = modulesBy([id, other]).filter(({ kind }) => kind === "game");
  const reason = aboutOf(id).excludes?.[other] ?? aboutOf(other).excludes?.[id];
  return clash(aboutOf(other).title, reason ?? (game ? alone(aboutOf(game.id).title) : cities));
}

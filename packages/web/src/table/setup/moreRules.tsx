/** The rules that a table can change, each with its number. Choices that don't fit are dashed. */
import { valuesOf } from "@interchange/tabletop";
import type { Json, JsonObject, OptionSpec } from "@interchange/tabletop";
import type { TableSetup } from "../../storage/create.ts";
import { LearnLink } from "../learn/learnLink.tsx";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { RuleLink } from "../../kit/rules/ruleLink.tsx";
import { Term } from "../../kit/rules/term.tsx";
import type { ChoiceItem } from "../../kit/ui/form/choice.tsx";
import { Segments } from "../../kit/ui/form/segments.tsx";
import { isPossible } from "./checks.ts";
import type { Problem } from "./checks.ts";
import { optionsOf } from "./gameSetup.ts";
import type { GameSetup } from "./gameSetup.ts";
import { t } from "../../words/index.ts";
import "./setup.css";
import type { OptionText } from "../../words/types.ts";

interface MoreRulesProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}

export function MoreRules({ isOpen, onToggle, children }: MoreRulesProps) {
  return (
    <details class="more-rules" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t.setup.options}</summary>
      {children}
    </details>
  );
}

interface RuleOptionsProps {
  readonly gameSetup: GameSetup;
  readonly tableSetup: TableSetup;
  readonly problems: readonly Problem[];
  readonly onChange: (name: string, value: string) => void;
}

export function RuleOptions({ gameSetup, tableSetup, problems, onChange }: RuleOptionsProps) {
  const words = t.setup;
  const { modules = [], options = {} } = tableSetup.request;
  return (
    <div class="rule-options">
      {optionsOf(gameSetup, modules).map((spec) => {
        const id = `field-option-${spec.name}`;
        const texts = gameSetup.optionTexts[spec.name];
        const value = options[spec.name] ?? spec.values[0] ?? "";
        const letters = lettersOf(spec);
        const home = gameSetup.modules?.homeOf(spec.name);
        const lesson = gameSetup.introduces?.(spec.name, value);
        const problem = problems.find(({ field }) => field.kind === "option" && field.name === spec.name);
        return (
          <div key={spec.name} class="rule-option" id={id}>
            <h3 id={`${id}-label`}>
              {home !== undefined && <small>{gameSetup.modules?.titleOf(home)}</small>}
              <OptionName gameSetup={gameSetup} spec={spec} home={home} />{" "}
            </h3>
            <span class="rule-number">
              <RuleLink game={gameSetup.game.id} rule={spec.rule} module={home}>
                {words.rule(spec.rule)}
              </RuleLink>
            </span>
            <Segments
              name={spec.name}
              labelledBy={`${id}-label`}
              value={value}
              choices={choicesOf(gameSetup, tableSetup, spec)}
              problem={problem?.text}
              onChange={(chosen) => onChange(spec.name, chosen)}
            />
            {letters && texts?.mix && !spec.values.includes(value) && (
              <OwnMix
                components={componentsOf(gameSetup, tableSetup, spec).map((each) => gameSetup.componentSign?.(each))}
                letters={letters}
                texts={texts.mix}
                value={value}
                onChange={(chosen) => onChange(spec.name, chosen)}
              />
            )}
            {lesson && (
              <span class="rule-lesson">
                <LearnLink game={gameSetup.game.id} module={lesson.id} title={lesson.title} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface OptionNameProps {
  readonly gameSetup: GameSetup;
  readonly spec: OptionSpec;
  /** The module that it belongs to. */
  readonly home: string | undefined;
}

/** An option's name, with an explanation if there is one. */
function OptionName({ gameSetup, spec: { name, rule }, home }: OptionNameProps) {
  const label = gameSetup.optionTexts[name]?.label ?? name;
  const explains = gameSetup.explains?.(name);
  const load = useMemo(() => explains && (() => explains(rule)), [explains, rule]);
  if (!load) return <>{label}</>;
  return (
    <Term game={gameSetup.game.id} rule={rule} module={home} explain={load}>
      {label}
    </Term>
  );
}

function choicesOf(gameSetup: GameSetup, tableSetup: TableSetup, spec: OptionSpec): readonly ChoiceItem<string>[] {
  const { values: texts = {}, mix } = gameSetup.optionTexts[spec.name] ?? {};
  const now = tableSetup.request.options?.[spec.name];
  const listed = spec.values
    .filter((value) => !spec.isSeat || !(Number(value) > tableSetup.sitters.length))
    .map((value) => {
      const sitter = spec.isSeat ? tableSetup.sitters[Number(value) - 1] : undefined;
      const { label = value, about } = texts[value] ?? {};
      const options = { ...tableSetup.request.options, [spec.name]: value };
      return {
        value,
        label: sitter?.name || label,
        about,
        // The current choice stays focusable, even if it no longer fits.
        disabled:
          value !== now && !isPossible(gameSetup, { ...tableSetup, request: { ...tableSetup.request, options } }),
      };
    });
  if (spec.example === undefined || !mix) return listed;
  const value = now === undefined || spec.values.includes(now) ? spec.example : now;
  return [...listed, { value, label: mix.label, about: mix.about }];
}

/** The components that the letters of an option stand for. */
function componentsOf(
  { engine }: GameSetup,
  { request }: TableSetup,
  { lettersOf: list }: OptionSpec,
): readonly Json[] {
  const [part = "", key = ""] = list?.split("/") ?? [];
  const values = valuesOf(engine.parts ?? [], request.components)[part] as JsonObject | undefined;
  const found = values?.[key];
  return Array.isArray(found) ? found : [];
}

/** The letters of a pattern that can be chosen by buttons; undefined if it cannot. */
function lettersOf({ pattern = "" }: OptionSpec): readonly string[] | undefined {
  return /^\[([a-z0-9]+)\]\{\d+\}$/.exec(pattern)?.[1]?.split("");
}

interface OwnMixProps {
  readonly letters: readonly string[];
  /** Pictures of what the letters stand for. */
  readonly components: readonly ComponentChildren[];
  readonly texts: NonNullable<OptionText["mix"]>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OwnMix({ letters, components, texts, value, onChange }: OwnMixProps) {
  return (
    <div class="own-mix" role="group" aria-label={texts.label}>
      {value.split("").map((letter, place) => (
        <button
          key={place}
          type="button"
          aria-label={texts.each(place + 1, letter)}
          onClick={() => {
            const next = letters[(letters.indexOf(letter) + 1) % letters.length] ?? letter;
            onChange(value.slice(0, place) + next + value.slice(place + 1));
          }}
        >
          {components[place]}
          {texts.shown?.(place + 1, letter) ?? letter.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

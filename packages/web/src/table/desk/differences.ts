/** Lists how a table's rules differ from the defaults, for its players. */
import type { AnyGame, Setup } from "@interchange/tabletop";
import type { OptionText } from "../../words/types.ts";
import { t } from "../../words/index.ts";

export interface DifferencesProps {
  readonly engine: AnyGame;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
  readonly setup: Pick<Setup, "options" | "rules">;
}

/** In words: first that the rules are older ones, then option by option. */
export function differencesOf({ engine, optionTexts, setup }: DifferencesProps): readonly string[] {
  const { options, rules } = setup;
  const usual = engine.prepare({});
  const older = usual.ok && rules < usual.setup.rules ? [t.setup.olderRules(rules)] : [];
  const changed = engine.choices.options
    .filter(({ name, values }) => name !== "start" && options[name] !== undefined && options[name] !== values[0])
    .map(({ name }) => {
      const value = options[name] ?? "";
      return t.setup.differs(optionTexts[name]?.label ?? name, optionTexts[name]?.values[value]?.label ?? value);
    });
  return [...older, ...changed];
}

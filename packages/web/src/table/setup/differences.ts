/** Which rules a table has changed, for those who sit at it. */
import type { AnyGame } from "@interchange/tabletop";
import type { OptionText } from "../../parts/words/types.ts";
import { laterWords } from "../../parts/words/words.ts";

export interface DifferencesProps {
  readonly engine: AnyGame;
  readonly optionTexts: Readonly<Record<string, OptionText>>;
  readonly options: Readonly<Record<string, string>>;
}

/** In words, option by option. */
export function differencesOf({ engine, optionTexts, options }: DifferencesProps): readonly string[] {
  return engine.choices.options
    .filter(({ name, values }) => name !== "start" && options[name] !== undefined && options[name] !== values[0])
    .map(({ name }) => {
      const value = options[name] ?? "";
      return laterWords().setup.differs(
        optionTexts[name]?.label ?? name,
        optionTexts[name]?.values[value]?.label ?? value,
      );
    });
}

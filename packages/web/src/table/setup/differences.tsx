/** How a table differs from its box. */
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

export function Differences(props: DifferencesProps) {
  const words = laterWords().setup;
  const differences = differencesOf(props);
  return (
    <>
      <h2>{words.compared}</h2>
      {differences.length ? (
        <ul>
          {differences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p>{words.sameAsBox}</p>
      )}
    </>
  );
}

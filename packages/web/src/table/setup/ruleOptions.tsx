/** The rules that a table may play differently, each with its number. */
import type { OptionSpec } from "@interchange/tabletop";
import type { Sitter } from "../../parts/sitters.ts";
import { laterWords } from "../../parts/words/words.ts";
import { rulesAddress } from "../../parts/rules/address.ts";
import { Choice } from "../../parts/ui/choice.tsx";
import type { SetupFace } from "./face.ts";

interface RuleOptionsProps {
  readonly face: SetupFace;
  readonly specs: readonly OptionSpec[];
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  readonly onChange: (name: string, value: string) => void;
}

export function RuleOptions({ face, specs, options, sitters, onChange }: RuleOptionsProps) {
  const words = laterWords().setup;
  return (
    <details class="more-options">
      <summary>{words.options}</summary>
      {specs.map((spec) => {
        const option = face.optionTexts[spec.name];
        const values = spec.isSeat ? spec.values.filter((value) => !(Number(value) > sitters.length)) : spec.values;
        const address = rulesAddress(face.game.id, spec.rule, face.modules?.homeOf(spec.name));
        return (
          <fieldset key={spec.name}>
            <legend>
              {option?.label ?? spec.name} <a href={address}>{words.rule(spec.rule)}</a>
            </legend>
            <Choice
              name={spec.name}
              value={options[spec.name] ?? spec.values[0] ?? ""}
              choices={values.map((value) => ({
                value,
                label:
                  spec.isSeat && Number(value)
                    ? sitters[Number(value) - 1]?.name || words.seat(Number(value))
                    : (option?.values[value]?.label ?? value),
                about: option?.values[value]?.about,
              }))}
              onChange={(value) => onChange(spec.name, value)}
            />
          </fieldset>
        );
      })}
    </details>
  );
}

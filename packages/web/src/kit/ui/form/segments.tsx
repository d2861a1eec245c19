/** One of a few, side by side: radio buttons. An explanation of the chosen one is below. */
import { useId } from "preact/hooks";
import type { ChoiceItem } from "./choice.tsx";
import "../sheet.css";

export interface SegmentsProps<Value extends string> {
  readonly name: string;
  /** The id of its label. */
  readonly labelledBy: string;
  readonly value: Value;
  readonly choices: readonly ChoiceItem<Value>[];
  readonly onChange: (value: Value) => void;
  /** What is wrong with the choice. */
  readonly problem?: string | undefined;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, labelledBy, value, choices, onChange, problem } = props;
  const id = useId();
  const about = choices.find((each) => each.value === value)?.about;
  return (
    <>
      <div
        class={problem === undefined ? "segments" : "segments is-wrong"}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      >
        {choices.map((each) => (
          <label key={each.value} class={classOf(each, value)} title={each.disabled ? each.about : undefined}>
            <input
              class="covering"
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              disabled={each.disabled ?? false}
              aria-describedby={each.value === value && about !== undefined ? `${id}-about` : undefined}
              onChange={() => onChange(each.value)}
            />
            <span>{each.label}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {about !== undefined && (
        <p class="quiet segment-about" id={`${id}-about`}>
          {about}
        </p>
      )}
    </>
  );
}

function classOf<Value extends string>({ value, disabled }: ChoiceItem<Value>, chosen: Value): string {
  return `segment${value === chosen ? " is-chosen" : ""}${disabled ? " is-unfit" : ""}`;
}

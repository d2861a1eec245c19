import { useId } from "preact/hooks";
import "./choice.css";

export interface ChoiceItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly about?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of several: radio buttons that look like buttons. */
export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly ChoiceItem<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ name, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <div class="choice">
      {choices.map((each) => (
        <label key={each.value} class={classOf(each, value)}>
          <input
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
            disabled={each.disabled ?? false}
            onChange={() => onChange(each.value)}
          />
          <span>
            <b>{each.label}</b>
            {each.about !== undefined && <small>{each.about}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

function classOf<Value extends string>({ value, disabled }: ChoiceItem<Value>, chosen: Value): string {
  return `choice-item${value === chosen ? " chosen" : ""}${disabled ? " disabled" : ""}`;
}

export interface TickProps {
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox. */
export function Tick({ label, about, checked, disabled = false, onChange }: TickProps) {
  const id = useId();
  return (
    <div class={`tick-item${checked ? " chosen" : ""}${disabled ? " disabled" : ""}`}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <label for={id}>{label}</label>
        <small id={`${id}-about`}>{about}</small>
      </span>
    </div>
  );
}

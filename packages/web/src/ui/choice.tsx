import { useId } from "preact/hooks";

/** One of several, as buttons that are radio buttons underneath. */
export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly about?: string | undefined }[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ name, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <div class="choice">
      {choices.map((each) => (
        <label key={each.value} class={each.value === value ? "choice-item chosen" : "choice-item"}>
          <input
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
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

export interface TickProps {
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off. */
export function Tick({ label, about, checked, onChange }: TickProps) {
  const id = useId();
  return (
    <div class="tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
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

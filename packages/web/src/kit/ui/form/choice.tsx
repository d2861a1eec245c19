import { useId } from "preact/hooks";
import "./choice.css";

export interface ChoiceItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly about?: string | undefined;
  readonly disabled?: boolean | undefined;
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

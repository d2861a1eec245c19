interface SwitchProps {
  readonly labelledBy: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ labelledBy, isOn, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      class="notices-switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
    />
  );
}

import type { ComponentChildren } from "preact";

interface ButtonProps {
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function Button({ primary = false, disabled = false, onClick, children }: ButtonProps) {
  return (
    <button type="button" class={primary ? "button primary" : "button"} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

/** Opens the modules' panels if there is no room for them beside the board. */

import type { DeskWithModules } from "../own.ts";
import { t } from "../../../../words/index.ts";

export function PanelButton({ desk }: { readonly desk: DeskWithModules }) {
  const label = t.metro.table.actions.modules;
  return (
    <button
      type="button"
      class="bar-button when-no-panel"
      aria-label={label}
      onClick={() => (desk.sheet.value = "modules")}
    >
      <span class="when-wide">{label}</span>
      <svg class="when-narrow" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 5h10v13H4zM17 7l4 1-3 12-4-1" fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
    </button>
  );
}

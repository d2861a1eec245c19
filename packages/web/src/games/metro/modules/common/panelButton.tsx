/** Opens the modules' panels if there is no room for them beside the board. */

import type { DeskWithModules } from "../own.ts";
import { metroWords } from "../../words.ts";

export function PanelButton({ desk }: { readonly desk: DeskWithModules }) {
  const isLit = desk.own?.lit.value?.light === "panel";
  return (
    <button
      type="button"
      data-total="company"
      class={isLit ? "bar-button when-no-panel is-lit" : "bar-button when-no-panel"}
      onClick={() => (desk.sheet.value = "modules")}
    >
      {metroWords().table.actions.modules}
    </button>
  );
}

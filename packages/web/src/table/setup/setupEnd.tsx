/** What has been chosen in a line, what is wrong with it, and the button that begins. */

import type { SetupFace } from "./face.ts";
import type { SettingUp } from "./useSetup.ts";
import { t } from "../../words/index.ts";

/** Problems that stand beside their fields; the others are told here alone. */
const BESIDE: readonly string[] = ["name", "option", "seats"];

export function SetupEnd({ face, up }: { readonly face: SetupFace; readonly up: SettingUp }) {
  const words = t.setup;
  const { problems, setup, plan } = up;
  const only = problems.filter(({ field }) => !BESIDE.includes(field.kind));
  return (
    <div class="setup-end">
      <p class="setup-summary">
        <span>{setup && words.summary(face.title(setup), plan.sitters.length)}</span>
        <button type="button" class="link" onClick={toTable}>
          {words.versusBox}
        </button>
      </p>
      {problems.length > 0 && (
        <p class="problem" role="alert" id="field-table" tabIndex={-1}>
          {(only.length ? only : problems).map(({ text }) => text).join(" ")}
        </p>
      )}
      <button type="submit" class="button primary large">
        {up.place.isOnline ? t.lobby.where.make : words.begin}
      </button>
    </div>
  );
}

/** Brings the table into sight where it stands below all choices. */
function toTable(): void {
  const title = document.getElementById("your-table");
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}

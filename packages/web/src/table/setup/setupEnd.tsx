/** The end of the setup form: a one-line summary, problems, and the start button. */

import type { GameSetup } from "./gameSetup.ts";
import type { SettingUp } from "./useSetup.ts";
import { t } from "../../words/index.ts";

/** Fields that show their own problems. All others are shown only here. */
const BESIDE: readonly string[] = ["name", "option", "seats"];

export function SetupEnd({ gameSetup, up }: { readonly gameSetup: GameSetup; readonly up: SettingUp }) {
  const words = t.setup;
  const { problems, setup, tableSetup } = up;
  const only = problems.filter(({ field }) => !BESIDE.includes(field.kind));
  return (
    <div class="setup-end">
      <p class="setup-summary">
        <span>{setup && words.summary(gameSetup.title(setup), tableSetup.sitters.length)}</span>
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
        {goText(up)}
      </button>
    </div>
  );
}

function goText({ where: { room, table, isOnline } }: SettingUp): string {
  if (room !== undefined) return t.room.next.save;
  if (table !== undefined) return t.room.next.saveChange;
  return isOnline ? t.lobby.where.make : t.setup.begin;
}

/** Scrolls to the table's preview, if it is below the form. */
function toTable(): void {
  const title = document.getElementById("your-table");
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}

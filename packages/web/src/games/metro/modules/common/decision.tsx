/** The tray during a module's decision, and the buttons that lead there instead of placing a tile. */

import { Button } from "../../../../kit/ui/button.tsx";
import { aboutOf, metroWords } from "../../words.ts";
import type { DeskWithModules, ModuleOffer, OwnDesk } from "../own.ts";
import { t } from "../../../../words/index.ts";

/** The button to confirm says what it does. The choices are beside or below the board. */
export function Decision({ desk }: { readonly desk: DeskWithModules }) {
  const { own } = desk;
  if (!own) return undefined;
  const option = own.chosen.value;
  return (
    <div class="own-decision">
      <div class="own-confirm">
        <Button primary disabled={!option} onClick={() => own.confirm()}>
          {option ? option.say : metroWords().allModules.chooseFirst}
        </Button>
        {(option || own.turnedTo.value !== undefined) && (
          <Button onClick={() => desk.stepBack()}>{t.table.actions.back}</Button>
        )}
      </div>
    </div>
  );
}

/** The alternatives to placing a tile: one button for each module, and passing. */
export function Instead({ desk }: { readonly desk: DeskWithModules }) {
  const { own } = desk;
  if (!own) return undefined;
  return (
    <>
      {own.offers.value
        .filter(({ isOwed }) => !isOwed)
        .map((offer) => (
          <InsteadButton key={offer.id} desk={desk} own={own} offer={offer} />
        ))}
      {desk.canPass.value && <Button onClick={() => void desk.pass()}>{metroWords().allModules.pass}</Button>}
    </>
  );
}

interface InsteadProps {
  readonly desk: DeskWithModules;
  readonly own: OwnDesk;
  readonly offer: ModuleOffer;
}

function InsteadButton({ desk, own, offer: { id, moduleView, seen, options } }: InsteadProps) {
  const isInPanel = options.every((option) => option.isInPanel);
  const { label, short } = moduleView?.instead?.(seen) ?? { label: aboutOf(id).title, short: aboutOf(id).title };
  return (
    <button
      type="button"
      // If the panel is beside the board, it has the button itself.
      class={isInPanel ? "button when-no-panel" : "button"}
      aria-label={label}
      onClick={() => {
        const [only, ...others] = options;
        if (isInPanel) desk.sheet.value = "modules";
        else if (only && !others.length) own.pick(only.move);
        else {
          desk.chosen.value = undefined;
          own.turnedTo.value = id;
        }
      }}
    >
      <span class="when-wide">{label}</span>
      <span class="when-narrow">{short}</span>
    </button>
  );
}

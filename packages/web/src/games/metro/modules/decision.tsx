/** The tray while something is decided in a module, and the way there from placing a tile. */
import { tableWords } from "../../../parts/words/words.ts";
import { Button } from "../../../parts/ui/button.tsx";
import { aboutOf } from "./index.ts";
import type { DeskWithModules, ModuleOffer, Option, OwnDesk } from "./own.ts";
import { moduleWords } from "./moduleWords.ts";
import "../../../parts/ui/tabs.css";

/** More buttons than this would bury the board: then the board or the panel is where one chooses. */
const MOST_BUTTONS = 12;

/** The choices as buttons, and below them the one that makes it come true. */
export function Decision({ desk }: { readonly desk: DeskWithModules }) {
  const { own } = desk;
  if (!own) return undefined;
  const option = own.chosen.value;
  // What stands on a button that is pressed already need not be said again.
  const isListed = option !== undefined && own.shownOptions.value.includes(option);
  return (
    <div class="own-decision">
      {own.choices.value.length > 0 && <Choices own={own} />}
      <div class="own-confirm">
        <Button primary disabled={!option} onClick={() => own.confirm()}>
          {option ? (isListed ? moduleWords().confirm : option.say) : moduleWords().chooseFirst}
        </Button>
        {(option || own.turnedTo.value !== undefined) && (
          <Button onClick={() => desk.stepBack()}>{tableWords().actions.back}</Button>
        )}
      </div>
    </div>
  );
}

function Choices({ own }: { readonly own: OwnDesk }) {
  const options = own.shownOptions.value;
  const isOnBoard = options.length > MOST_BUTTONS && options.every(({ spot }) => spot);
  return (
    <>
      <Groups own={own} />
      {isOnBoard ? (
        <p class="quiet">{moduleWords().onBoard}</p>
      ) : (
        <ul class="own-options">
          {options.map((option) => (
            <li key={option.move.word}>
              <OptionButton own={own} option={option} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Which of several things is spoken of: which tourist, say. */
function Groups({ own }: { readonly own: OwnDesk }) {
  const groups = [...new Set(own.choices.value.map(({ group }) => group))];
  if (groups.length < 2) return undefined;
  const shown = own.shownOptions.value[0]?.group;
  return (
    <div class="own-groups" role="group" aria-label={moduleWords().choose}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          class={group === shown ? "seat-tab chosen" : "seat-tab"}
          aria-pressed={group === shown}
          onClick={() => {
            // Stepping back further would leave the module.
            if (own.chosen.value) own.stepBack();
            own.group.value = group;
          }}
        >
          {group}
        </button>
      ))}
    </div>
  );
}

function OptionButton({ own, option }: { readonly own: OwnDesk; readonly option: Option }) {
  const isChosen = own.chosen.value?.move.word === option.move.word;
  return (
    <button
      type="button"
      class={isChosen ? "own-option chosen" : "own-option"}
      aria-pressed={isChosen}
      onClick={() => own.pick(option.move)}
    >
      {option.say}
    </button>
  );
}

/** What may be done instead of placing a tile, one button for each module; and passing. */
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
      {desk.canPass.value && <Button onClick={() => void desk.pass()}>{moduleWords().pass}</Button>}
    </>
  );
}

interface InsteadProps {
  readonly desk: DeskWithModules;
  readonly own: OwnDesk;
  readonly offer: ModuleOffer;
}

function InsteadButton({ desk, own, offer: { id, face, seen, options } }: InsteadProps) {
  const isInPanel = options.every((option) => option.isInPanel);
  const { label, short } = face?.instead?.(seen) ?? { label: aboutOf(id).title, short: aboutOf(id).title };
  return (
    <button
      type="button"
      // Where the panel stands beside the board, it has the buttons itself.
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

/**
 * Shows the choices in a module as cards that say what each brings. They are in the order of the board or the row, not
 * by worth: the page counts, the player chooses.
 */

import { aboutOf, metroWords } from "../../words.ts";
import { letterOf } from "./letters.tsx";
import type { DeskWithModules, ModuleOffer, Option, OwnDesk } from "../own.ts";
import "../../../../kit/ui/ui.css";
import "./choices.css";

/** More cards than this would bury the board, so the player chooses on the board instead. */
const MOST_CARDS = 12;

/** How many cards a phone shows at once. */
const FEW_CARDS = 4;

export function Choices({ desk }: { readonly desk: DeskWithModules }) {
  const { own } = desk;
  if (!own?.choices.value.length || !desk.isDeciding.value) return undefined;
  const options = own.shownOptions.value;
  const offer = own.offers.value.find(({ id }) => id === options[0]?.move.module);
  const isOnBoard = options.length > MOST_CARDS && options.every(({ spot }) => spot);
  const hasPictures = options.some(({ brings }) => brings?.picture);
  return (
    <section class="panel info own-choices" aria-label={metroWords().allModules.choose}>
      <h2 class="panel-title">{offer && aboutOf(offer.id).title}</h2>
      <Groups own={own} />
      {offer && <Seen own={own} offer={offer} />}
      {isOnBoard ? (
        <p class="quiet">{metroWords().allModules.onBoard}</p>
      ) : (
        <ul class={options.length > FEW_CARDS ? "own-options is-many" : `own-options${hasPictures ? " is-wide" : ""}`}>
          {options.map((option) => (
            <li key={option.move.word}>
              <Card own={own} option={option} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the player needs to see to choose, besides the board. */
function Seen({ own, offer: { moduleView, seen, id } }: { readonly own: OwnDesk; readonly offer: ModuleOffer }) {
  const offers = own.offersIn(id);
  if (!moduleView?.Choosing) return undefined;
  const optionOf = (action: unknown): Option | undefined =>
    own.shownOptions.value.find((option) => JSON.stringify(option.action) === JSON.stringify(action));
  return (
    <moduleView.Choosing
      seen={seen}
      letterOf={(action) => letterOf(own, optionOf(action))}
      isPicked={(action) => offers.isPicked(action)}
    />
  );
}

/** Chooses between several subjects, such as tourists. */
function Groups({ own }: { readonly own: OwnDesk }) {
  const groups = [...new Set(own.choices.value.map(({ group }) => group))];
  if (groups.length < 2) return undefined;
  const shown = own.shownOptions.value[0]?.group;
  return (
    <div class="own-groups" role="group" aria-label={metroWords().allModules.choose}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          class={group === shown ? "seat-tab chosen" : "seat-tab"}
          aria-pressed={group === shown}
          onClick={() => {
            // Another step back would leave the module.
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

function Card({ own, option }: { readonly own: OwnDesk; readonly option: Option }) {
  const { move, say, brings } = option;
  const isChosen = own.chosen.value?.move.word === move.word;
  const letter = letterOf(own, option);
  return (
    <button
      type="button"
      class={isChosen ? "own-option chosen" : "own-option"}
      aria-pressed={isChosen}
      onClick={() => own.pick(move)}
    >
      {letter && <span class="own-letter">{letter}</span>}
      <span class="own-says">
        <b>{brings?.title ?? say}</b>
        {brings && <small>{brings.says}</small>}
      </span>
      {brings?.picture}
      {brings?.points !== undefined && <b class="own-points">{metroWords().table.signed(brings.points)}</b>}
    </button>
  );
}

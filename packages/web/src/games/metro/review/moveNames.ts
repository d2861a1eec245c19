/** Names moves: placements by their square, actions in modules by the module's view. */
import { metro } from "../desk/engine.ts";
import { moduleViewsAt } from "../modules/index.ts";
import { squareName } from "@interchange/metro/core";
import type { Move, OwnAction, View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Spot } from "../modules/moduleView.ts";
import { metroWords } from "../words.ts";

export interface OwnSaid {
  readonly says: string;
  readonly brings: string | undefined;
  readonly spot: Spot | undefined;
}

/** Describes a module's action in its view's words, or by its notation if there is no view. */
export function ownSaid(speaker: Speaker, view: View, { module, word }: OwnAction): OwnSaid {
  const { own } = metro.layoutOf(view.setup).modules.find(({ id }) => id === module) ?? {};
  const action: unknown = own?.lexicon.read(word);
  const at = moduleViewsAt(speaker, view).find(({ id }) => id === module);
  if (!at || action === undefined) return { says: word, brings: undefined, spot: undefined };
  return {
    says: at.moduleView.say(action, at.seen),
    brings: at.moduleView.brings?.(action, at.seen)?.says,
    spot: at.moduleView.spot?.(action, at.seen),
  };
}

export function calledMove(speaker: Speaker, view: View, move: Move): string {
  const words = metroWords().review;
  switch (move.type) {
    case "place": {
      const square = squareName(move.cell);
      if (move.turn) return words.turnedTo(square, move.turn);
      return view.drawn.length ? words.drawn(square) : square;
    }
    case "draw":
      return words.draw;
    case "pass":
      return words.pass;
    case "own":
      return ownSaid(speaker, view, move).says;
  }
}

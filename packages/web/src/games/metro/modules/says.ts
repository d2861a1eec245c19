/** Names people, companies, colours, squares and stations for a viewer. */
import { metro } from "../desk/engine.ts";
import { COLOURS, companyColours, squareName, stationNumber } from "@interchange/metro/core";
import type { View } from "@interchange/metro/core";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Says, Seen } from "./moduleView.ts";
import { metroWords } from "../words.ts";

export function saysOf(speaker: Speaker): Says {
  const { setup } = speaker;
  const colours = companyColours(setup);
  const colour: Says["colour"] = (which) => {
    const index = typeof which === "number" ? which : COLOURS.findIndex((each) => each === which);
    return colours[index] ?? "gray";
  };
  const company: Says["company"] = (which) => {
    const named = colour(which);
    return { name: metroWords().allModules.company(named), isYou: false, company: named };
  };
  const who: Says["who"] = (seat) => whoIs(speaker, seat);
  return {
    setup,
    who,
    company,
    earner: (earner) => (earner.kind === "seat" ? who(earner.seat) : company(earner.company)),
    colour,
    colourName: (which) => metroWords().allModules.colours[colour(which)],
    square: squareName,
    station: (place) => stationNumber(place, metro.layoutOf(setup).terms.numbering),
  };
}

/** The table as a module view sees it. */
export function seenBy(speaker: Speaker, view: View, module: string): Seen {
  return { ...saysOf(speaker), view, slice: view.slices[module], scene: metro.sceneOf(view) };
}

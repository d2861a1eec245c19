/** Pictures of games, for files, prints and links. Apart from the list of games, since it needs the engines. */
import type { Picturing } from "./picture.ts";

export type { Part, PictureOptions, Picturing } from "./picture.ts";
export { cardOf, stillSvg } from "./card.ts";
export type { Caption, Card } from "./card.ts";
export { animatedSvg, cardsOf, momentsOf, PACE } from "./replay.ts";
export type { Moment, ReplayWords } from "./replay.ts";

const ALL: Readonly<Record<string, () => Promise<{ readonly picturing: Picturing }>>> = {
  metro: () => import("./metro.ts"),
  underground: () => import("./underground.ts"),
};

export async function picturingOf(game: string): Promise<Picturing | undefined> {
  return (await ALL[game]?.())?.picturing;
}

/** Pictures of games for files, prints and links. A separate entry, because it loads the engines. */
import type { Picturing } from "./picture.ts";

export type { Part, PictureOptions, Picturing } from "./picture.ts";
export { cardOf, stillSvg } from "./card.ts";
export type { Caption, Card } from "./card.ts";
export { posterOf } from "./poster.ts";
export type { PosterText } from "./poster.ts";
export type { LineText } from "./picture.ts";
export { animatedSvg, cardsOf, momentsOf, PACE } from "./replay.ts";
export type { Moment, ReplayWords } from "./replay.ts";

const ALL: Readonly<Record<string, () => Promise<{ readonly picturing: Picturing }>>> = {
  metro: () => import("./metro.ts"),
  underground: () => import("./underground.ts"),
};

export async function picturingOf(game: string): Promise<Picturing | undefined> {
  return (await ALL[game]?.())?.picturing;
}

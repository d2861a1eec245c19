/** A finished game that can be drawn at any move. */
import { animatedSvg, cardOf, cardsOf, momentsOf, PACE, picturingOf, stillSvg } from "@interchange/games/pictures";
import { Table } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { gameOf } from "../../kit/game.ts";
import type { Pixels } from "./gif.ts";
import { typefaceFor } from "./fonts.ts";
import { rastered } from "./raster.ts";
import { t } from "../../words/index.ts";

type Theme = "light" | "dark";

export interface Shareable {
  readonly record: GameRecord;
  /** The number of steps in the game's history. */
  readonly steps: number;
  still(step: number, theme: Theme, width: number): string;
  /** An animated SVG. */
  moving(theme: Theme): string;
  readonly frames: number;
  /** A frame of the replay as pixels. */
  frame(frame: number, theme: Theme, width: number): Promise<Pixels>;
  delay(frame: number): number;
}

/** Undefined if the record cannot be drawn. `title` is the game's title. */
export async function shareableOf(record: GameRecord, title: string): Promise<Shareable | undefined> {
  const [picturing, { engine }, dressed] = await Promise.all([
    picturingOf(record.game),
    gameOf(record.game, record.setup.modules),
    typefaceFor([title, ...record.seats].join()),
  ]);
  const replayed = Table.replay(engine, record);
  const moments = momentsOf(engine, record);
  if (!picturing || !replayed.ok || !moments) return undefined;
  const { table } = replayed;
  const { seats: names, entries } = record;
  const starts = entries.flatMap((entry, at) => (picturing.isStep(entry) ? [at] : []));
  const words = t.share;
  const caption = { title, names, aside: words.replay.turn };
  const cards = (theme: Theme) => cardsOf(picturing, moments, caption, theme);
  let drawn: { readonly theme: Theme; readonly cards: ReturnType<typeof cards> } | undefined;
  return {
    record,
    steps: starts.length,
    still(step, theme, width) {
      const position = table.at(starts[step] ?? entries.length);
      const aside = words.at(step, starts.length);
      const card = cardOf(picturing, position, { title, names, aside }, { theme });
      return dressed(stillSvg(card, `${title}: ${aside}`, width));
    },
    moving: (theme) => dressed(animatedSvg(cards(theme), title)),
    frames: moments.length,
    async frame(frame, theme, width) {
      if (drawn?.theme !== theme) drawn = { theme, cards: cards(theme) };
      const card = drawn.cards[frame];
      if (!card) throw new RangeError(`no picture ${frame}`);
      const context = await rastered(dressed(stillSvg(card, title, width)));
      return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    },
    delay: (frame) => (frame === moments.length - 1 ? PACE.last : PACE.each),
  };
}

/** A look at a table of Metro from the home page. */
import { isCentreStation, RING, stationNumber, SVG_STYLE, svgParts, TILE } from "@interchange/metro/core";
import type { Event, Layout, Line, MetroGame, View } from "@interchange/metro/core";
import type { Glance, Seen } from "../../../table/glance/glance.ts";
import { t } from "../../../words/index.ts";

/** A line of this many tiles is news of its own. */
const LONG = 10;
const MANY = 3;

export function glance({ game, view, since, seat, names }: Seen): Glance {
  const now = view as View;
  const layout = (game.engine as unknown as MetroGame).layoutOf(now.setup);
  const lines = since.flatMap(({ events }) =>
    (events as readonly Event[]).flatMap((event) => (event.type === "scored" ? [event.line] : [])),
  );
  const mover = since.findLast((each) => each.seat !== undefined)?.seat;
  return {
    headline: headlineOf(layout, lines, names, seat, mover),
    gains: lines.flatMap(({ earner, length, to, points }) =>
      earner?.kind === "seat"
        ? [{ seat: earner.seat, what: t.home.glance.tiles(length, isCentreStation(to)), points }]
        : [],
    ),
    picture: (theme) => {
      const parts = svgParts(layout, now, { theme }).map(([, svg]) => svg);
      const size = 8 * TILE + 2 * RING;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-RING} ${-RING} ${size} ${size}" ${SVG_STYLE}>${parts.join("")}</svg>`;
    },
  };
}

/** The weightiest news: the centre, a long line, many lines, or just a move. */
function headlineOf(
  { terms }: Layout,
  lines: readonly Line[],
  names: readonly string[],
  viewer: number | undefined,
  mover: number | undefined,
): string {
  const words = t.home.glance;
  const owned = lines.filter(({ earner }) => earner?.kind === "seat");
  const news = owned.find(({ to }) => isCentreStation(to)) ?? owned.find(({ length }) => length >= LONG);
  if (news?.earner?.kind === "seat" && !isCentreStation(news.from)) {
    const { seat } = news.earner;
    const whose = seat === viewer ? undefined : (names[seat] ?? "");
    const number = stationNumber(news.from, terms.numbering);
    return isCentreStation(news.to) ? words.centre(whose, number) : words.long(whose, number, news.length);
  }
  if (lines.length >= MANY) return words.ended(lines.length);
  return mover === undefined || mover === viewer ? "" : words.moved(names[mover] ?? "");
}

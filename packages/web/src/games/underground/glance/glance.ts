/** A look at a table of On the Underground from the home page. */
import { SVG_STYLE, svgBox, svgParts } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import type { Gain, Glance, Seen } from "../../../table/glance/glance.ts";
import { t } from "../../../words/index.ts";

export function glance({ view, since, seat, names }: Seen): Glance {
  const now = view as View;
  const gained = new Map<number, number>();
  for (const { events } of since)
    for (const event of events as readonly Event[])
      if (event.type === "scored")
        gained.set(event.award.seat, (gained.get(event.award.seat) ?? 0) + event.award.points);
  const gains = [...gained].map(([seat, points]): Gain => ({ seat, what: "", points }));
  const mover = since.findLast((each) => each.seat !== undefined)?.seat;
  return {
    headline: mover === undefined || mover === seat ? "" : t.home.glance.moved(names[mover] ?? ""),
    gains,
    picture: (theme) => {
      const { x, y, width, height } = svgBox(now);
      const parts = svgParts(now, { theme }).map(([, svg]) => svg);
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${SVG_STYLE}>${parts.join("")}</svg>`;
    },
  };
}

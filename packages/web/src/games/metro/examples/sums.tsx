/** Itemizes what an example pays at the end. */
import { sourcesOf } from "../modules/told.ts";
import type { Earner, Position } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";
import { whoIs } from "../../../table/desk/names.ts";
import { metroWords } from "../words.ts";
import { lessons } from "../../../words/lessons.ts";

export function Sums({ speaker, position }: { readonly speaker: Speaker; readonly position: Position }) {
  const { points, awards } = position;
  return (
    <ul class="example-sums">
      {points.map((sum, seat) => {
        const earner: Earner = { kind: "seat", seat };
        const sources = sourcesOf(speaker, awards, earner).filter((each) => each.points !== 0);
        if (!sources.length) return undefined;
        return (
          <li key={seat}>
            <b>{lessons().metro.examples.sum(whoIs(speaker, seat).name, sum)}</b>
            <ul>
              {sources.map(({ label, points: part }) => (
                <li key={label}>
                  <span>{label}</span> <b>{metroWords().table.signed(part)}</b>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

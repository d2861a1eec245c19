/** A line that ended as a chip: its station's sign in the owner's colour, its tiles, and ×2 if they count double. */
import type { Line } from "@interchange/metro/core";
import { seatStyle } from "@interchange/boards/palette";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentChildren } from "preact";
import type { LineName } from "../../../../words/types.ts";
import { metroWords } from "../../words.ts";
import "./lineFace.css";

export function lineFace(label: LineName, colour: Colour | undefined, { length, points }: Line): ComponentChildren {
  return (
    <>
      <span class="line-sign" style={seatStyle(colour)}>
        {label}
      </span>
      {metroWords().table.tiles(length)}
      {points > length && <span class="line-doubled">{metroWords().table.doubled}</span>}
    </>
  );
}

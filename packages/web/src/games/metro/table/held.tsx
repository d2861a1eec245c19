/** Shows the tiles in hand that everybody may see: with open hands, and after the game. */
import { isTileCode } from "@interchange/metro/core";
import type { TileCode, View } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import { TileFace } from "@interchange/boards/metro";
import type { SeatProps } from "../../../table/frame/players.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import "./metroTable.css";

/** The visible part of a hand. The viewer's own is in the tray while the game runs. */
export function heldBy(desk: MetroDesk, seat: Seat): readonly TileCode[] {
  const { hands, drawn, turn, viewer }: View = desk.shown.value;
  const isOver = desk.client.waiting.value.kind === "over";
  if (seat === viewer && !isOver) return [];
  return [...(hands[seat] ?? []), ...(seat === turn ? drawn : [])].filter(isTileCode);
}

export function Held({ seat }: SeatProps) {
  const tiles = heldBy(useMetroDesk(), seat);
  if (!tiles.length) return undefined;
  const holds = metroWords().sheets.scores.holds(tiles.join(" "));
  return (
    <span class="held" title={holds}>
      <span class="unseen">{holds}</span>
      {tiles.map((code, at) => (
        <TileFace key={at} code={code} size={26} />
      ))}
    </span>
  );
}

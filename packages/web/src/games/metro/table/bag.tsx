/** Lists the tiles that nobody at this screen has seen yet. */
import { TILE_CODES } from "@interchange/metro/core";
import { TileFace } from "@interchange/boards/metro";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import "./metroTable.css";

export function Bag() {
  const desk = useMetroDesk();
  const { unseen, supply } = desk.shown.value;
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const words = metroWords().table.panels;
  return (
    <>
      <ul class="bag">
        {TILE_CODES.map((code, kind) =>
          unseen[kind] ? (
            <li key={code}>
              <TileFace code={code} size={34} label={code} />
              <span>{unseen[kind]}</span>
            </li>
          ) : undefined,
        )}
      </ul>
      <p class="quiet">{words.unseenAbout(supply, all - supply)}</p>
    </>
  );
}

/** Shows the outcome of the turn: the rewards of the piece that is tried, and the scores afterwards. */

import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { nameOfStation } from "../desk/stations.ts";
import { UndergroundTerm } from "./terms.tsx";
import type { Tried } from "../desk/tried.ts";
import { undergroundWords } from "../words.ts";

export function After({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().table.oracle;
  const outlook = desk.outlook.value;
  if (!outlook) return undefined;
  const after = outlook.after.map(({ least, most }, seat) => [sayWho(desk, seat), words.range(least, most)] as const);
  const brings = outlook.brings?.flatMap(({ least, most }, seat) =>
    least || most ? [[sayWho(desk, seat), rangeOf(least, most)] as const] : [],
  );
  const look = ["outlook", ...(after.length > 2 ? ["is-long"] : []), ...(desk.staged.value ? ["is-early"] : [])];
  return (
    <p class={look.join(" ")}>
      <b>{words.afterTurn(after)}</b>
      {/* It has its place before there is a piece, so that nothing moves. */}
      <span class="quiet">{brings ? words.pieceBrings(brings) : ""}</span>
    </p>
  );
}

function rangeOf(least: number, most: number): string {
  const { signed } = undergroundWords().table;
  return least === most ? signed(most) : `${signed(least)} – ${signed(most)}`;
}

export function Rewards({ desk, tried }: { readonly desk: UndergroundDesk; readonly tried: Tried }) {
  const words = undergroundWords().table;
  return (
    <ul class="rewards">
      {tried.built.rewards.map(({ award, stations }) => (
        <li key={`${award.source} ${stations.join()}`}>
          <span>
            <UndergroundTerm id={award.source}>
              {words.tried.reward(
                award.source,
                stations.map((id) => nameOfStation(desk.shown.value, id)),
              )}
            </UndergroundTerm>
          </span>
          <b>{words.signed(award.points)}</b>
        </li>
      ))}
    </ul>
  );
}

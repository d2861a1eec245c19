/** Shows the outcome of the turn: the rewards of the piece that is tried, and the scores afterwards. */

import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { Income } from "../desk/forecast.ts";
import { nameOfStation } from "../desk/stations.ts";
import { UndergroundTerm } from "./terms.tsx";
import type { Tried } from "../desk/tried.ts";
import { t } from "../../../words/index.ts";

export function After({ desk }: { readonly desk: UndergroundDesk }) {
  const words = t.underground.table.oracle;
  const outlook = desk.outlook.value;
  if (!outlook) return undefined;
  const said = (scores: readonly Income[]) =>
    scores.map(({ least, most }, seat) => [sayWho(desk, seat), words.range(least, most)] as const);
  return (
    <p class="outlook">
      <b>{words.afterTurn(said(outlook.after))}</b>
      {outlook.without && (
        <span class="quiet">{words.without(outlook.without.slot, said(outlook.without.scores))}</span>
      )}
    </p>
  );
}

export function Rewards({ tried }: { readonly tried: Tried }) {
  const words = t.underground.table;
  return (
    <ul class="rewards">
      {tried.built.rewards.map(({ award, stations }) => (
        <li key={`${award.source} ${stations.join()}`}>
          <span>
            <UndergroundTerm id={award.source}>
              {words.tried.reward(award.source, stations.map(nameOfStation))}
            </UndergroundTerm>
          </span>
          <b>{words.signed(award.points)}</b>
        </li>
      ))}
    </ul>
  );
}

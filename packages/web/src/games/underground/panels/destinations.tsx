/** Lists the passenger's destinations: face up, in the pile, visited; and the connections. */
import { openOf } from "@interchange/underground";
import type { UndergroundDesk } from "../desk/desk.ts";
import { demandOf } from "../desk/demand.ts";
import { OpenDestinations } from "./openDestinations.tsx";
import { StationLink } from "./stationLink.tsx";
import { pairsOf } from "../desk/stations.ts";
import { useUndergroundDesk } from "../desk/desk.ts";
import { undergroundWords } from "../words.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";
import "../table/sheets.css";

export function Destinations({ isPanel = false }: { readonly isPanel?: boolean }) {
  const desk = useUndergroundDesk();
  const { destinations: words, symbols } = undergroundWords().table;
  const view = desk.shown.value;
  const inPile = (kind: "express" | "normal"): readonly string[] =>
    openOf({ setup: view.setup, open: view.pile }, kind);
  const express = inPile("express");
  const normal = inPile("normal");
  return (
    <div class="destinations">
      {!isPanel && <h3 class="panel-title">{words.open}</h3>}
      <OpenDestinations />
      <h3 class="panel-title">{words.left(view.pile.length)}</h3>
      <p class="quiet">{words.split(express.length, normal.length)}</p>
      {view.pile.length > 0 && (
        <details class="pile">
          <summary>{words.list}</summary>
          <Pile desk={desk} />
        </details>
      )}
      <h3 class="panel-title">{words.connections}</h3>
      <ul class="pairs">
        {pairsOf(view).map(({ symbol, stations }) => (
          <li key={symbol}>
            <b>{symbols[symbol] ?? symbol}</b>
            <span>
              {stations.map((id) => (
                <StationLink key={id} desk={desk} id={id} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h3 class="panel-title">{words.visited(view.visited.length)}</h3>
      <PlaceList desk={desk} ids={view.visited.toReversed()} />
    </div>
  );
}

/** The destinations in the pile, by distance from the passenger. */
function Pile({ desk }: { readonly desk: UndergroundDesk }) {
  const { destinations: words, oracle } = undergroundWords().table;
  return (
    <table>
      <HeadRow columns={[words.away, oracle.express, oracle.normal]} />
      <tbody>
        {demandOf(desk.shown.value).map(({ walk, express, normal }) => (
          <tr key={walk}>
            <th scope="row">{walk === undefined ? "–" : words.walk(walk)}</th>
            {[express, normal].map((ids, kind) => (
              <td key={kind}>
                <PlaceList desk={desk} ids={ids} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PlaceListProps {
  readonly desk: UndergroundDesk;
  readonly ids: readonly string[];
}

function PlaceList({ desk, ids }: PlaceListProps) {
  if (!ids.length) return undefined;
  return (
    <ul class="station-list">
      {ids.map((id) => (
        <li key={id}>
          <StationLink desk={desk} id={id} />
        </li>
      ))}
    </ul>
  );
}

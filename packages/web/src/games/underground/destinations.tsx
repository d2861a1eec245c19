/** Where the passenger may go: what lies open, what is still to come, where he has been, and the connections. */
import { openOf } from "@interchange/underground";
import { undergroundWords } from "./undergroundWords.ts";
import type { UndergroundDesk } from "./desk.ts";
import { OpenDestinations } from "./openDestinations.tsx";
import { Place } from "./placeLink.tsx";
import { pairsOf } from "./places.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";
import "./sheets.css";

export function Destinations({ isPanel = false }: { readonly isPanel?: boolean }) {
  const desk = useUndergroundDesk();
  const { destinations: words, oracle, symbols } = undergroundWords();
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
          <PlaceList desk={desk} title={oracle.express} ids={express} />
          <PlaceList desk={desk} title={oracle.normal} ids={normal} />
        </details>
      )}
      <h3 class="panel-title">{words.connections}</h3>
      <ul class="pairs">
        {pairsOf(view).map(({ symbol, stations }) => (
          <li key={symbol}>
            <b>{symbols[symbol] ?? symbol}</b>
            <span>
              {stations.map((id) => (
                <Place key={id} desk={desk} id={id} />
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

interface PlaceListProps {
  readonly desk: UndergroundDesk;
  readonly title?: string;
  readonly ids: readonly string[];
}

function PlaceList({ desk, title, ids }: PlaceListProps) {
  if (!ids.length) return undefined;
  return (
    <>
      {title !== undefined && <p class="quiet">{title}</p>}
      <ul class="place-list">
        {ids.map((id) => (
          <li key={id}>
            <Place desk={desk} id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

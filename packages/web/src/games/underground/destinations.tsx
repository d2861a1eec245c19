/** Where the passenger may go: what lies open, what is still to come, where he has been, and the connections. */
import { openOf } from "@interchange/underground";
import { tableWords } from "../../parts/words/words.ts";
import { undergroundWords } from "./undergroundWords.ts";
import type { UndergroundDesk } from "./desk.ts";
import { nameOfStation, pairsOf } from "./places.ts";
import { walkTo } from "./stationFacts.ts";
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
  const open = [...openOf(view, "express"), ...openOf(view, "normal")];
  const content = (
    <>
      <h3 class="panel-title">{words.open}</h3>
      {open.length ? (
        <ul class="open-destinations">
          {open.map((id) => (
            <li key={id}>
              <Place desk={desk} id={id} />
              <span class={openOf(view, "express").includes(id) ? "chip express-chip" : "chip"}>
                {openOf(view, "express").includes(id) ? oracle.express : oracle.normal}
              </span>
              <span class="quiet">{view.passenger && words.walk(walkTo(view.passenger, id))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.none}</p>
      )}
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
      {!isPanel && (
        <>
          <h3 class="panel-title">{words.visited(view.visited.length)}</h3>
          <PlaceList desk={desk} ids={view.visited.toReversed()} />
        </>
      )}
    </>
  );
  if (!isPanel) return <div class="destinations">{content}</div>;
  return (
    <section class="panel destinations" aria-label={words.title}>
      <h2 class="unseen">{words.title}</h2>
      {content}
    </section>
  );
}

function PlaceList({
  desk,
  title,
  ids,
}: {
  readonly desk: UndergroundDesk;
  readonly title?: string;
  readonly ids: readonly string[];
}) {
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

/** A station by name; shows it on the map. */
export function Place({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  return (
    <button
      type="button"
      class="link place"
      title={tableWords().log.show(nameOfStation(id))}
      onClick={() => {
        desk.sheet.value = undefined;
        desk.lookAt(id);
        desk.map.current?.zoomToBuild(id);
      }}
    >
      {nameOfStation(id)}
    </button>
  );
}

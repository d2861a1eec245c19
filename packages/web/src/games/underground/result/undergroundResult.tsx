/** The result of a game of On the Underground: the best line, the map, and points by source. */
import { cityOf } from "@interchange/underground";
import type { Event, Move, UndergroundGame, View } from "@interchange/underground";
import { useMemo } from "preact/hooks";
import type { GameProps } from "../../shown.ts";
import { MapBoard, mapSceneOf } from "@interchange/boards/map";
import { givenNames, useLineNames } from "../desk/telling/lineNames.ts";
import { destinationsOf, seenOn } from "../desk/stations.ts";
import { rankingOf } from "../../../table/result/ranking.ts";
import { SourceBars } from "../../../table/result/sourceBars.tsx";
import { OpenedResult } from "../../../table/result/openedResult.tsx";
import type { ResultProps } from "../../../table/result/openedResult.tsx";
import { ResultFrame } from "../../../table/result/resultFrame.tsx";
import { Story, storySeat } from "../../../table/result/story.tsx";
import { Marker } from "../panels/marks.tsx";
import { gameReviewOf } from "../review/gameReview.tsx";
import { seatStyle } from "../table/seatStyle.ts";
import { Sources } from "../panels/scores.tsx";
import { bestOf, MovePicture } from "./best.tsx";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/players.css";

/** The pattern of each source in a bar. */
const PIECES = [
  { source: "passenger", kind: "long" },
  { source: "loop", kind: "centre" },
  { source: "connection", kind: "module" },
  { source: "terminus", kind: "half" },
  { source: "nationalRail", kind: "short" },
  { source: "start", kind: "plain" },
] as const;

export function UndergroundResult({ id, game }: GameProps<UndergroundGame>) {
  return <OpenedResult id={id} game={game} Result={Result} />;
}

function Result({ game, client }: ResultProps<Move, Event, View>) {
  const words = undergroundWords().table;
  const view = client.view.peek();
  useLineNames(client);
  const final = useMemo(() => rankingOf(client, view.points), [client, view]);
  const gameReview = useMemo(() => gameReviewOf(client), [client]);
  const seat = storySeat(client, final.winners, view.setup.seats);
  const best = useMemo(() => bestOf(view, client.happened.peek(), seat), [client, view, seat]);
  const badge = (seat: number) => <Marker lines={view.lines[seat] ?? []} seat={seat} />;
  return (
    <ResultFrame
      game={game.id}
      about={[t.games.underground.name, words.progress(view.visited.length, destinationsOf(view.setup))]}
      client={client}
      setup={view.setup}
      final={final}
      badge={badge}
      style={(seat) => seatStyle(view, seat)}
      exportWords={words}
      posterWords={{
        about: "",
        note: words.progress(view.visited.length, destinationsOf(view.setup)),
        lines: { letters: words.lineLetters, names: givenNames.value },
      }}
      board={
        <div class="map-still" inert aria-hidden="true">
          <MapBoard
            scene={mapSceneOf(seenOn(view))}
            label={words.map(cityOf(view.setup).city.file.name)}
            describeStation={() => ""}
            describeBlock={() => ""}
            zoomInLabel=""
            zoomOutLabel=""
            fitLabel=""
            speed="off"
          />
        </div>
      }
      story={
        <Story
          game={game}
          client={client}
          seat={seat}
          best={best}
          gameReview={gameReview}
          Picture={MovePicture}
          drawn={words.result.drawn}
        />
      }
    >
      <SourceBars
        title={words.result.sources}
        legend={PIECES.map(({ kind, source }) => ({ kind, label: words.sources[source] }))}
        rows={final.ranked.map(({ seat, who, points }) => ({
          key: String(seat),
          name: who.name,
          badge: <Marker lines={view.lines[seat] ?? []} seat={seat} small />,
          total: points,
          style: seatStyle(view, seat),
          pieces: PIECES.map(({ kind, source }) => ({
            kind,
            label: words.sources[source],
            points: view.earned[source][seat] ?? 0,
          })).filter((piece) => piece.points),
        }))}
        say={words.result.piece}
        notes={[]}
      />
      <section class="each" aria-labelledby="sources">
        <h2 id="sources">{words.result.sourcesTable}</h2>
        <div class="panel">
          <Sources
            view={view}
            seats={final.ranked.map(({ seat }) => seat)}
            name={(seat) => final.ranked.find((each) => each.seat === seat)?.who.name ?? ""}
            badge={badge}
          />
        </div>
      </section>
    </ResultFrame>
  );
}

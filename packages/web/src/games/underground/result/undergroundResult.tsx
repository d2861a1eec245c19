/** The result of a game of On the Underground: points by source, and the map. */
import type { Event, UndergroundGame } from "@interchange/underground";
import type { GameProps } from "../../shown.ts";
import { LondonMap, mapSceneOf } from "@interchange/boards/map";
import { useLineNames } from "../desk/lineNames.ts";
import { seenOn } from "../desk/stations.ts";
import { rankingOf } from "../../../table/result/ranking.ts";
import { SourceBars } from "../../../table/result/sourceBars.tsx";
import { KeyMoment, OpenedResult } from "../../../table/result/openedResult.tsx";
import type { ResultProps } from "../../../table/result/openedResult.tsx";
import { ResultFrame } from "../../../table/result/resultFrame.tsx";
import { Marker } from "../panels/marks.tsx";
import { seatStyle } from "../table/seatStyle.ts";
import { Sources } from "../panels/scores.tsx";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/players.css";
import type { Happened } from "../../../client/client.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { sentencesOf } from "../desk/sentences.ts";
import type { UndergroundSentence } from "../desk/sentences.ts";

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

function Result(result: ResultProps<UndergroundClient>) {
  const words = t.underground.table;
  const { game, client, turn } = result;
  const view = client.view.peek();
  useLineNames(client);
  const final = rankingOf(client, view.points);
  const badge = (seat: number) => <Marker lines={view.lines[seat] ?? []} seat={seat} />;
  const best = final.ranked.toSorted(
    (one, other) => (view.earned.passenger[other.seat] ?? 0) - (view.earned.passenger[one.seat] ?? 0),
  )[0];
  const moment = momentAt(client, turn?.entry ?? dearestEntry(client));
  return (
    <ResultFrame
      game={game.id}
      about={[t.underground.about.name]}
      client={client}
      setup={view.setup}
      final={final}
      badge={badge}
      column={{ head: words.result.tokens, of: (seat) => view.tokens[seat] }}
      exportWords={words}
      notes={best ? [words.result.best(best.who, view.earned.passenger[best.seat] ?? 0)] : []}
      board={
        <div class="map-still" inert aria-hidden="true">
          <LondonMap
            scene={mapSceneOf(seenOn(view))}
            label={words.map}
            describeStation={() => ""}
            describeBlock={() => ""}
            zoomInLabel=""
            zoomOutLabel=""
            fitLabel=""
            speed="off"
          />
        </div>
      }
      beside={
        <>
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
          {moment && (
            <KeyMoment
              {...result}
              title={words.result.moment}
              moment={moment}
              style={(seat) => seatStyle(view, seat)}
            />
          )}
        </>
      }
    >
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

/** The sentence about the turn that an entry of the record belongs to. */
function momentAt(client: UndergroundClient, entry: number): UndergroundSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  return sentencesOf(speaker, client.happened.peek()).find(({ index }) => index >= entry);
}

/** The entry that scored most. */
function dearestEntry(client: UndergroundClient): number {
  const paid = ({ events }: Happened<Event>): number =>
    events.reduce((sum, event) => (event.type === "scored" ? sum + event.award.points : sum), 0);
  const [most] = client.happened.peek().toSorted((one, other) => paid(other) - paid(one));
  return most?.index ?? 0;
}

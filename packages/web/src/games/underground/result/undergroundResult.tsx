/** How a game of On the Underground ended: points by source, and the map. */
import type { Event, UndergroundGame } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import { useCallback } from "preact/hooks";
import { useTable } from "../../../client/useTable.ts";
import type { GameProps } from "../../shown.ts";
import { LondonMap, mapSceneOf } from "@interchange/boards/map";
import { seenOn } from "../desk/places.ts";
import { placesOf } from "../../../table/result/places.ts";
import { NotOver } from "../../../table/result/notOver.tsx";
import { ResultSwing } from "../../../table/review/graph/resultSwing.tsx";
import { SourceBars } from "../../../table/result/sourceBars.tsx";
import type { TurningPoint } from "../../../table/review/graph/turningPoint.ts";
import { ResultFrame } from "../../../table/result/resultFrame.tsx";
import { NoTable } from "../../../table/frame/noTable.tsx";
import { Loading } from "../../../kit/ui/lazy.tsx";
import { Marker } from "../panels/marks.tsx";
import { seatStyle } from "../table/seatStyle.ts";
import { Sources } from "../panels/scores.tsx";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/players.css";
import type { ComponentChildren } from "preact";
import type { Happened } from "../../../client/client.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { sentencesOf } from "../desk/sentences.ts";
import type { UndergroundSentence } from "../desk/sentences.ts";
import "../../../table/result/result.css";

/** How each source is drawn in a bar. */
const PIECES = [
  { source: "passenger", kind: "long" },
  { source: "loop", kind: "centre" },
  { source: "connection", kind: "module" },
  { source: "terminus", kind: "half" },
  { source: "nationalRail", kind: "short" },
  { source: "start", kind: "plain" },
] as const;

export function UndergroundResult({ id, game }: GameProps<UndergroundGame>) {
  const words = t.underground.table;
  const opened = useTable(game, id, { isOnlyRead: true });
  const turned = useSignal<TurningPoint | undefined>(undefined);
  const onTurn = useCallback(
    (point: TurningPoint) => {
      turned.value = point;
    },
    [turned],
  );
  if (!opened) return <Loading />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  const { client } = opened;
  const view = client.view.peek();
  if (view.stage !== "over" && !client.termination.peek()) return <NotOver address={opened.client.address} />;
  const final = placesOf(client, view.points);
  const badge = (seat: number) => <Marker lines={view.lines[seat] ?? []} seat={seat} />;
  const best = final.places.toSorted(
    (one, other) => (view.earned.passenger[other.seat] ?? 0) - (view.earned.passenger[one.seat] ?? 0),
  )[0];
  const turn = turned.value;
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
            rows={final.places.map(({ seat, who, points }) => ({
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
            <Moment client={client} moment={moment} turn={turn}>
              <ResultSwing game={game} client={client} style={(seat) => seatStyle(view, seat)} onTurn={onTurn} />
            </Moment>
          )}
        </>
      }
    >
      <section class="each" aria-labelledby="sources">
        <h2 id="sources">{words.result.sourcesTable}</h2>
        <div class="panel">
          <Sources
            view={view}
            seats={final.places.map(({ seat }) => seat)}
            name={(seat) => final.places.find((each) => each.seat === seat)?.who.name ?? ""}
            badge={badge}
          />
        </div>
      </section>
    </ResultFrame>
  );
}

/** What was said of the turn that an entry of the record belongs to. */
export function momentAt(client: UndergroundClient, entry: number): UndergroundSentence | undefined {
  const { setup } = client.view.peek();
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  return sentencesOf(speaker, client.happened.peek()).find(({ index }) => index >= entry);
}

/** The entry that paid most. */
export function dearestEntry(client: UndergroundClient): number {
  const paid = ({ events }: Happened<Event>): number =>
    events.reduce((sum, event) => (event.type === "scored" ? sum + event.award.points : sum), 0);
  const [most] = client.happened.peek().toSorted((one, other) => paid(other) - paid(one));
  return most?.index ?? 0;
}

interface MomentProps {
  readonly client: UndergroundClient;
  readonly moment: UndergroundSentence;
  readonly turn: TurningPoint | undefined;
  readonly children: ComponentChildren;
}

export function Moment({ client, moment, turn, children }: MomentProps) {
  const words = t.underground.table.result;
  return (
    <section class="panel key-moment" aria-labelledby="moment">
      <h2 id="moment" class="panel-title">
        {words.moment}
      </h2>
      <p>
        {moment.text} {turn && <b>{words.turned(turn.before, turn.after)}</b>}
      </p>
      {children}
      <a
        href={`${client.address}/review?entry=${turn?.entry ?? moment.index}`}
        aria-label={t.common.inTurn([words.see, words.moment])}
      >
        {words.see}
      </a>
    </section>
  );
}

/** The line that the passenger took most, and pictures of lines and moves for the story of a game. */
import { MapPicture, mapSceneOf } from "@interchange/boards/map";
import { tracksOf, wayOf } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";
import type { Seat } from "@interchange/tabletop";
import type { Happened } from "../../../client/client.ts";
import type { BestLine, MovePictureProps } from "../../../table/result/story.tsx";
import { SIGNS } from "../../../table/review/graph/glyph.tsx";
import { blockOf, nameOfLine, seenOn } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";
import "@interchange/boards/map/compared.css";

/** The seat's line that the passenger took most often, a point each time; undefined if he never did. */
export function bestOf(view: View, happened: readonly Happened<Event>[], seat: Seat): BestLine | undefined {
  const words = undergroundWords().table.result;
  const taken = happened.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "travelled" ? event.lines : [])),
  );
  const rides = (line: string): number => taken.filter((each) => each === line).length;
  const [line] = (view.lines[seat] ?? []).toSorted((one, other) => rides(other) - rides(one));
  if (line === undefined || !rides(line)) return undefined;
  const pieces = view.pieces.filter((piece) => piece.line === line);
  return {
    title: words.line(nameOfLine(line)),
    about: `${words.rides(rides(line))} ${words.pieces(pieces.length)}`,
    points: rides(line),
    picture: (
      <MapPicture
        scene={mapSceneOf(seenOn(view), { lit: new Set([line]) })}
        around={pieces.flatMap(({ between }) => between)}
      />
    ),
  };
}

/** A piece where it should have been built, or a trip that should have been chosen. */
export function MovePicture({ view, move }: MovePictureProps<View, Move>) {
  const way = move.type === "trip" ? wayOf(tracksOf(view), view.passenger, move) : undefined;
  const scene = mapSceneOf(seenOn(view), {
    compared:
      move.type === "build" ? [{ block: blockOf(view, move), line: move.line, kind: "best", sign: SIGNS.best }] : [],
    trips: way && [{ way, isAlternative: false }],
  });
  const near =
    move.type === "build" ? move.between : move.type === "trip" ? [view.passenger, move.to] : [view.passenger];
  return <MapPicture scene={scene} around={near} />;
}

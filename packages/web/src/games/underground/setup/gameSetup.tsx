/** What the setup page needs to know about On the Underground. */
import { useMemo } from "preact/hooks";
import { undergroundEntry } from "@interchange/games";
import { underground } from "@interchange/underground";
import type { PictureProps, GameSetup } from "../../../table/setup/gameSetup.ts";
import { whenNear } from "../../../kit/ui/near.tsx";
import { variantFor } from "../learn/variants.ts";
import { Marker } from "../panels/marks.tsx";
import { colourOfLine, destinationsOf, seenOn } from "../desk/stations.ts";
import { optionExplained } from "../panels/terms.tsx";
import { MapAndBox, optionsWith, seatsWith, unlisted } from "../maps/chooser.tsx";
import { undergroundPresets } from "./presets.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./pictures.css";
import { MapBoard, mapSceneOf } from "@interchange/boards/map";
import { Table, seededChance } from "@interchange/tabletop";
import "@interchange/boards/map/map.css";
import "@interchange/boards/map/lines.css";
import "@interchange/boards/map/overlay.css";
import "@interchange/boards/map/stations.css";

const Room = () => <div class="map-picture" />;

/** The map loads after the form; on phones, when it scrolls into view. */
const Picture = whenNear(TablePicture, Room);

/** The lines of a marker, which records name by its lines: `red+white`. None before it is dealt. */
const linesOf = (marker: string | undefined): readonly string[] => marker?.split("+") ?? [];

export function undergroundGameSetup(): GameSetup {
  const words = undergroundWords().setup;
  return {
    game: undergroundEntry,
    engine: underground,
    presets: undergroundPresets(),
    editions: words.editions,
    optionTexts: words.optionTexts,
    assists: words.assists,
    botAbout: words.botAbout,
    refusals: undergroundWords().refusals,
    badge: (marker, seat) => <Marker lines={linesOf(marker)} seat={seat} />,
    colourName: (marker) => t.common.names(linesOf(marker).map(colourOfLine)),
    title: () => words.titled,
    Picture,
    inBox: (_, setup) => words.inBox(destinationsOf(setup)),
    unprinted: ({ what }) => words.unprinted[what] ?? { title: what },
    extras: () => [],
    explains: optionExplained,
    introduces: variantFor,
    seatsWith,
    optionsWith,
    unlisted,
    longLink: undergroundWords().maps.choose.longLink,
    Components: MapAndBox,
  };
}

/** The picture shows one possible deal. A table draws its own when it starts. */
const SEED = "picture 84";

function TablePicture({ setup, sitters }: PictureProps) {
  const scene = useMemo(() => {
    const table = new Table(
      underground,
      setup,
      Array.from({ length: setup.seats }, (_, seat) => String(seat + 1)),
    );
    table.settle(seededChance(SEED));
    return mapSceneOf(seenOn(table.view("spectator")));
  }, [setup]);
  // Empty if markers are dealt at random.
  const markers = setup.colours ?? underground.colours?.(setup) ?? [];
  return (
    <>
      <div class="map-picture">
        <MapBoard
          key={scene.sheet.city.id}
          scene={scene}
          label=""
          describeStation={() => ""}
          describeBlock={() => ""}
          zoomInLabel=""
          zoomOutLabel=""
          fitLabel=""
          speed="off"
        />
      </div>
      <ul class="marker-row">
        {sitters.map(({ name }, seat) => (
          <li key={seat}>
            <Marker lines={markers[seat]?.split("+") ?? []} seat={seat} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

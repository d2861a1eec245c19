/** Shows the row of landmarks with the tourists there, and the colours that the viewer knows. */
import { COLOURS } from "@interchange/metro/core";
import { STOCKHOLM_PARTS } from "@interchange/metro/modules/stockholm/components";
import { LANDMARKS } from "@interchange/metro/modules/stockholm/data";
import { UNKNOWN } from "@interchange/metro/modules/stockholm/markers";
import { EMPTY, firstSpaceOf, markerPoints, valuesIn } from "@interchange/metro/modules/stockholm/module";
import type { StockholmAction, StockholmSlice } from "@interchange/metro/modules/stockholm/module";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { PanelProps, Seen } from "../moduleView.ts";
import { TouristBadge } from "../common/pieces.tsx";
import { freeSpaceOf, ownColours, visits } from "./row.ts";
import { words } from "./words/index.ts";
import "./stockholm.css";

type StockholmSeen = Seen<StockholmSlice>;

/** A tourist who would come, and the space they would take. */
interface Tried {
  readonly space: number;
  readonly colour: number;
}

export function StockholmPanel({ seen, preview }: PanelProps<StockholmSlice, StockholmAction>) {
  const { slice } = seen;
  const [visit] = visits(preview);
  const tried = visit && {
    space: freeSpaceOf(seen, visit.name),
    colour: COLOURS.findIndex((each) => each === visit.colour),
  };
  return (
    <div class="stockholm">
      {slice.markers.held.length > 0 && <Markers seen={seen} />}
      <ol class="sights" aria-label={words().row}>
        {slice.row.map((landmark, place) => (
          <LandmarkRow key={landmark} seen={seen} place={place} tried={tried} />
        ))}
      </ol>
      <p class="quiet">{slice.open.length ? words().openAbout : words().rowAbout}</p>
    </div>
  );
}

interface LandmarkProps {
  readonly seen: StockholmSeen;
  /** The index in the row. */
  readonly place: number;
  readonly tried: Tried | undefined;
}

function LandmarkRow({ seen, place, tried }: LandmarkProps) {
  const { row, open } = seen.slice;
  const tables = seen.scene.layout.printed(STOCKHOLM_PARTS);
  const first = firstSpaceOf(row, place, tables);
  const marker = open[place];
  return (
    <li>
      <span class="sight-name">
        {words().named(known(LANDMARKS[known(row[place])]).name)}
        {marker !== undefined && (
          <span role="img" aria-label={words().marker(seen.colour(marker))}>
            <TouristBadge setup={seen.setup} colour={marker} />
          </span>
        )}
      </span>
      <span class="sight-spaces">
        {known(tables.landmarks[known(row[place])]).map((_, at) => (
          <Space key={at} seen={seen} space={first + at} tried={tried} />
        ))}
      </span>
    </li>
  );
}

function Space({ seen, space, tried }: Omit<LandmarkProps, "place"> & { readonly space: number }) {
  const { setup, slice, colour } = seen;
  const worth = known(valuesIn(slice.row, seen.scene.layout.printed(STOCKHOLM_PARTS))[space]);
  const visitor = known(slice.spaces[space]);
  if (visitor !== EMPTY)
    return (
      <span
        class={ownColours(seen).includes(visitor) ? "sight-space taken mine" : "sight-space taken"}
        role="img"
        aria-label={words().space(worth, colour(visitor))}
      >
        <TouristBadge setup={setup} colour={visitor} />
        {worth}
      </span>
    );
  if (tried?.space === space)
    return (
      <span class="sight-space tried" role="img" aria-label={words().tried(worth, colour(tried.colour))}>
        <TouristBadge setup={setup} colour={tried.colour} />
        {worth}
      </span>
    );
  const isNext = !slice.open.length && space === slice.spaces.indexOf(EMPTY);
  return (
    <span
      class={isNext ? "sight-space next" : "sight-space"}
      role="img"
      aria-label={isNext ? words().next(worth) : words().space(worth, undefined)}
    >
      {worth}
    </span>
  );
}

/** The viewer's colours first. The others' are revealed at the end. */
function Markers({ seen }: { readonly seen: StockholmSeen }) {
  const { view, slice } = seen;
  const seats = [...slice.markers.held.keys()];
  return (
    <ul class="markers" aria-label={words().colours}>
      {[...seats.filter((seat) => seat === view.viewer), ...seats.filter((seat) => seat !== view.viewer)].map(
        (seat) => (
          <MarkersOf key={seat} seen={seen} seat={seat} />
        ),
      )}
    </ul>
  );
}

function MarkersOf({ seen, seat }: { readonly seen: StockholmSeen; readonly seat: Seat }) {
  const { setup, view, slice, scene, colourName, who } = seen;
  const held = known(slice.markers.held[seat]);
  const isOwn = seat === view.viewer;
  const isKnown = held.every((each) => each !== UNKNOWN);
  return (
    <li class={isOwn ? "mine" : ""}>
      <b>{who(seat).name}</b>
      <span class="marker-colours">
        {held.map((each, at) =>
          each === UNKNOWN ? (
            <span key={at} class="card-back" role="img" aria-label={words().hidden}>
              ?
            </span>
          ) : (
            <span key={at} class="marker-colour">
              <TouristBadge setup={setup} colour={each} /> {colourName(each)}
            </span>
          ),
        )}
      </span>
      {isKnown && (
        <span class="marker-points">
          {words().points(markerPoints(slice, held, scene.layout.printed(STOCKHOLM_PARTS)))}
        </span>
      )}
    </li>
  );
}

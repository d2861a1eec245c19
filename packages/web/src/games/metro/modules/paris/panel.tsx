/** Shows the rows of landmarks, the viewer's own first. */
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import { LANDMARKS, SPACES_OF_A_LANDMARK } from "@interchange/metro/modules/paris/data";
import { rowPoints } from "@interchange/metro/modules/paris/final";
import type { ParisAction, ParisSlice } from "@interchange/metro/modules/paris/slice";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Offers, PanelProps, Seen } from "../moduleView.ts";
import { Pickable, TouristBadge } from "../common/pieces.tsx";
import { words } from "./words/index.ts";
import "./paris.css";

interface ParisProps {
  readonly seen: Seen<ParisSlice>;
  readonly offers: Offers<ParisAction>;
}

export function ParisPanel({ seen, offers }: PanelProps<ParisSlice, ParisAction>) {
  const { viewer } = seen.view;
  const seats = Array.from({ length: seen.setup.seats }, (_, seat): Seat => seat);
  const own = seats.filter((seat) => seat === viewer);
  return (
    <div class="paris">
      {[...own, ...seats.filter((seat) => seat !== viewer)].map((seat) => (
        <Row key={seat} seen={seen} offers={offers} seat={seat} />
      ))}
    </div>
  );
}

/** What a row would pay now. */
export function pointsOf({ seated }: ParisSlice, seat: Seat): number {
  const { run, others, full } = rowPoints(seated[seat] ?? []);
  return run + others + full;
}

function Row({ seen, offers, seat }: ParisProps & { readonly seat: Seat }) {
  const { slice, who } = seen;
  const isOwn = seat === seen.view.viewer;
  const loose = slice.loose[seat] ?? [];
  return (
    <section class={isOwn ? "paris-row own" : "paris-row"} aria-label={words().row({ ...who(seat), isYou: isOwn })}>
      <h3>
        {isOwn ? words().yourRow : who(seat).name} <small>{words().points(pointsOf(slice, seat))}</small>
      </h3>
      <ol>
        {slice.rows[seat]?.map((landmark, at) => (
          <LandmarkCard key={landmark} seen={seen} offers={offers} seat={seat} landmark={landmark} at={at} />
        ))}
      </ol>
      {loose.length > 0 && (
        <>
          <p class="quiet">{words().loose}</p>
          <ul>
            {loose.map((landmark) => (
              <LooseCard key={landmark} seen={seen} offers={offers} landmark={landmark} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface CardProps extends ParisProps {
  readonly landmark: number;
}

function LandmarkCard({ seen, offers, seat, landmark, at }: CardProps & { readonly seat: Seat; readonly at: number }) {
  const { name } = known(LANDMARKS[landmark]);
  const spaces = known(seen.scene.layout.printed(PARIS_PARTS).landmarks[landmark]);
  const isOwn = seat === seen.view.viewer;
  return (
    <li class="landmark">
      <span class="landmark-name">{words().named(name)}</span>
      <span class="landmark-spaces">
        {spaces.map((colour, index) => {
          const space = at * SPACES_OF_A_LANDMARK + index;
          const action: ParisAction = { type: "seat", space };
          const isTaken = seen.slice.seated[seat]?.[space] ?? false;
          const isOffered = isOwn && offers.has(action);
          const label = isOffered
            ? words().pick(name, seen.colour(colour))
            : words().space(name, seen.colour(colour), isTaken);
          return (
            <Pickable key={index} label={label} offers={offers} action={action} isOffered={isOffered}>
              <span class={isTaken ? "space taken" : "space"}>
                <TouristBadge setup={seen.setup} colour={colour} />
              </span>
            </Pickable>
          );
        })}
      </span>
    </li>
  );
}

/** A landmark that is not placed yet. */
function LooseCard({ seen, offers, landmark }: CardProps) {
  const { name } = known(LANDMARKS[landmark]);
  const spaces = known(seen.scene.layout.printed(PARIS_PARTS).landmarks[landmark]);
  const action: ParisAction = { type: "landmark", landmark };
  return (
    <li class="landmark">
      <Pickable label={words().next(name)} offers={offers} action={action}>
        <span class="landmark-name">{words().named(name)}</span>
        <span class="landmark-spaces">
          {spaces.map((colour, index) => (
            <span key={index} class="space">
              <TouristBadge setup={seen.setup} colour={colour} />
            </span>
          ))}
        </span>
      </Pickable>
    </li>
  );
}

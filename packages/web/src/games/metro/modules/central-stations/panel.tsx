/** Shows the centre with its eight spaces, and who still has to place a station. */
import type { Earner } from "@interchange/metro/core";
import type { CentralAction } from "@interchange/metro/modules/central-stations/module";
import { hasSet, openSpaces, SPACES } from "@interchange/metro/modules/central-stations/spaces";
import type { CentralSlice, Space } from "@interchange/metro/modules/central-stations/spaces";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import { ownerIndex } from "../../desk/scene.ts";
import { Badge } from "../../../../kit/ui/badge.tsx";
import type { PanelProps, Seen } from "../moduleView.ts";
import { Pickable } from "../common/pieces.tsx";
import { ownersColours, spaceOf, squareBeside, whose } from "./spaces.ts";
import { words } from "./words/index.ts";
import "./central.css";

type CentralSeen = Seen<CentralSlice>;

/** Row and column of each space, clockwise from the top left. */
const PLACES: readonly (readonly [row: number, column: number])[] = [
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 3],
  [4, 2],
  [3, 1],
  [2, 1],
];

export function CentralPanel({ seen, offers }: PanelProps<CentralSlice, CentralAction>) {
  const open = openSpaces(seen.slice, seen.scene);
  const isSeats = seen.scene.layout.terms.ownedBy === "seat";
  return (
    <div class="central">
      <div class="centre-plan" role="group" aria-label={words().centre}>
        {SPACES.map((space) => {
          const [row, column] = known(PLACES[space]);
          const action: CentralAction = { space };
          const isOffered = offers.has(action);
          return (
            <div key={space} class="centre-space" style={{ gridArea: `${row} / ${column}` }}>
              <Pickable
                label={isOffered ? words().take(squareBeside(space)) : spaceLabel(seen, space, open.includes(space))}
                offers={offers}
                action={action}
              >
                <SpaceView seen={seen} space={space} isOpen={open.includes(space)} />
              </Pickable>
            </div>
          );
        })}
        <div class="centre-middle">{isSeats ? <OwnTile seen={seen} /> : <TilesLeft slice={seen.slice} />}</div>
      </div>
      {offers.actions.length > 0 && <p class="quiet">{words().may}</p>}
      {isSeats && <Seats seen={seen} />}
    </div>
  );
}

function spaceLabel(seen: CentralSeen, space: Space, isOpen: boolean): string {
  const square = squareBeside(space);
  const earner = seen.slice.spaces[space];
  if (earner) return words().taken(square, whose(earner, seen));
  return isOpen ? words().free(square) : words().ended(square);
}

interface SpaceProps {
  readonly seen: CentralSeen;
  readonly space: Space;
  readonly isOpen: boolean;
}

function SpaceView({ seen, space, isOpen }: SpaceProps) {
  const earner = seen.slice.spaces[space];
  return (
    <span class={earner || isOpen ? "space-view" : "space-view is-ended"}>
      {earner && <Badge colours={ownersColours(seen.setup, earner)} seat={ownerIndex(earner)} small />}
      <small>{squareBeside(space)}</small>
    </span>
  );
}

/** The viewer's station before it is placed. */
function OwnTile({ seen }: { readonly seen: CentralSeen }) {
  const { viewer } = seen.view;
  if (typeof viewer !== "number") return undefined;
  const own: Earner = { kind: "seat", seat: viewer };
  return (
    <>
      <Badge colours={ownersColours(seen.setup, own)} seat={viewer} small />
      <small>{hasSet(seen.slice, own) ? words().isSet : words().left}</small>
    </>
  );
}

function TilesLeft({ slice: { spaces } }: { readonly slice: CentralSlice }) {
  return <small>{words().tilesLeft(spaces.filter((earner) => earner === null).length)}</small>;
}

function Seats({ seen }: { readonly seen: CentralSeen }) {
  const seats = Array.from({ length: seen.setup.seats }, (_, seat): Seat => seat);
  return (
    <table class="central-seats">
      <caption>{words().stations}</caption>
      <tbody>
        {seats.map((seat) => {
          const own: Earner = { kind: "seat", seat };
          const space = spaceOf(seen.slice, own);
          return (
            <tr key={seat}>
              <th scope="row">
                <Badge colours={ownersColours(seen.setup, own)} seat={seat} small /> {seen.who(seat).name}
              </th>
              <td>{space === undefined ? words().notSet : words().beside(squareBeside(space))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

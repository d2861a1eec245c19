/** Compares the boards: a column for each owner of one, a row for each landmark. */
import { COLOURS } from "@interchange/metro/core";
import { NEW_YORK_PARTS } from "@interchange/metro/modules/new-york/components";
import { LANDMARK_NAMES } from "@interchange/metro/modules/new-york/data";
import { boardPoints } from "@interchange/metro/modules/new-york/module";
import type { NewYorkAction, NewYorkSlice } from "@interchange/metro/modules/new-york/module";
import { known } from "@interchange/tabletop";
import type { PanelProps, Seen } from "../moduleView.ts";
import { CityTable, OwnerHead, ownersOf } from "../common/owners.tsx";
import type { Owner } from "../common/owners.tsx";
import { TouristBadge } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type NewYorkSeen = Seen<NewYorkSlice>;

export function NewYorkPanel({ seen }: PanelProps<NewYorkSlice, NewYorkAction>) {
  const { slice, scene } = seen;
  const printed = scene.layout.printed(NEW_YORK_PARTS);
  const owners = ownersOf(seen).filter(({ index }) => slice.boards[index] !== undefined);
  return (
    <CityTable columns={owners.length}>
      <caption>{words().caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words().landmark}</th>
          {owners.map((owner) => (
            <OwnerHead key={owner.index} seen={seen} owner={owner} />
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((_, colour) => (
          <tr key={colour}>
            <th scope="row">
              <span class="city-landmark">
                <TouristBadge setup={seen.setup} colour={colour} />
                <span class="unseen">{words().colourOf(seen.colour(colour))} </span>
                <span class="city-name">{words().named(known(LANDMARK_NAMES[colour]))}</span>
              </span>
            </th>
            {owners.map((owner) => (
              <Worth key={owner.index} seen={seen} owner={owner} colour={colour} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words().total}</th>
          {owners.map(({ index, isOwn }) => (
            <td key={index} class={isOwn ? "mine" : ""}>
              <b>{boardPoints(printed, known(slice.boards[index]), known(slice.taken[index]))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </CityTable>
  );
}

interface WorthProps {
  readonly seen: NewYorkSeen;
  readonly owner: Owner;
  readonly colour: number;
}

function Worth({ seen, owner: { index, isOwn }, colour }: WorthProps) {
  const { boards, taken } = seen.slice;
  const worth = known(known(seen.scene.layout.printed(NEW_YORK_PARTS)[known(boards[index])])[colour]);
  const count = known(known(taken[index])[colour]);
  return (
    <td class={isOwn ? "mine" : ""}>
      <span class={count ? "city-cell won" : "city-cell"} role="img" aria-label={words().cell(worth, count)}>
        {worth}
        {count > 0 && <b>{words().taken(count)}</b>}
      </span>
    </td>
  );
}

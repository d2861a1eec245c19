/** Shows the landmarks with their prizes and everybody's tickets. */
import { LANDMARKS } from "@interchange/metro/modules/berlin/data";
import { unclaimed } from "@interchange/metro/modules/berlin/module";
import type { BerlinAction, BerlinSlice } from "@interchange/metro/modules/berlin/module";
import { known } from "@interchange/tabletop";
import type { PanelProps, Seen } from "../moduleView.ts";
import { CityTable, OwnerHead, ownersOf, rewardsCompanies } from "../common/owners.tsx";
import { TouristBadge } from "../common/pieces.tsx";
import { isVirtual, prizesNow, prizesOf, totals } from "./standings.ts";
import { words } from "./words/index.ts";
import "./berlin.css";

type BerlinSeen = Seen<BerlinSlice>;

export function BerlinPanel({ seen }: PanelProps<BerlinSlice, BerlinAction>) {
  const owners = ownersOf(seen, rewardsCompanies(seen));
  const sums = totals(seen);
  return (
    <>
      <CityTable columns={owners.length + 1}>
        <caption>{words().caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words().landmark}</th>
            {owners.map((owner) => (
              <OwnerHead key={owner.index} seen={seen} owner={owner} />
            ))}
            <th scope="col" class="tickets-head">
              <abbr title={words().leftFor}>{words().left}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.slice.colours.map((colour, landmark) => (
            <tr key={colour}>
              <th scope="row">
                <LandmarkHead seen={seen} landmark={landmark} />
              </th>
              <Standing seen={seen} landmark={landmark} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words().total}</th>
            {owners.map(({ index, isOwn }) => (
              <td key={index} class={isOwn ? "mine" : ""}>
                <b>{sums[index]}</b>
              </td>
            ))}
            <td class="tickets-left">{words().none}</td>
          </tr>
        </tfoot>
      </CityTable>
      <p class="quiet">{isVirtual(seen) ? words().virtual : words().noVirtual}</p>
    </>
  );
}

interface LandmarkProps {
  readonly seen: BerlinSeen;
  readonly landmark: number;
}

function LandmarkHead({ seen, landmark }: LandmarkProps) {
  const colour = known(seen.slice.colours[landmark]);
  const [higher, lower] = prizesOf(seen, landmark);
  return (
    <span class="city-landmark">
      <TouristBadge setup={seen.setup} colour={colour} />
      <span>
        <span class="unseen">{words().colourOf(seen.colour(colour))} </span>
        <span class="city-name">{words().named(known(LANDMARKS[landmark]).name)} </span>
        <b class="prizes" aria-label={words().prizesFor(higher, lower)} role="img">
          {words().prizes(higher, lower)}
        </b>
      </span>
    </span>
  );
}

function Standing({ seen, landmark }: LandmarkProps) {
  const { slice } = seen;
  const colour = known(slice.colours[landmark]);
  const prizes = prizesNow(seen, landmark);
  return (
    <>
      {ownersOf(seen, rewardsCompanies(seen)).map(({ index, isOwn }) => (
        <td key={index} class={isOwn ? "mine" : ""}>
          <Count tickets={known(known(slice.tickets[index])[colour])} prize={known(prizes[index])} />
        </td>
      ))}
      <td class="tickets-left">
        <Count tickets={unclaimed(slice, colour)} prize={prizes[slice.tickets.length] ?? 0} />
      </td>
    </>
  );
}

function Count({ tickets, prize }: { readonly tickets: number; readonly prize: number }) {
  return (
    <span class={prize ? "city-cell won" : "city-cell"} role="img" aria-label={words().cell(tickets, prize)}>
      {tickets || words().none}
      {prize > 0 && <b>{words().wins(prize)}</b>}
    </span>
  );
}

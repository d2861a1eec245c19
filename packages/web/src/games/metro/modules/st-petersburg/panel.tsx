/** Shows the tourists with their VP tiles, and what everybody has drawn as far as the viewer may know. */
import type { Earner } from "@interchange/metro/core";
import { UNKNOWN } from "@interchange/metro/modules/st-petersburg/module";
import type { StPetersburgAction, StPetersburgSlice, WonTile } from "@interchange/metro/modules/st-petersburg/module";
import { known } from "@interchange/tabletop";
import type { Offers, PanelProps, Seen } from "../moduleView.ts";
import { rewardsCompanies } from "../common/owners.tsx";
import { CompanyBadge, Pickable, TouristBadge } from "../common/pieces.tsx";
import { words } from "./words/index.ts";
import { HeadRow } from "../../../../kit/ui/headRow.tsx";
import "./stPetersburg.css";

type PetersburgSeen = Seen<StPetersburgSlice>;

export function StPetersburgPanel({ seen, offers }: PanelProps<StPetersburgSlice, StPetersburgAction>) {
  return (
    <div class="petersburg">
      <Groups seen={seen} offers={offers} />
      <Drawn seen={seen} />
    </div>
  );
}

function Groups({ seen, offers }: { readonly seen: PetersburgSeen; readonly offers: Offers<StPetersburgAction> }) {
  const { tourists, heaps, counts } = seen.slice;
  return (
    <table class="vp-groups">
      <HeadRow columns={[words().group, words().values, words().where]} />
      <tbody>
        {tourists.map((cell, colour) => {
          const action: StPetersburgAction = { type: "tourist", colour };
          const values = known(heaps[colour]);
          return (
            <tr key={colour}>
              <th scope="row">
                <Pickable
                  label={offers.has(action) ? words().pick(seen.colour(colour), values) : seen.colourName(colour)}
                  offers={offers}
                  action={action}
                >
                  <TouristBadge setup={seen.setup} colour={colour} />
                </Pickable>
              </th>
              <td>
                {cell < 0
                  ? values.map((value, at) => <VpTile key={at} value={value} />)
                  : words().left(known(counts[colour]))}
              </td>
              <td>{cell < 0 ? words().beside : words().at(seen.square(cell))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function VpTile({ value }: { readonly value: number }) {
  return <span class="vp-tile">{value}</span>;
}

/** Everybody's VP tiles: the viewer's with their values, the others' by colour only. */
function Drawn({ seen }: { readonly seen: PetersburgSeen }) {
  const { view, setup, slice } = seen;
  const earners: readonly Earner[] = rewardsCompanies(seen)
    ? view.profits.map((_, company) => ({ kind: "company", company }))
    : Array.from({ length: setup.seats }, (_, seat) => ({ kind: "seat", seat }));
  return (
    <table class="vp-drawn">
      <caption>{words().won}</caption>
      <tbody>
        {earners.map((earner) => {
          const won = slice.won.filter(({ to }) => isSame(to, earner));
          return (
            <tr key={JSON.stringify(earner)}>
              <th scope="row">
                {earner.kind === "company" && <CompanyBadge setup={setup} colour={earner.company} />}{" "}
                {earner.kind === "seat" ? seen.who(earner.seat).name : seen.colourName(earner.company)}
              </th>
              <td>{won.length ? <Won seen={seen} won={won} /> : words().none}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Won({ seen, won }: { readonly seen: PetersburgSeen; readonly won: readonly WonTile[] }) {
  const isKnown = won.every(({ value }) => value !== UNKNOWN);
  if (isKnown)
    return (
      <>
        {won.map(({ value }, at) => (
          <VpTile key={at} value={value} />
        ))}{" "}
        {words().total(won.reduce((sum, { value }) => sum + value, 0))}
      </>
    );
  const colours = [...new Set(won.map(({ colour }) => colour))];
  return (
    <>
      {words().hidden(
        colours.map((colour) => [won.filter((tile) => tile.colour === colour).length, seen.colour(colour)] as const),
      )}
    </>
  );
}

export function isSame(one: Earner, other: Earner): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

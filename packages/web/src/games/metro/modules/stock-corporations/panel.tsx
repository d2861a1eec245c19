/** Shows the ranking of companies, the piles with their face-up cards, and the cards that the viewer knows. */
import type { StockAction } from "@interchange/metro/modules/stock-corporations/actions";
import { SHARE_PARTS } from "@interchange/metro/modules/stock-corporations/components";
import { valuesOf } from "@interchange/metro/modules/stock-corporations/final";
import { mayExchange } from "@interchange/metro/modules/stock-corporations/module";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { UNKNOWN } from "@interchange/metro/modules/stock-corporations/shares";
import type { Card } from "@interchange/metro/modules/stock-corporations/shares";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Offers, PanelProps, Seen } from "../moduleView.ts";
import { MetroTerm } from "../../desk/terms.tsx";
import { CompanyBadge, Pickable, Profit } from "../common/pieces.tsx";
import { ownHoldings } from "./shares.ts";
import { words } from "./words/index.ts";
import { HeadRow } from "../../../../kit/ui/headRow.tsx";

type StockSeen = Seen<StockSlice>;

/** The percentages of the piles. */
function sharesOf({ scene }: StockSeen): readonly number[] {
  return scene.layout.printed(SHARE_PARTS).shares;
}

export function StockPanel({ seen, offers }: PanelProps<StockSlice, StockAction>) {
  return (
    <div class="stock">
      <Companies seen={seen} />
      <Piles seen={seen} offers={offers} />
      {!mayExchange(seen.scene) ? (
        <p class="notice">{words().barred}</p>
      ) : (
        offers.actions.length > 0 && <p class="quiet">{words().may}</p>
      )}
      <Others seen={seen} />
    </div>
  );
}

/** By rank, as if the game ended now. */
function Companies({ seen }: { readonly seen: StockSeen }) {
  const { profits } = seen.view;
  const values = valuesOf(profits, seen.view.setup);
  const held = ownHoldings(seen);
  const ranked = [...profits.keys()].toSorted(
    (one, other) => known(profits[other]) - known(profits[one]) || one - other,
  );
  return (
    <table class="companies">
      <HeadRow
        columns={[
          words().company,
          <MetroTerm key="profit" id="profit">
            {words().profit}
          </MetroTerm>,
          <MetroTerm key="value" id="value">
            {words().value}
          </MetroTerm>,
          held.length > 0 && words().yours,
        ]}
      />
      <tbody>
        {ranked.map((company) => (
          <tr key={company} class={held[company] ? "mine" : ""}>
            <th scope="row">
              <CompanyBadge setup={seen.setup} colour={company} /> {seen.colourName(company)}
            </th>
            <Profit company={company}>{profits[company]}</Profit>
            <td>{values[company]}</td>
            {held.length > 0 && <td>{held[company] ? words().percent(held[company]) : words().nothing}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PilesProps {
  readonly seen: StockSeen;
  readonly offers: Offers<StockAction>;
}

function Piles({ seen, offers }: PilesProps) {
  const { viewer } = seen.view;
  return (
    <table class="piles">
      <HeadRow
        columns={[
          <MetroTerm key="shares" id="shares">
            {words().shares}
          </MetroTerm>,
          typeof viewer === "number" && words().yourCard,
          words().openCard,
          words().topCard,
        ]}
      />
      <tbody>
        {sharesOf(seen).map((percent, pile) => (
          <tr key={percent}>
            <th scope="row">{words().percent(percent)}</th>
            {typeof viewer === "number" && (
              <td>
                <CardView seen={seen} card={seen.slice.cards[pile]?.held[viewer]} percent={percent} />
              </td>
            )}
            <td>
              <OpenCard seen={seen} offers={offers} pile={pile} />
            </td>
            <td>
              <TopCard seen={seen} offers={offers} pile={pile} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PileProps extends PilesProps {
  readonly pile: number;
}

function OpenCard({ seen, offers, pile }: PileProps) {
  const up = seen.slice.cards[pile]?.up;
  if (!up) return <>{words().nothing}</>;
  const percent = known(sharesOf(seen)[pile]);
  const action: StockAction = { type: "exchange", percent, take: "up" };
  const isOffered = offers.has(action);
  return (
    <Pickable
      label={(isOffered ? words().takeOpen : words().open)(percent, seen.colour(up.company))}
      offers={offers}
      action={action}
    >
      <CompanyBadge setup={seen.setup} colour={up.company} />
    </Pickable>
  );
}

function TopCard({ seen, offers, pile }: PileProps) {
  const { count, under } = known(seen.slice.cards[pile]).pile;
  const percent = known(sharesOf(seen)[pile]);
  const action: StockAction = { type: "exchange", percent, take: "top" };
  const isOffered = offers.has(action);
  return (
    <Pickable
      label={(isOffered ? words().takeTop : words().top)(percent, count + under.length)}
      offers={offers}
      action={action}
    >
      <span class="card-back">{count + under.length}</span>
    </Pickable>
  );
}

interface CardProps {
  readonly seen: StockSeen;
  readonly card: Card | null | undefined;
  readonly percent: number;
}

function CardView({ seen, card, percent }: CardProps) {
  if (!card) return <>{words().nothing}</>;
  const label = card.company === UNKNOWN ? words().unknown(percent) : words().share(percent, seen.colour(card.company));
  return (
    <span class="piece" role="img" aria-label={card.isShown ? words().shown(label) : label}>
      {card.company === UNKNOWN ? (
        <span class="card-back">?</span>
      ) : (
        <CompanyBadge setup={seen.setup} colour={card.company} />
      )}
      {card.isShown && <span class="card-shown" aria-hidden="true" />}
    </span>
  );
}

function Others({ seen }: { readonly seen: StockSeen }) {
  const { setup, view, slice } = seen;
  const others = Array.from({ length: setup.seats }, (_, seat): Seat => seat).filter((seat) => seat !== view.viewer);
  return (
    <table class="others">
      <caption>{words().others}</caption>
      <HeadRow columns={[words().player, ...sharesOf(seen).map((percent) => words().percent(percent))]} />
      <tbody>
        {others.map((seat) => (
          <tr key={seat}>
            <th scope="row">{seen.who(seat).name}</th>
            {sharesOf(seen).map((percent, pile) => (
              <td key={percent}>
                <CardView seen={seen} card={slice.cards[pile]?.held[seat]} percent={percent} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the companies' stations and the share that was shown for each. */
import { CENTRAL } from "@interchange/metro/modules/central-stations/spaces";
import type { CentralSlice } from "@interchange/metro/modules/central-stations/spaces";
import type { ShowAction, ShowSlice } from "@interchange/metro/modules/corporate-central-stations/module";
import { STOCK } from "@interchange/metro/modules/stock-corporations/module";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { SHARE_PARTS } from "@interchange/metro/modules/stock-corporations/components";
import { known } from "@interchange/tabletop";
import { squareBeside, spaceOf } from "../central-stations/spaces.ts";
import type { PanelProps, Seen } from "../moduleView.ts";
import { CompanyBadge } from "../common/pieces.tsx";
import { words } from "./words/index.ts";
import { HeadRow } from "../../../../kit/ui/headRow.tsx";

type ShowSeen = Seen<ShowSlice>;

export function ShowPanel({ seen, offers }: PanelProps<ShowSlice, ShowAction>) {
  const central = seen.scene.slice<CentralSlice>(CENTRAL);
  return (
    <>
      <table class="companies">
        <HeadRow columns={[words().company, words().station, words().shown]} />
        <tbody>
          {seen.view.profits.map((_, company) => {
            const space = spaceOf(central, { kind: "company", company });
            return (
              <tr key={company} class={offers.actions.some((action) => action.company === company) ? "mine" : ""}>
                <th scope="row">
                  <CompanyBadge setup={seen.setup} colour={company} /> {seen.colourName(company)}
                </th>
                <td>{space === undefined ? words().notSet : words().beside(squareBeside(space))}</td>
                <td>{shownFor(seen, company) ?? words().nothing}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {offers.actions.length > 0 && <p class="quiet">{words().may}</p>}
    </>
  );
}

/** The share that was shown for a company's station, and by whom. */
function shownFor({ scene, who }: ShowSeen, company: number): string | undefined {
  const { cards } = scene.slice<StockSlice>(STOCK);
  for (const [pile, { held }] of cards.entries()) {
    const seat = held.findIndex((card) => card?.isShown && card.company === company);
    if (seat >= 0) return words().shownBy(known(scene.layout.printed(SHARE_PARTS).shares[pile]), who(seat));
  }
  return undefined;
}

/** The module view of stock corporations. */
import type { Preview, Tell } from "@interchange/metro/core";
import type { StockAction } from "@interchange/metro/modules/stock-corporations/actions";
import { pileOf } from "@interchange/metro/modules/stock-corporations/module";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { StockPanel } from "./panel.tsx";
import { ownHoldings, profitsAfter, worthOf } from "./shares.ts";
import { companyChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type StockSeen = Seen<StockSlice>;

function say(action: StockAction, { slice, view, scene, colour, colourName }: StockSeen): string {
  if (action.type === "card") return colourName(action.company);
  const { percent } = action;
  const { held, up } = known(slice.cards[pileOf(percent, scene.layout)]);
  const own = typeof view.viewer === "number" ? held[view.viewer] : undefined;
  const given = colour(own?.company ?? 0);
  return action.take === "up"
    ? words().exchangeOpen(percent, given, colour(up?.company ?? 0))
    : words().exchangeTop(percent, given);
}

function tell({ what, seat = 0, count = 0, colour = "" }: Tell, says: Says): string | undefined {
  switch (what) {
    case "took-up":
      return words().tells["took-up"](says.who(seat), count, says.colour(colour));
    case "took-top":
      return words().tells["took-top"](says.who(seat), count);
    case "opened":
      return words().tells.opened(count, says.colour(colour));
    default:
      return undefined;
  }
}

function award(reason: string, says: Says): string {
  const [kind, colour = ""] = reason.split("-");
  return words().awards[kind === "majority" ? "majority" : "shares"](says.colour(colour));
}

/** The value of the viewer's shares with the tile placed, as far as it can be known. */
function ShareWorth({ seen, preview }: { readonly seen: StockSeen; readonly preview: Preview }) {
  if (!ownHoldings(seen).length || !preview.profits.some(Boolean)) return undefined;
  const before = worthOf(seen, seen.view.profits);
  const after = worthOf(seen, profitsAfter(seen, preview));
  return (
    <dl class="swing">
      <div>
        <dt>{words().worth}</dt>
        <dd aria-label={words().worthChange(before, after)}>
          {before} <span aria-hidden="true">→</span> {after}
        </dd>
      </div>
    </dl>
  );
}

export const view = moduleView<StockSlice, StockAction>({
  lights: ["stations", "panel", "panel"],
  Panel: StockPanel,
  Ledger: ShareWorth,
  instead: () => ({ label: words().instead, short: words().insteadShort }),
  say,
  isInPanel: () => true,
  tell,
  chip: ({ what, colour = "", count = 0 }, says) =>
    what === "opened"
      ? null
      : what === "took-up"
        ? companyChip(says, colour, words().percent(count))
        : `${words().percent(count)} ?`,
  award,
  refusals: () => words().refusals,
  note: (seat, seen) =>
    seat === seen.view.viewer && seen.view.stage !== "over"
      ? words().worthNow(worthOf(seen, seen.view.profits))
      : undefined,
  mine: (seen) => ownHoldings(seen).flatMap((percent, company) => (percent ? [company] : [])),
});

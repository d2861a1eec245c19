/** The module view of the solo game. */
import type { Preview, Tell } from "@interchange/metro/core";
import type { Cards } from "@interchange/metro/modules/solo/cards";
import type { SoloAction } from "@interchange/metro/modules/solo/module";
import { moduleView } from "../moduleView.ts";
import type { Says } from "../moduleView.ts";
import { SoloPanel } from "./panel.tsx";
import { goalOf, scoreOf } from "./score.ts";
import type { SoloSeen } from "./score.ts";
import { companyChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

function tell({ what, seat = 0, colour = "" }: Tell, says: Says, when: "log" | "ledger"): string | undefined {
  switch (what) {
    case "revealed":
      return words().tells.revealed(says.colour(colour));
    case "rejected":
      return words().tells.rejected(says.who(seat));
    case "finished":
      return words().tells[when === "log" ? "finished" : "finishes"](says.colour(colour));
    default:
      return undefined;
  }
}

/** The score of the solo game with the tile placed. */
function SoloLedger({ seen, preview }: { readonly seen: SoloSeen; readonly preview: Preview }) {
  if (!preview.profits.some(Boolean)) return undefined;
  const [before, after] = [scoreOf(seen), scoreOf(seen, preview)];
  return (
    <dl class="swing">
      <div>
        <dt>{words().ledger}</dt>
        <dd aria-label={words().change(before, after)}>
          {words().points(before)} <span aria-hidden="true">→</span> {words().points(after)}
        </dd>
      </div>
    </dl>
  );
}

export const view = moduleView<Cards, SoloAction>({
  lights: ["panel", "panel", "panel"],
  Panel: SoloPanel,
  Ledger: SoloLedger,
  instead: () => ({ label: words().reject, short: words().rejectShort }),
  placing: ({ slice: { card }, colour }) => (card === null ? undefined : words().placing(colour(card))),
  say: (action, { colourName }) => (action.type === "reject" ? words().rejecting : colourName(action.company)),
  goal: goalOf,
  tell,
  chip: ({ what, colour = "" }, says) =>
    what === "rejected" ? words().rejectShort : what === "finished" ? companyChip(says, colour, "✓") : null,
  award: (reason) => words().awards[reason] ?? reason,
  refusals: () => words().refusals,
  note: (_seat, seen) => (seen.view.stage === "over" ? undefined : words().note(scoreOf(seen))),
  mine: ({ slice: { card } }) => (card === null ? [] : [card]),
});

/** The module view of Berlin. */
import type { Preview, Tell } from "@interchange/metro/core";
import { berlin, touristOn } from "@interchange/metro/modules/berlin/module";
import type { BerlinAction, BerlinSlice } from "@interchange/metro/modules/berlin/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard } from "../common/onBoard.tsx";
import { rewardsCompanies, whoIn } from "../common/owners.tsx";
import { BerlinPanel } from "./panel.tsx";
import { ticketsAfter, totals } from "./standings.ts";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type BerlinSeen = Seen<BerlinSlice>;

function tell(told: Tell, says: Says, when: "log" | "ledger"): string | undefined {
  const { what, colour = "", count = 0 } = told;
  if (what === "tourist") return words().tells.tourist[when](says.colour(colour));
  return what === "tickets" ? words().tells.tickets[when](whoIn(told, says), says.colour(colour), count) : undefined;
}

/** The viewer's points before and after a tile; undefined for spectators, and if companies hold the tickets. */
function change(preview: Preview, seen: BerlinSeen): { readonly before: number; readonly after: number } | undefined {
  const { viewer } = seen.view;
  if (rewardsCompanies(seen) || typeof viewer !== "number") return undefined;
  return { before: known(totals(seen)[viewer]), after: known(totals(seen, ticketsAfter(seen, preview))[viewer]) };
}

function PrizeLedger({ seen, preview }: { readonly seen: BerlinSeen; readonly preview: Preview }) {
  const changed = change(preview, seen);
  if (!changed || changed.before === changed.after) return undefined;
  const { before, after } = changed;
  return (
    <dl class="swing">
      <div>
        <dt>{words().yours}</dt>
        <dd aria-label={words().change(before, after)}>
          {before} <span aria-hidden="true">→</span> {after}
        </dd>
      </div>
    </dl>
  );
}

export const view = moduleView<BerlinSlice, BerlinAction>({
  lights: ["pieces", "pieces", "panel"],
  Panel: BerlinPanel,
  Marks: onBoard(berlin),
  Ledger: PrizeLedger,
  say: (action, { colourName }) => (action.type === "side" ? words().side(action.side) : colourName(action.colour)),
  tell,
  chip: ({ what, colour = "", count = 0, cell = 0 }, says) =>
    touristChip(says, colour, what === "tickets" ? count : says.square(cell)),
  award: (reason, says) => words().awards.tickets(says.colour(reason.split("-")[1] ?? "")),
  refusals: () => words().refusals,
  square: (cell, seen) => {
    const colour = touristOn(seen.slice, cell, seen.scene.layout);
    return colour === undefined ? undefined : words().square(seen.colour(colour));
  },
  note: (seat, seen) =>
    seen.view.stage === "over" || rewardsCompanies(seen) ? undefined : words().note(known(totals(seen)[seat])),
});

import { actionsIn, rulesOf } from "@interchange/underground";
import type { View } from "@interchange/underground";

/** The view as if it were the viewer's turn. */
export function undergroundOnTurn(view: View): View {
  const { setup, viewer, turn, turns } = view;
  if (viewer === "spectator" || viewer === turn) return view;
  const then = turns + ((viewer - turn + setup.seats) % setup.seats);
  return {
    ...view,
    turn: viewer,
    turns: then,
    stage: "build",
    actions: actionsIn(rulesOf(setup), setup.seats, then),
  };
}

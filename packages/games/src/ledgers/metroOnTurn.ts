import type { View } from "@interchange/metro";

/** The view as if it were the viewer's turn. */
export function metroOnTurn(view: View): View {
  return view.viewer === "spectator" || view.turn === view.viewer
    ? view
    : { ...view, turn: view.viewer, stage: "turn", drawn: [] };
}

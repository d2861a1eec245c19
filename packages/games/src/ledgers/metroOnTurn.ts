import type { View } from "@interchange/metro";

/** The table as it would be if it were the viewer's turn now. */
export function metroOnTurn(view: View): View {
  return view.viewer === "spectator" || view.turn === view.viewer
    ? view
    : { ...view, turn: view.viewer, stage: "turn", drawn: [] };
}

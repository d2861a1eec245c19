import type { Seat, Setup } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import { whoIs } from "../desk/names.ts";

/** The seat whose perspective the review takes, and whether that is the viewer's own. */
export function sideOf(
  client: Pick<TableBasics, "sitters" | "viewer">,
  setup: Setup,
): { readonly mine: Seat; readonly isMine: boolean } {
  const viewer = client.viewer.peek();
  const mine = typeof viewer === "number" && viewer < setup.seats ? viewer : 0;
  return { mine, isMine: whoIs({ sitters: client.sitters, viewer }, mine).isYou };
}

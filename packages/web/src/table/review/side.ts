import type { Seat, Setup } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import { t } from "../../words/index.ts";
import { whoIs } from "../desk/names.ts";
import { REVIEWER } from "./work/reviewing.ts";

/** The seat whose perspective the review takes, and whether that is the viewer's own. */
export function sideOf(
  client: Pick<TableBasics, "sitters" | "viewer">,
  setup: Pick<Setup, "seats">,
): { readonly mine: Seat; readonly isMine: boolean } {
  const viewer = client.viewer.peek();
  const mine = typeof viewer === "number" && viewer < setup.seats ? viewer : 0;
  return { mine, isMine: whoIs({ sitters: client.sitters, viewer }, mine).isYou };
}

/**
 * Seats for playing on from a moment of a game: the viewer keeps their seat or takes the one that decided, bots take
 * the other people's.
 */
export function sittersFrom({ sitters }: TableBasics, decides: Seat, own: Seat | undefined): TableBasics["sitters"] {
  const { bot } = t.review;
  return sitters.map(({ name, mind }, seat) => {
    if (seat === (own ?? decides)) return { name, mind: { kind: "person" } as const };
    return mind.kind === "bot" ? { name, mind } : { name: bot, mind: { kind: "bot", bot: REVIEWER } as const };
  });
}

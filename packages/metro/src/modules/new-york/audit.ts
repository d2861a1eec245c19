/** Invariants of New York in every position. For tests. */
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { EDGE_STATIONS, isCentreStation } from "../../geometry.ts";
import type { Position } from "../../position.ts";
import { TOURISTS } from "../../components/tourists.ts";
import type { Scene } from "../../module.ts";
import { BOARD_WORDS } from "./data.ts";
import { TAKEN } from "./module.ts";
import type { NewYorkSlice } from "./module.ts";

export function audit(
  { boards, waiting, taken }: NewYorkSlice,
  { stage, lines }: Position,
  { layout }: Scene,
): string | undefined {
  if (new Set(boards).size !== boards.length || boards.some((board) => !BOARD_WORDS[board]))
    return "a board comes twice";
  if (stage === "setup") return undefined;
  if (boards.length !== taken.length || waiting.length !== EDGE_STATIONS) return "setting up has not ended";
  for (const colour of COLOURS.keys()) {
    const count = taken.reduce(
      (sum, tourists) => sum + known(tourists[colour]),
      waiting.filter((each) => each === colour).length,
    );
    if (count > known(layout.printed(TOURISTS)[colour])) return `there are ${count} ${known(COLOURS[colour])} tourists`;
  }
  const all = taken.flat().reduce((sum, count) => sum + count, waiting.filter((each) => each !== TAKEN).length);
  if (all !== EDGE_STATIONS) return `there are ${all} tourists`;
  const gone = lines.filter(({ to, earner }) => earner && !isCentreStation(to)).map(({ to }) => to);
  const empty = waiting.flatMap((colour, place) => (colour === TAKEN ? [place] : []));
  return gone.toSorted((one, other) => one - other).join() === empty.join()
    ? undefined
    : `tourists have gone from ${empty.join()}, lines of owners ended at ${gone.join()}`;
}

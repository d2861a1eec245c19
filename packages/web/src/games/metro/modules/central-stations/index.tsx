/** The module view of central stations. The board draws the stations, as owners of the lines that start there. */
import type { Cell, Tell } from "@interchange/metro/core";
import type { CentralAction } from "@interchange/metro/modules/central-stations/module";
import { stationOfSpace, SPACES } from "@interchange/metro/modules/central-stations/spaces";
import type { CentralSlice } from "@interchange/metro/modules/central-stations/spaces";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { CentralPanel } from "./panel.tsx";
import { cellBeside, lineBrought, squareBeside, squareNamed, whose } from "./spaces.ts";
import { t } from "../../../../words/index.ts";
import { words } from "./words/index.ts";

function tell({ what, seat = 0, name = "" }: Tell, says: Says): string | undefined {
  return what === "set" ? words().tells.set(says.who(seat), squareNamed(name)) : undefined;
}

/** The station at a square, for screen readers. */
function square(cell: Cell, seen: Seen<CentralSlice>): string | undefined {
  const space = SPACES.find((each) => cellBeside(each) === cell);
  const earner = space === undefined ? undefined : seen.slice.spaces[space];
  return earner ? words().here(whose(earner, seen)) : undefined;
}

export const view = moduleView<CentralSlice, CentralAction>({
  lights: ["panel", "centre"],
  Panel: CentralPanel,
  instead: () => ({ label: words().instead, short: words().insteadShort }),
  say: ({ space }) => words().set(squareBeside(space)),
  brings: ({ space }, seen) => lineBrought(space, seen.view),
  spot: ({ space }) => ({ kind: "station", station: stationOfSpace(space) }),
  tell,
  chip: ({ name = "" }) => t.common.inTurn([words().insteadShort, squareNamed(name)]),
  award: () => words().lines,
  refusals: () => words().refusals,
  square,
});

/** The module view of central stations with companies: the player chooses which share to show, then the space. */
import type { Tell } from "@interchange/metro/core";
import { stationOfSpace } from "@interchange/metro/modules/central-stations/spaces";
import type { ShowAction, ShowSlice } from "@interchange/metro/modules/corporate-central-stations/module";
import { lineBrought, squareBeside, squareNamed } from "../central-stations/spaces.ts";
import { moduleView } from "../moduleView.ts";
import type { Says } from "../moduleView.ts";
import { ShowPanel } from "./panel.tsx";
import { companyChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

function tell({ what, seat = 0, colour = "", count = 0, name = "" }: Tell, says: Says): string | undefined {
  if (what !== "showed") return undefined;
  return words().tells.showed(says.who(seat), count, says.colour(colour), squareNamed(name));
}

export const view = moduleView<ShowSlice, ShowAction>({
  introducesFor: "central-stations",
  lights: ["centre", "panel", "centre"],
  Panel: ShowPanel,
  instead: () => ({ label: words().instead, short: words().insteadShort }),
  say: ({ company, space }, { colour }) => words().set(colour(company), squareBeside(space)),
  group: ({ company, percent }, { colour }) => words().share(percent, colour(company)),
  brings: ({ space }, seen) => lineBrought(space, seen.view),
  spot: ({ space }) => ({ kind: "station", station: stationOfSpace(space) }),
  tell,
  chip: ({ colour = "", name = "" }, says) => companyChip(says, colour, squareNamed(name)),
  award: () => words().award,
  refusals: () => words().refusals,
});

/** The part of the ledger that shows the taxi's drive: the spaces ahead, and where it would stop. */
import type { Preview } from "@interchange/metro/core";
import { LONDON_PARTS } from "@interchange/metro/modules/london/components";
import type { LondonSlice } from "@interchange/metro/modules/london/module";
import type { Seen } from "../moduleView.ts";
import { TouristBadge } from "../common/pieces.tsx";
import { aheadOf, triedDrive } from "./way.ts";
import { words } from "./words/index.ts";
import "./london.css";

export function DriveLedger({ seen, preview }: { readonly seen: Seen<LondonSlice>; readonly preview: Preview }) {
  const count = triedDrive(preview);
  if (count === undefined) return undefined;
  return (
    <div class="drive">
      <span>{words().drive}</span>
      <ol>
        {aheadOf(seen.slice, seen.scene.layout.printed(LONDON_PARTS)).map(({ space, colour }, at) => {
          const isGoal = count === at + 1;
          return (
            <li
              key={space}
              class={isGoal ? "goal" : at < count ? "passed" : ""}
              aria-label={words().step(at + 1, seen.colour(colour), isGoal)}
            >
              <TouristBadge setup={seen.setup} colour={colour} />
              <span aria-hidden="true">{at + 1}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

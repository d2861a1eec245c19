/** Shows the whole row to the player who seats a tourist, with the spaces to choose from and what each brings. */
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import { SPACES_OF_A_LANDMARK } from "@interchange/metro/modules/paris/data";
import { rowPoints } from "@interchange/metro/modules/paris/final";
import { colourOfSpace, landmarkAt } from "@interchange/metro/modules/paris/slice";
import type { ParisAction, ParisSlice } from "@interchange/metro/modules/paris/slice";
import type { Brings, ChoosingProps, Seen } from "../moduleView.ts";
import { TouristBadge } from "../common/pieces.tsx";
import { touristsOn } from "../common/onBoard.tsx";
import { words } from "./words/index.ts";
import "./paris.css";

type ParisSeen = Seen<ParisSlice>;

const FOR_EACH_IN_THE_RUN = 2;

function totalOf(row: readonly boolean[]): { readonly points: number; readonly longest: number } {
  const { run, others, full } = rowPoints(row);
  return { points: run + others + full, longest: run / FOR_EACH_IN_THE_RUN };
}

export function bringsOf(action: ParisAction, seen: ParisSeen): Brings | undefined {
  const { slice, view } = seen;
  if (action.type === "join") return { says: words().joins(touristsOn(slice.board, action.cell).length) };
  if (action.type !== "seat") return undefined;
  const row = slice.seated[view.turn] ?? [];
  const [before, after] = [totalOf(row), totalOf(row.with(action.space, true))];
  const says = after.longest > before.longest ? words().grows(before.longest, after.longest) : words().outside;
  const title = words().named(landmarkAt(slice, view.turn, action.space).name);
  return { title, says, points: after.points - before.points, picture: <Run seen={seen} space={action.space} /> };
}

/** The spaces around one of the row, as they would be afterwards. */
function Run({ seen, space }: { readonly seen: ParisSeen; readonly space: number }) {
  const row = seen.slice.seated[seen.view.turn] ?? [];
  const first = Math.min(Math.max(0, space - 2), Math.max(0, row.length - 5));
  return (
    <span class="paris-run" aria-hidden="true">
      {row.slice(first, first + 5).map((isTaken, at) => (
        <Space
          key={at}
          seen={seen}
          space={first + at}
          isTaken={isTaken || first + at === space}
          isNew={first + at === space}
        />
      ))}
    </span>
  );
}

interface SpaceProps {
  readonly seen: ParisSeen;
  readonly space: number;
  readonly isTaken: boolean;
  readonly isNew: boolean;
}

function Space({ seen, space, isTaken, isNew }: SpaceProps) {
  const { slice, view, scene, setup } = seen;
  return (
    <span class={`space${isTaken ? " taken" : ""}${isNew ? " new" : ""}`}>
      <TouristBadge setup={setup} colour={colourOfSpace(scene.layout.printed(PARIS_PARTS), slice, view.turn, space)} />
    </span>
  );
}

/** The row by landmark, with letters on the spaces to choose from. */
export function ParisChoosing({ seen, letterOf, isPicked }: ChoosingProps<ParisSlice, ParisAction>) {
  const { slice, view } = seen;
  const row = slice.seated[view.turn] ?? [];
  const picked = row.findIndex((_, space) => isPicked({ type: "seat", space }));
  const now = totalOf(row).points;
  if (!row.some((_, space) => letterOf({ type: "seat", space }))) return undefined;
  return (
    <div class="paris-row" role="group" aria-label={words().yourRow}>
      <h3>
        {words().yourRow}{" "}
        <small>{picked < 0 ? words().points(now) : words().becomes(now, totalOf(row.with(picked, true)).points)}</small>
      </h3>
      <ol>
        {slice.rows[view.turn]?.map((landmark, at) => (
          <li key={landmark} class="landmark">
            <span class="landmark-name">
              {words().named(landmarkAt(slice, view.turn, at * SPACES_OF_A_LANDMARK).name)}
            </span>
            <span class="landmark-spaces">
              {Array.from({ length: SPACES_OF_A_LANDMARK }, (_, index) => at * SPACES_OF_A_LANDMARK + index).map(
                (space) => {
                  const letter = letterOf({ type: "seat", space });
                  return (
                    <span key={space} class={letter ? "paris-space offered" : "paris-space"}>
                      <Space
                        seen={seen}
                        space={space}
                        isTaken={(row[space] ?? false) || space === picked}
                        isNew={space === picked}
                      />
                      {letter && <i aria-hidden="true">{letter}</i>}
                    </span>
                  );
                },
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

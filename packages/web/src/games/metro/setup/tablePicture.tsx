/** A table of Metro as it will look: the board that its rules lay out, with what its modules put there. */
import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro/core";
import { seededChance, Table } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { TileBoard } from "@interchange/boards/metro";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PictureProps } from "../../../table/setup/face.ts";
import { Marks } from "../table/marks.tsx";
import { loadModules } from "../modules/index.ts";
import { boardSceneOf } from "../desk/scene.ts";
import "@interchange/boards/metro/board.css";
import "./tablePicture.css";

/** What chance deals here is one of many: a table draws anew when it begins. */
const SEED = "picture";

function firstSight(setup: Setup): View {
  const table = new Table(
    metro,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => String(seat + 1)),
  );
  table.settle(seededChance(SEED));
  return table.view("spectator");
}

/** What stands on the board is fetched with the faces of its modules; until then the board before it stays. */
export function TablePicture({ setup, sitters }: PictureProps) {
  const view = useSignal<View | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      if (isWanted) view.value = firstSight(setup);
    };
    loadModules(setup.modules).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [setup, view]);
  if (!view.value) return <div class="board-picture" />;
  const { setup: shown } = view.value;
  return (
    <div class="board-picture">
      <TileBoard
        scene={boardSceneOf(view.value, { last: undefined })}
        label=""
        describeSquare={() => ""}
        describeStation={() => ""}
        zoomInLabel=""
        zoomOutLabel=""
        speed="off"
        marks={
          shown.modules.length > 0 && (
            <Marks speaker={{ sitters, setup: shown, viewer: "spectator" }} view={view.value} />
          )
        }
      />
    </div>
  );
}

/** Draws the letters of the choices on the board, and the line that the picked one would bring. */
import { cornerOf, linePath, stationShape, traceFrom } from "@interchange/metro/core";
import type { Point } from "@interchange/metro/core";
import { boardSceneOf } from "../../desk/scene.ts";
import type { Spot } from "../moduleView.ts";
import type { DeskWithModules, Option, OwnDesk } from "../own.ts";

/** "A" for the first visible choice; none if there is only one. */
export function letterOf({ shownOptions }: OwnDesk, option: Option | undefined): string | undefined {
  const at = option && shownOptions.value.length > 1 ? shownOptions.value.indexOf(option) : -1;
  return at < 0 ? undefined : String.fromCodePoint(65 + at);
}

/** Includes what is drawn above them. */
export function Letters({ desk }: { readonly desk: DeskWithModules }) {
  const Over = desk.advice.value?.Over;
  return (
    <>
      <Choosable desk={desk} />
      {Over && <Over />}
    </>
  );
}

function Choosable({ desk }: { readonly desk: DeskWithModules }) {
  const { own } = desk;
  if (!own?.choices.value.length || !desk.isDeciding.value) return undefined;
  const line = own.chosen.value?.brings?.line;
  return (
    <g class="own-letters">
      {line !== undefined && <Line desk={desk} from={line} />}
      {own.shownOptions.value.map((option) => {
        const letter = letterOf(own, option);
        if (!option.spot || !letter) return undefined;
        const [x, y] = placeOf(option.spot);
        return (
          <g key={option.move.word} transform={`translate(${x} ${y})`}>
            <circle r="14" />
            <text y="6.5">{letter}</text>
          </g>
        );
      })}
    </g>
  );
}

function placeOf(spot: Spot): Point {
  if (spot.kind === "station") return stationShape(spot.station).symbol;
  const [x, y] = cornerOf(spot.cell);
  return [x + 22, y + 78];
}

/** The track that would belong to a station placed at its start. */
function Line({ desk, from }: { readonly desk: DeskWithModules; readonly from: number }) {
  const { faces } = boardSceneOf(desk.shown.value);
  return <path class="own-way" d={linePath({ from, ...traceFrom(faces, from) })} />;
}

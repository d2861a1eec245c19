/** A trip as a strip: what he rides or walks, and where he changes. */
import type { Stretch } from "@interchange/underground";
import { lineStyle } from "@interchange/boards/map";
import { LineMark } from "./marks.tsx";
import { nameOfLine, nameOfStation } from "../desk/places.ts";
import { t } from "../../../words/index.ts";
import "./rideStrip.css";

export function RideStrip({ way }: { readonly way: readonly Stretch[] }) {
  const parts = way.filter(({ stations }) => stations.length > 1);
  const words = t.underground.table.oracle;
  const said = [
    words.by(parts.flatMap(({ line }) => (line === undefined ? [] : [nameOfLine(line)]))),
    ...parts.slice(1).map(({ stations }) => words.change(nameOfStation(stations[0] ?? ""))),
  ];
  return (
    <>
      <span class="unseen">{t.common.inTurn(said)}</span>
      <span class="ride" aria-hidden="true">
        {parts.map(({ line, stations }, at) => (
          <span key={at} class="ride-part">
            <span
              class={line === undefined ? "ride-bar on-foot" : "ride-bar"}
              style={line === undefined ? undefined : lineStyle(line)}
            >
              {line === undefined ? <span class="ride-walk">{stations.length - 1}</span> : <LineMark line={line} />}
            </span>
            <span class="ride-name">{nameOfStation(stations[0] ?? "")}</span>
          </span>
        ))}
      </span>
    </>
  );
}

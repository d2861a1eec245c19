/** The map's station symbols, for lists and the legend. */
import { bufferTurn, drawnCity, STATION_MARKS, STATION_SHAPES, SYMBOL_MARKS } from "@interchange/underground";
import type { Category } from "@interchange/underground";
import { stationOf } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import "./panels.css";

export interface SignProps {
  readonly category: Category;
  readonly isOpen?: boolean;
  readonly turn?: number;
}

export function Sign({ category, isOpen = false, turn = 0 }: SignProps) {
  // One of the four symbols stands for all.
  const mark = category === "connection" ? SYMBOL_MARKS["parks"] : STATION_MARKS[category];
  return (
    <svg
      class={isOpen || category === "terminus" ? "sign-small is-open" : "sign-small"}
      viewBox="-17 -17 34 34"
      aria-hidden="true"
    >
      <path d={STATION_SHAPES[category]} transform={turn ? `rotate(${turn})` : undefined} />
      {mark && <path class="sign-mark" d={mark} />}
    </svg>
  );
}

/** The symbol of a face-up station. */
export function StationSign({ table, id }: { readonly table: OnMap; readonly id: string }) {
  const { category } = stationOf(table, id);
  const { city, map } = drawnCity(table.setup);
  return <Sign category={category} isOpen turn={category === "terminus" ? bufferTurn(city, map, id) : 0} />;
}

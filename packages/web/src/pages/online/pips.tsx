import type { TableInfo } from "@interchange/protocol";
import "./gathering.css";

/** Seats as dots; taken ones are filled. */
export function Pips({ seats }: Pick<TableInfo, "seats">) {
  return (
    <span class="pips" aria-hidden="true">
      {seats.map(({ name, mind }, seat) => (
        <i key={seat} class={name !== undefined || mind.kind === "bot" ? "pip is-taken" : "pip"} />
      ))}
    </span>
  );
}

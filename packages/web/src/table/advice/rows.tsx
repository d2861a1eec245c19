/** Lists suggestions: a name, a short reason, and a bar around zero with its error. */
import { useState } from "preact/hooks";
import { strengthOf } from "./worth.ts";
import { t } from "../../words/index.ts";
import "./advice.css";

export interface AdviceRow {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly gain: number;
  readonly error: number;
  /** Shows the suggestion on the board, if there is something to show. */
  readonly choose?: (() => void) | undefined;
}

export function Rows({ rows }: { readonly rows: readonly AdviceRow[] }) {
  /** The order while a pointer is on the rows, so that a press meets the row that was there. */
  const [held, setHeld] = useState<readonly string[]>([]);
  const scale = Math.max(1, ...rows.map(({ gain }) => Math.abs(gain)));
  const rank = ({ key }: AdviceRow): number => (held.includes(key) ? held.indexOf(key) : held.length);
  return (
    <ul
      class="advice-rows"
      onPointerEnter={() => setHeld(rows.map(({ key }) => key))}
      onPointerLeave={() => setHeld([])}
    >
      {rows
        .toSorted((one, other) => rank(one) - rank(other))
        .map((row) => (
          <li key={row.key}>
            {row.choose ? (
              <button type="button" class={rowClass(row)} onClick={row.choose}>
                <Row row={row} scale={scale} />
              </button>
            ) : (
              <span class={rowClass(row)}>
                <Row row={row} scale={scale} />
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}

const rowClass = ({ name }: AdviceRow): string => (name ? "advice-row" : "advice-row is-nameless");

function Row({ row: { name, about, gain, error }, scale }: { readonly row: AdviceRow; readonly scale: number }) {
  const words = t.advice;
  const width = (Math.abs(gain) / scale) * 50;
  return (
    <>
      {name && <b class="advice-name">{name}</b>}
      <span class="advice-about">
        {about}
        <span class={gain < 0 ? "advice-bar is-bad" : "advice-bar"} aria-hidden="true">
          <i
            style={{
              left: `${gain < 0 ? 50 - width : 50}%`,
              width: `${width}%`,
              opacity: 0.55 + 0.45 * strengthOf(gain),
            }}
          />
        </span>
      </span>
      <span class="advice-worth">
        <b>{words.worth(gain)}</b> <small aria-hidden="true">{words.error(error)}</small>
        <span class="unseen">{words.errorSaid(error)}</span>
      </span>
    </>
  );
}

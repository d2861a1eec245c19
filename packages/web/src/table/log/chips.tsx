/** Chips: what a turn brought somebody. The news and the log show the same ones. */
import type { TableDesk } from "../desk/desk.ts";
import type { Chip, Gain } from "../desk/story.ts";
import { t } from "../../words/index.ts";
import "./chips.css";

interface ChipsProps {
  readonly chips: readonly Chip[];
  /** Highlights what a chip is about on this desk's board. Without one, chips are only looked at. */
  readonly desk?: TableDesk;
}

/** The chips of a gain: one for each line, and one for all small facts together. */
export function Chips({ desk, chips }: ChipsProps) {
  const small = chips.filter(({ isSmall }) => isSmall);
  return (
    <span class="chips">
      {chips.map((chip, at) => !chip.isSmall && <Fact key={at} chip={chip} {...(desk && { desk })} />)}
      {small.length > 0 && (
        <span class="fact is-small" role="img" aria-label={t.common.inTurn(small.map(({ says }) => says))}>
          {small.map((chip, at) => (
            <span key={at} title={chip.says}>
              {chip.face()}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Highlights what it is about while it is pointed at or focused, and for good when it is pressed. */
function Fact({ desk, chip: { says, about, face } }: { readonly desk?: TableDesk; readonly chip: Chip }) {
  if (!desk) return <span class="fact">{face()}</span>;
  return (
    <button
      type="button"
      class="fact"
      aria-label={says}
      title={says}
      {...lighting(desk, about)}
      onClick={() => desk.show(about)}
    >
      {face()}
    </button>
  );
}

export function lighting(desk: TableDesk, about: unknown) {
  const light = (): void => desk.light(about);
  const darken = (): void => desk.light(undefined);
  return { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken };
}

/** Points with a plus; nothing for none. */
export function Gained({ gain: { points } }: { readonly gain: Pick<Gain, "points"> }) {
  return <b class="gained">{points ? t.news.gained(points) : ""}</b>;
}

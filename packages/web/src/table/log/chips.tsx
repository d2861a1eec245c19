/** Chips: what a turn brought somebody. The news and the log show the same ones. */
import type { ComponentChildren } from "preact";
import type { TableDesk } from "../desk/desk.ts";
import type { Chip, Gain } from "../desk/story.ts";
import { t } from "../../words/index.ts";
import "./chips.css";

/** About two rows; further ones are only counted. */
const MOST = 5;

interface ChipsProps {
  readonly chips: readonly Chip[];
  /** Highlights what a chip is about on this desk's board. Without one, chips are only looked at. */
  readonly desk?: TableDesk;
}

/** The chips of a gain: one for each line, and one for all small facts together. */
export function Chips({ desk, chips }: ChipsProps) {
  const small = chips.filter(({ isSmall }) => isSmall);
  const large = chips.filter(({ isSmall }) => !isSmall);
  const more = large.slice(MOST);
  return (
    <span class="chips">
      {large.slice(0, MOST).map((chip, at) => (
        <Fact key={at} chip={chip} {...(desk && { desk })} />
      ))}
      {more.length > 0 && <Together chips={more}>{t.news.gained(more.length)}</Together>}
      {small.length > 0 && (
        <Together chips={small}>
          {small.map((chip, at) => (
            <span key={at} title={chip.says}>
              {chip.face()}
            </span>
          ))}
        </Together>
      )}
    </span>
  );
}

interface TogetherProps {
  readonly chips: readonly Chip[];
  readonly children: ComponentChildren;
}

/** Several facts in one chip. */
function Together({ chips, children }: TogetherProps) {
  const says = t.common.inTurn(chips.map((chip) => chip.says));
  return (
    <span class="fact is-small" role="img" aria-label={says} title={says}>
      {children}
    </span>
  );
}

/** Highlights what it is about while it is pointed at or focused, and for good when it is pressed. */
function Fact({ desk, chip: { says, about, face } }: { readonly desk?: TableDesk; readonly chip: Chip }) {
  if (!desk) return <span class="fact">{face()}</span>;
  return (
    <button type="button" class="fact" title={says} {...lighting(desk, about)} onClick={() => desk.show(about)}>
      <span class="unseen">{says}</span>
      <span class="fact-face" aria-hidden="true">
        {face()}
      </span>
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

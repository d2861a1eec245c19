/** The buttons that step through an example. */
import { t } from "../../../words/index.ts";

interface StepsProps {
  /** 0 at the start. */
  readonly at: number;
  readonly all: number;
  readonly onGo: (to: number) => void;
  /** The label of the last button, if it is more than a step. */
  readonly last?: string;
}

export function Steps({ at, all, onGo, last }: StepsProps) {
  const words = t.rules.example;
  if (all === 0) return undefined;
  return (
    <div class="example-steps">
      {/* Not removed at the end, so that it keeps the focus. */}
      <button type="button" class="button" aria-disabled={at === 0} onClick={() => at > 0 && onGo(at - 1)}>
        {words.back}
      </button>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          onGo(at === all ? 0 : at + 1);
        }}
      >
        {at === all ? words.again : at === all - 1 && last !== undefined ? last : words.next}
      </button>
      <span class="quiet">{words.step(at + 1, all + 1)}</span>
    </div>
  );
}

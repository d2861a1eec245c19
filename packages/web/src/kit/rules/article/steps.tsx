/** To and fro between the steps of an example. */
import { t } from "../../../words/index.ts";

interface StepsProps {
  /** 0 as it begins. */
  readonly at: number;
  readonly all: number;
  readonly onGo: (to: number) => void;
  /** What the last step is called where it is more than a step. */
  readonly last?: string;
}

export function Steps({ at, all, onGo, last }: StepsProps) {
  const words = t.rules.example;
  if (all === 0) return undefined;
  return (
    <div class="example-steps">
      {/* Not taken away at the end, so that nobody loses the focus. */}
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
      <span class="quiet">{words.step(at, all)}</span>
    </div>
  );
}

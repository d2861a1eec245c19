/** How many lines of the ledger are out of sight, where there is little room for them; a press brings them up. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../words/index.ts";

interface MoreProps {
  readonly list: RefObject<HTMLElement>;
  /** Whatever the list shows: measured again when it changes. */
  readonly rows: readonly unknown[];
}

export function More({ list, rows }: MoreProps) {
  const hidden = useSignal(0);
  useLayoutEffect(() => {
    const shown = list.current;
    const box = shown?.closest(".infos");
    if (!shown || !box) {
      hidden.value = 0;
      return undefined;
    }
    const measure = (): void => {
      hidden.value = outOfSight(box, shown);
    };
    measure();
    box.addEventListener("scroll", measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    for (const part of shown.parentElement?.children ?? []) sizes.observe(part);
    return () => {
      box.removeEventListener("scroll", measure);
      sizes.disconnect();
    };
  }, [list, rows, hidden]);
  if (!hidden.value) return undefined;
  return (
    <button
      type="button"
      class="link ledger-more"
      onClick={() => list.current?.lastElementChild?.scrollIntoView({ block: "center" })}
    >
      {t.metro.ledger.more(hidden.value)}
    </button>
  );
}

/** The rows that end below what can be seen; the foot of the ledger covers the lowest part of that. */
function outOfSight(box: Element, list: Element): number {
  const foot = list.parentElement?.querySelector(".ledger-foot");
  const bottom = Math.min(box.getBoundingClientRect().bottom, foot?.getBoundingClientRect().top ?? Infinity);
  return [...list.children].filter((row) => row.getBoundingClientRect().bottom > bottom + 1).length;
}

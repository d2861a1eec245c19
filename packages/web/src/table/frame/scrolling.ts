/**
 * What scrolls must be reachable by those who have only keys, and only while there is more than can be seen. It is
 * watched for as long as it is on the page.
 */
import { t } from "../../words/index.ts";

export function watch(box: HTMLElement | null): void {
  if (!box) return;
  const measure = (): void => {
    const scrolls = getComputedStyle(box).overflowY === "auto" && box.scrollHeight > box.clientHeight;
    if (scrolls === box.hasAttribute("tabindex")) return;
    if (!scrolls) for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    else {
      box.tabIndex = 0;
      box.setAttribute("role", "region");
      box.setAttribute("aria-label", t.table.panels.answers);
    }
  };
  measure();
  // Both are let go with the element itself.
  new ResizeObserver(measure).observe(box);
  new MutationObserver(measure).observe(box, { childList: true, characterData: true, subtree: true });
}

/** Finds text that cannot be read: cut off, or where no scrolling leads. */
import type { Page } from "@playwright/test";

/** All such texts within the elements that a selector names; for screen readers there may be others. */
export async function cutTexts(page: Page, within = "body"): Promise<readonly string[]> {
  // A text, since this file is compiled for Node, which knows no elements.
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(within)})].flatMap((part) => [part, ...part.querySelectorAll("*")]).flatMap((each) => {
    const own = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(each);
    if (!own.length || !each.checkVisibility() || style.visibility === "hidden" || style.clipPath !== "none") return [];
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    let { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = each; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, display, opacity } = getComputedStyle(box);
      if (display === "contents") continue;
      // Text for screen readers, and buttons that lie unseen over what they do.
      if (clipPath !== "none" || opacity === "0" || box.closest("svg")) return [];
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY)) ({ top, bottom } = edge);
      if (/auto|scroll/.test(overflowX)) ({ left, right } = edge);
      // A line of text is higher than its letters.
      const isCut = [
        /hidden|clip/.test(overflowX) && Math.max(edge.left - left, right - edge.right) > 1,
        /hidden|clip/.test(overflowY) && Math.max(edge.top - top, bottom - edge.bottom) > 4,
      ].includes(true);
      if (isCut) return [each.textContent];
    }
    return left < -1 || right > innerWidth + 1 ? [each.textContent] : [];
  })`);
}

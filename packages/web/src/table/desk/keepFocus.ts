/**
 * Never loses the focus. A pressed button may disappear or be disabled, and keyboard users would have to start at the
 * top of the page again. Then the board gets the focus, or the sheet if one is open.
 */
export function keepFocus(focusBoard: () => void): () => void {
  let last: Element | undefined;
  let isByKeys = false;
  const pressed = (): void => {
    isByKeys = true;
    // If a click cleared the focus, a later key press must not move it to the board.
    if (document.activeElement === document.body) last = undefined;
  };
  const pointed = (): void => {
    isByKeys = false;
  };
  const focused = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : undefined;
  };
  const changes = new MutationObserver(() => {
    if (!isByKeys || !last || isUseful(last) || document.activeElement !== document.body) return;
    last = undefined;
    const sheet = document.querySelector<HTMLElement>("dialog[open]");
    if (sheet) sheet.querySelector<HTMLElement>("button, a, input")?.focus();
    else focusBoard();
  });
  document.addEventListener("keydown", pressed, { capture: true });
  document.addEventListener("pointerdown", pointed, { capture: true });
  document.addEventListener("focusin", focused);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    changes.disconnect();
    document.removeEventListener("keydown", pressed, { capture: true });
    document.removeEventListener("pointerdown", pointed, { capture: true });
    document.removeEventListener("focusin", focused);
  };
}

const isUseful = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

/** Going back in the browser's history, which takes a moment. */

/** What to do once the browser has gone back; undefined unless it is on its way. */
let acts: (() => void)[] | undefined;

export function goBack(then: () => void): void {
  acts = [then];
  const arrived = (): void => {
    const all = acts ?? [];
    acts = undefined;
    for (const act of all) act();
  };
  addEventListener("popstate", arrived, { once: true });
  history.back();
}

/** Whether the browser is going back now. If so, this is done afterwards; done at once, it would be undone. */
export function waitsForBack(act: () => void): boolean {
  acts?.push(act);
  return acts !== undefined;
}

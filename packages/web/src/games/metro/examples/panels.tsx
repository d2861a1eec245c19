/** The modules' panels, for viewing only. */
import type { Offers } from "../modules/moduleView.ts";
import type { OnTable } from "../modules/index.ts";

/** An example offers no choices. */
const NOTHING: Offers = {
  actions: [],
  isOwed: false,
  has: () => false,
  isPicked: () => false,
  pick: () => undefined,
};

export function ModulePanels({ moduleViews }: { readonly moduleViews: readonly OnTable[] }) {
  return (
    <>
      {moduleViews.map(
        ({ id, moduleView: { Panel }, seen }) =>
          Panel && (
            <div key={id} class="own-panel">
              <Panel seen={seen} offers={NOTHING} preview={undefined} />
            </div>
          ),
      )}
    </>
  );
}

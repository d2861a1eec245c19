/** What modules have beside the board, to be looked at. */
import type { Offers } from "../modules/face.ts";
import type { OnTable } from "../modules/index.ts";

/** Nothing is chosen in an example. */
const NOTHING: Offers = {
  actions: [],
  isOwed: false,
  has: () => false,
  isPicked: () => false,
  pick: () => undefined,
};

export function ModulePanels({ faces }: { readonly faces: readonly OnTable[] }) {
  return (
    <>
      {faces.map(
        ({ id, face: { Panel }, seen }) =>
          Panel && (
            <div key={id} class="own-panel">
              <Panel seen={seen} offers={NOTHING} preview={undefined} />
            </div>
          ),
      )}
    </>
  );
}

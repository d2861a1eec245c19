/** The part of the ledger that shows a tile's effects in modules. */
import type { Preview } from "@interchange/metro/core";
import { moduleViewOf, moduleViewsAt } from "../index.ts";
import type { DeskWithModules } from "../own.ts";
import { saysOf } from "../says.ts";

interface ReactionsProps {
  readonly desk: DeskWithModules;
  readonly preview: Preview;
}

export function Reactions({ desk, preview }: ReactionsProps) {
  const speaker = desk.speaker();
  const says = saysOf(speaker);
  const told = preview.reactions.flatMap(({ module, tells }) =>
    tells.flatMap((tell) => moduleViewOf(module)?.tell(tell, says, "ledger") ?? []),
  );
  return (
    <>
      {told.length > 0 && (
        <ul class="reactions">
          {told.map((each, index) => (
            <li key={index}>{each}</li>
          ))}
        </ul>
      )}
      {moduleViewsAt(speaker, desk.shown.value).map(
        ({ id, moduleView, seen }) => moduleView.Ledger && <moduleView.Ledger key={id} seen={seen} preview={preview} />,
      )}
    </>
  );
}

/** The maps that somebody drew for a game, and the editor of one of them. */
import type { GamePage } from "../../games/gamePage.ts";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";

export function MapsPage({ gamePage, id }: { readonly gamePage: GamePage; readonly id: string | undefined }) {
  return (
    <Frame title={gamePage.about().name} wide rules={rulesPath(gamePage.entry.id)}>
      {gamePage.maps && (
        <Fetched key={gamePage.entry.id} load={gamePage.maps}>
          {(Editor) => <Editor id={id} />}
        </Fetched>
      )}
    </Frame>
  );
}

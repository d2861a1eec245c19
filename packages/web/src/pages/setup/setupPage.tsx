/** Sets up a table: of which game, who plays, by which rules, and with how much help. Remembered for the next one. */
import type { GameFace } from "../../games/face.ts";
import { faceOf, FACES } from "../../games/faces.ts";
import { laterWords } from "../../parts/words/words.ts";
import { go } from "../../parts/router.ts";
import { Choice } from "../../parts/ui/choice.tsx";
import { Frame } from "../../parts/ui/frame.tsx";
import { Fetched } from "../../parts/ui/lazy.tsx";
import { lastGame } from "../../table/setup/plan.ts";
import "../../table/setup/setup.css";

/** Without a face: of the game that was last set up. */
export function SetupPage({ face }: { readonly face: GameFace | undefined }) {
  const words = laterWords().setup;
  const { id } = face?.entry ?? lastGame();
  const chosen = faceOf(id);
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <div class="setup">
        <fieldset>
          <legend>{words.game}</legend>
          <Choice
            name="game"
            value={id}
            choices={FACES.map(({ entry, about }) => ({ value: entry.id, label: about().name, about: about().about }))}
            onChange={(value) => go(`/new/${value}${location.search}`, "replace")}
          />
        </fieldset>
        {chosen && (
          <Fetched key={id} load={chosen.setup}>
            {(Form) => <Form />}
          </Fetched>
        )}
      </div>
    </Frame>
  );
}

/** Sets up a table: of which game, who plays, by which rules, and with how much help. Remembered for the next one. */
import type { ComponentType } from "preact";
import { GAMES } from "../../games/game.ts";
import type { GameId } from "../../games/game.ts";
import { later } from "../../parts/words/later.ts";
import { text } from "../../parts/words/text.ts";
import { go } from "../../parts/router.ts";
import { Choice } from "../../parts/ui/choice.tsx";
import { Frame } from "../../parts/ui/frame.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import { lastGame } from "../../table/setup/plan.ts";
import "../../table/setup/setup.css";

const words = later.setup;
const FORMS: Readonly<Record<GameId, ComponentType>> = {
  metro: lazy(() => import("../../games/metro/metroSetup.tsx").then(({ MetroSetup }) => MetroSetup)),
  underground: lazy(() =>
    import("../../games/underground/undergroundSetup.tsx").then(({ UndergroundSetup }) => UndergroundSetup),
  ),
};

export function SetupPage({ game = lastGame() }: { readonly game: GameId | undefined }) {
  const Form = FORMS[game];
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <div class="setup">
        <fieldset>
          <legend>{words.game}</legend>
          <Choice
            name="game"
            value={game}
            choices={GAMES.map((value) => ({ value, label: text.games[value].name, about: text.games[value].about }))}
            onChange={(value) => go(`/new/${value}${location.search}`, "replace")}
          />
        </fieldset>
        <Form />
      </div>
    </Frame>
  );
}

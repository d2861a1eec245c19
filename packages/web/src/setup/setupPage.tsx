/** Sets up a table: of which game, who plays, by which rules, and with how much help. Remembered for the next one. */
import type { ComponentType } from "preact";
import { GAMES } from "../games/game.ts";
import type { GameId } from "../games/game.ts";
import { later } from "../i18n/later.ts";
import { text } from "../i18n/text.ts";
import { go } from "../router.ts";
import { Choice } from "../ui/choice.tsx";
import { Frame } from "../ui/frame.tsx";
import { lazy } from "../ui/lazy.tsx";
import { lastGame } from "./plan.ts";
import "./setup.css";

const words = later.setup;
const FORMS: Readonly<Record<GameId, ComponentType>> = {
  metro: lazy(() => import("../metro/metroSetup.tsx").then(({ MetroSetup }) => MetroSetup)),
  underground: lazy(() =>
    import("../underground/undergroundSetup.tsx").then(({ UndergroundSetup }) => UndergroundSetup),
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

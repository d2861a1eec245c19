/** Which game the page is about. */
import { GAME_PAGES } from "../../games/gamePages.ts";
import type { GamePage } from "../../games/gamePage.ts";
import { t } from "../../words/index.ts";

interface GameTabsProps {
  readonly chosen: GamePage;
  readonly onChange: (gamePage: GamePage) => void;
}

export function GameTabs({ chosen, onChange }: GameTabsProps) {
  return (
    <div class="game-tabs" role="radiogroup" aria-label={t.home.game}>
      {GAME_PAGES.map((gamePage) => {
        const { name, about } = gamePage.about();
        return (
          <label key={gamePage.entry.id} class={gamePage === chosen ? "game-tab is-chosen" : "game-tab"}>
            <input
              class="covering"
              type="radio"
              name="home-game"
              value={gamePage.entry.id}
              checked={gamePage === chosen}
              aria-label={name}
              aria-describedby={`about-${gamePage.entry.id}`}
              onChange={() => onChange(gamePage)}
            />
            <span class="game-sign">
              <gamePage.Sign />
            </span>
            <span class="game-words">
              <b>{name}</b>
              <small id={`about-${gamePage.entry.id}`}>{about}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}

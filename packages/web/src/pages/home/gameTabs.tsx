/** Which game: the one question that holds for all ways in. */
import type { GameFace } from "../../games/face.ts";
import { FACES } from "../../games/faces.ts";
import { t } from "../../words/index.ts";

interface GameTabsProps {
  readonly chosen: GameFace | undefined;
  readonly onChange: (face: GameFace) => void;
}

export function GameTabs({ chosen, onChange }: GameTabsProps) {
  return (
    <div class="game-tabs" role="radiogroup" aria-label={t.home.game}>
      {FACES.map((face) => {
        const { name, about } = face.about();
        return (
          <label key={face.entry.id} class={face === chosen ? "game-tab is-chosen" : "game-tab"}>
            <input
              class="covering"
              type="radio"
              name="home-game"
              value={face.entry.id}
              checked={face === chosen}
              aria-label={name}
              aria-describedby={`about-${face.entry.id}`}
              onChange={() => onChange(face)}
            />
            <span class="game-sign">
              <face.Sign />
            </span>
            <span class="game-words">
              <b>{name}</b>
              <small id={`about-${face.entry.id}`}>{about}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}

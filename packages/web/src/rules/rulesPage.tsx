import { GAMES } from "../games/game.ts";
import type { GameId } from "../games/game.ts";
import { text } from "../i18n/text.ts";
import { Frame } from "../ui/frame.tsx";
import { Rules } from "./rules.tsx";

export function RulesPage({ game }: { readonly game: GameId }) {
  return (
    <Frame title={text.rulesPage.title}>
      <h1>{text.rulesPage.title}</h1>
      <nav class="rules-games" aria-label={text.rulesPage.games}>
        {GAMES.map((each) => (
          <a
            key={each}
            class="button"
            href={each === "metro" ? "/rules" : `/rules/${each}`}
            aria-current={each === game ? "page" : undefined}
          >
            {text.games[each].name}
          </a>
        ))}
      </nav>
      <Rules key={game} game={game} rule={location.hash.replace("#rule-", "") || undefined} />
    </Frame>
  );
}

import { GAMES } from "../../games/game.ts";
import type { GameId } from "../../games/game.ts";
import { text } from "../../parts/words/text.ts";
import { aboutOf } from "../../games/metro/modules/index.ts";
import { Frame } from "../../parts/ui/frame.tsx";
import { rulesPath } from "../../parts/rules/address.ts";
import { RulesText } from "../../parts/rules/rules.tsx";
import { RULED_MODULES } from "../../parts/rules/texts.ts";

interface RulesPageProps {
  readonly game: GameId;
  readonly module: string | undefined;
}

export function RulesPage({ game, module }: RulesPageProps) {
  const known = module !== undefined && RULED_MODULES.includes(module) ? module : undefined;
  return (
    <Frame title={text.rulesPage.title}>
      <h1>{text.rulesPage.title}</h1>
      <nav class="rules-games" aria-label={text.rulesPage.games}>
        {GAMES.map((each) => (
          <RulesLink
            key={each}
            path={rulesPath(each)}
            label={text.games[each].name}
            isHere={each === game && known === undefined}
          />
        ))}
      </nav>
      {game === "metro" && (
        <nav class="rules-games rules-modules" aria-label={text.rulesPage.modules}>
          {RULED_MODULES.map((id) => (
            <RulesLink key={id} path={rulesPath(game, id)} label={aboutOf(id).title} isHere={id === known} />
          ))}
        </nav>
      )}
      {known !== undefined && <h2 class="rules-title">{aboutOf(known).title}</h2>}
      <RulesText
        key={`${game} ${known}`}
        game={game}
        module={known}
        rule={location.hash.replace("#rule-", "") || undefined}
      />
    </Frame>
  );
}

interface RulesLinkProps {
  readonly path: string;
  readonly label: string;
  readonly isHere: boolean;
}

function RulesLink({ path, label, isHere }: RulesLinkProps) {
  return (
    <a class="button" href={path} aria-current={isHere ? "page" : undefined}>
      {label}
    </a>
  );
}

import { useEffect, useMemo, useState } from "preact/hooks";
import type { GamePage } from "../../games/gamePage.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { LearnLink } from "../../table/learn/learnLink.tsx";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { MinuteWaits } from "../../kit/rules/article/minute.tsx";
import { RulesText } from "../../kit/rules/article/rules.tsx";
import { RulesSearch } from "../../kit/rules/article/searchBox.tsx";
import type { RulesSpot } from "../../kit/rules/article/searchBox.tsx";
import type { RulesSource } from "../../kit/rules/source.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { t } from "../../words/index.ts";

interface RulesPageProps {
  readonly gamePage: GamePage;
  readonly module: string | undefined;
}

export function RulesPage({ gamePage, module }: RulesPageProps) {
  const source = useMemo(() => gamePage.rules(), [gamePage]);
  return (
    <Frame title={t.rulesPage.title} wide rules={rulesPath(gamePage.entry.id)}>
      <h1>{t.rulesPage.title}</h1>
      <nav class="rules-games" aria-label={t.rulesPage.games}>
        {GAME_PAGES.map(({ entry: { id }, about }) => (
          <RulesLink
            key={id}
            path={rulesPath(id)}
            label={about().name}
            isHere={id === gamePage.entry.id && module === undefined}
          />
        ))}
      </nav>
      <GameRules key={gamePage.entry.id} source={source} module={source.modules.find((id) => id === module)} />
    </Frame>
  );
}

function GameRules({ source, module: named }: { readonly source: RulesSource; readonly module: string | undefined }) {
  const { game, name, modules, titleOf } = source;
  const spot = useSpot(source, named);
  const { module } = spot;
  return (
    <div class="rules-page">
      {module === undefined && (
        <Fetched load={source.minute} Waiting={MinuteWaits}>
          {(Shown) => <Shown />}
        </Fetched>
      )}
      <RulesSearch source={source} modules={modules} />
      {modules.length > 0 && (
        <nav class="rules-games rules-modules" aria-label={t.rulesPage.modules(name)}>
          {modules.map((id) => (
            <RulesLink key={id} path={rulesPath(game, id)} label={titleOf(id)} isHere={id === module} />
          ))}
        </nav>
      )}
      {module !== undefined && <h2 class="rules-title">{titleOf(module)}</h2>}
      <p>
        <LearnLink game={game} module={module} title={module === undefined ? name : titleOf(module)} />
      </p>
      <RulesText key={`${game} ${module}`} source={source} spot={spot} />
    </div>
  );
}

const wantedNow = (): string | undefined => /^#rule-(.+)/.exec(location.hash)?.[1];
const sectionNow = (): string | undefined => /^#(section-\d+)$/.exec(location.hash)?.[1];

/**
 * The place the address points to. Links within the same text change only the hash. A rule is shown in its own text,
 * whatever module the address names.
 */
function useSpot({ moduleOf }: RulesSource, named: string | undefined): RulesSpot {
  const [, look] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => look(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  const rule = wantedNow();
  const module = rule === undefined ? named : moduleOf(rule);
  const section = sectionNow();
  return useMemo(() => ({ module, rule, section }), [module, rule, section]);
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

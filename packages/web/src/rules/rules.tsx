/** The numbered rules, as docs/rules words them. */
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameId } from "../games/game.ts";
import { lazy } from "../ui/lazy.tsx";
import { Markdown } from "./markdown.tsx";
import "./rules.css";

interface TextProps {
  readonly rule: string | undefined;
}

/** The text of a game's rules is fetched with the first wish to read it. */
function rulesFrom(load: () => Promise<{ readonly default: string }>): ComponentType<TextProps> {
  return lazy(() =>
    load().then(
      ({ default: source }) =>
        function RulesText({ rule }: TextProps) {
          return <Article source={source} rule={rule} />;
        },
    ),
  );
}

const TEXTS: Readonly<Record<GameId, ComponentType<TextProps>>> = {
  metro: rulesFrom(() => import("../../../../docs/rules/metro.md?raw")),
  underground: rulesFrom(() => import("../../../../docs/rules/underground.md?raw")),
};

export function Rules({ game, rule }: TextProps & { readonly game: GameId }) {
  const Text = TEXTS[game];
  return <Text rule={rule} />;
}

function Article({ source, rule }: TextProps & { readonly source: string }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rule === undefined) return;
    const wanted = article.current?.querySelector<HTMLElement>(`[id="rule-${CSS.escape(rule)}"]`);
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }, [rule]);
  return (
    <article class="rules" ref={article}>
      <Markdown source={source} marked={rule} />
    </article>
  );
}

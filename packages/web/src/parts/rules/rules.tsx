/** The numbered rules, as docs/rules and the modules word them. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameId } from "../../games/game.ts";
import { text } from "../words/text.ts";
import { aboutOf } from "../../games/metro/modules/index.ts";
import { Markdown } from "./markdown.tsx";
import { RULED_MODULES, rulesText } from "./texts.ts";
import "./rules.css";

interface RulesProps {
  readonly game: GameId;
  /** Modules whose rules can be turned to. */
  readonly modules?: readonly string[] | undefined;
  /** The module that is wanted first, and the rule. */
  readonly module?: string | undefined;
  readonly rule: string | undefined;
}

const NO_MODULES: readonly string[] = [];

/** The rules of a game and of modules, one of them at a time; the one that has the rule wanted comes first. */
export function Rules({ game, modules = NO_MODULES, module, rule }: RulesProps) {
  const [shown, show] = useState(module);
  const known = useMemo(() => modules.filter((id) => RULED_MODULES.includes(id)), [modules]);
  useEffect(() => {
    // Rules of modules have letters for a number: the module whose text has it is wanted.
    if (rule === undefined || /^\d/.test(rule)) return;
    for (const id of known)
      void rulesText(game, id).then((source) => {
        if (source.includes(`**${rule}**`)) show(id);
      });
  }, [game, known, rule]);
  return (
    <>
      {known.length > 0 && (
        <div class="seat-tabs rules-tabs" role="group" aria-label={text.rulesPage.games}>
          {[undefined, ...known].map((id) => (
            <button
              key={id}
              type="button"
              class={id === shown ? "seat-tab chosen" : "seat-tab"}
              aria-pressed={id === shown}
              onClick={() => show(id)}
            >
              {id === undefined ? text.games[game].name : aboutOf(id).title}
            </button>
          ))}
        </div>
      )}
      <RulesText key={`${game} ${shown}`} game={game} module={shown} rule={rule} />
    </>
  );
}

/** One text. */
export function RulesText({ game, module, rule }: Omit<RulesProps, "modules">) {
  const [source, setSource] = useState<string | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    rulesText(game, module).then(setSource, () => setFailed(true));
  }, [game, module]);
  if (hasFailed) return <p role="alert">{text.loadFailed}</p>;
  if (source === undefined) return <p class="quiet loading">{text.loading}</p>;
  return <Article source={source} rule={rule} />;
}

function Article({ source, rule }: { readonly source: string; readonly rule: string | undefined }) {
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

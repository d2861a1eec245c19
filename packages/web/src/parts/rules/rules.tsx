/** The numbered rules, as docs/rules and the modules word them. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { laterWords, startWords } from "../words/words.ts";
import { isForeign } from "./inLanguage.ts";
import type { CompiledRules, RulesSource } from "./source.ts";
import "./rules.css";
import "../ui/tabs.css";

interface RulesProps {
  readonly source: RulesSource;
  /** Modules whose rules can be turned to. */
  readonly modules?: readonly string[] | undefined;
  /** The module that is wanted first, and the rule. */
  readonly module?: string | undefined;
  readonly rule: string | undefined;
}

const NO_MODULES: readonly string[] = [];

/** The rules of a game and of modules, one of them at a time; the one that has the rule wanted comes first. */
export function Rules({ source, modules = NO_MODULES, module, rule }: RulesProps) {
  const [shown, show] = useState(module);
  const known = useMemo(() => modules.filter((id) => source.modules.includes(id)), [modules, source]);
  useEffect(() => {
    // Rules of modules have letters for a number: the module whose text has it is wanted.
    if (rule === undefined || /^\d/.test(rule)) return;
    for (const id of known)
      void source.text(id).then(({ numbers }) => {
        if (numbers.includes(rule)) show(id);
      });
  }, [source, known, rule]);
  return (
    <>
      {known.length > 0 && (
        <div class="seat-tabs rules-tabs" role="group" aria-label={laterWords().rulesPage.games}>
          {[undefined, ...known].map((id) => (
            <button
              key={id}
              type="button"
              class={id === shown ? "seat-tab chosen" : "seat-tab"}
              aria-pressed={id === shown}
              onClick={() => show(id)}
            >
              {id === undefined ? source.name : source.titleOf(id)}
            </button>
          ))}
        </div>
      )}
      <RulesText key={shown} source={source} module={shown} rule={rule} />
    </>
  );
}

/** One text. */
export function RulesText({ source, module, rule }: Omit<RulesProps, "modules">) {
  const [compiled, setCompiled] = useState<CompiledRules | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    source.text(module).then(setCompiled, () => setFailed(true));
  }, [source, module]);
  if (hasFailed) return <p role="alert">{startWords().loadFailed}</p>;
  if (compiled === undefined) return <p class="quiet loading">{startWords().loading}</p>;
  return (
    <>
      {isForeign(compiled) && <p class="quiet">{laterWords().rulesPage.foreign}</p>}
      <Article compiled={compiled} rule={rule} />
    </>
  );
}

function Article({ compiled, rule }: { readonly compiled: CompiledRules; readonly rule: string | undefined }) {
  const { html, language } = compiled;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rule === undefined) return;
    const wanted = article.current?.querySelector<HTMLElement>(`[id="rule-${CSS.escape(rule)}"]`);
    wanted?.classList.add("marked");
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }, [html, rule]);
  return <article class="rules" lang={language} ref={article} dangerouslySetInnerHTML={{ __html: html }} />;
}

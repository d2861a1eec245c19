/** The numbered rules, as docs/rules and the modules word them. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { sectionsOf } from "./contents.ts";
import type { Section } from "./contents.ts";
import { MARKS, filled, signOf } from "./filled.ts";
import { RulesSearch } from "./searchBox.tsx";
import type { RulesSpot } from "./searchBox.tsx";
import { isForeign } from "../inLanguage.ts";
import type { CompiledRules, RulesSource } from "../source.ts";
import { t } from "../../../words/index.ts";
import "./rules.css";
import "../../ui/ui.css";
import "./contents.css";
import { Fetched } from "../../ui/lazy.tsx";
import { useNear } from "../../ui/near.tsx";

interface RulesProps {
  readonly source: RulesSource;
  /** Modules whose rules can be turned to. */
  readonly modules?: readonly string[] | undefined;
  /** The module that is wanted first, and the rule. */
  readonly module?: string | undefined;
  readonly rule: string | undefined;
}

const NO_MODULES: readonly string[] = [];

/**
 * The rules of a game and of modules in a sheet, one of them at a time; the one that has the rule wanted comes first.
 * Links are followed inside of it, so that nobody loses what lies below.
 */
export function Rules({ source, modules = NO_MODULES, module, rule }: RulesProps) {
  const wanted = { module: module ?? (rule === undefined ? undefined : source.moduleOf(rule)), rule };
  const [spot, show] = useState<RulesSpot>(wanted);
  const known = useMemo(() => modules.filter((id) => source.modules.includes(id)), [modules, source]);
  return (
    <>
      <RulesSearch source={source} modules={known} onPick={show} />
      {known.length > 0 && (
        <div class="seat-tabs rules-tabs" role="group" aria-label={t.rulesPage.games}>
          {[undefined, ...known].map((id) => (
            <button
              key={id}
              type="button"
              class={id === spot.module ? "seat-tab chosen" : "seat-tab"}
              aria-pressed={id === spot.module}
              onClick={() => show({ module: id, rule: undefined })}
            >
              {id === undefined ? source.name : source.titleOf(id)}
            </button>
          ))}
        </div>
      )}
      {spot.module !== undefined && !known.includes(spot.module) && <h3>{source.titleOf(spot.module)}</h3>}
      <RulesText key={spot.module} source={source} spot={spot} onFollow={show} />
    </>
  );
}

interface TextProps {
  readonly source: RulesSource;
  readonly spot: RulesSpot;
  /** Shows what a link leads to; without it the page goes there. */
  readonly onFollow?: ((spot: RulesSpot) => void) | undefined;
}

/** One text. */
export function RulesText({ source, spot, onFollow }: TextProps) {
  const [compiled, setCompiled] = useState<CompiledRules | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const { module } = spot;
  useEffect(() => {
    source.text(module).then(setCompiled, () => setFailed(true));
  }, [source, module]);
  if (hasFailed) return <p role="alert">{t.common.loadFailed}</p>;
  if (compiled === undefined) return <p class="quiet loading">{t.common.loading}</p>;
  return (
    <>
      {isForeign(compiled) && <p class="quiet">{t.rulesPage.foreign}</p>}
      {/* The game's own text says so itself. */}
      {module !== undefined && MARKS.some((mark) => compiled.html.includes(`data-mark="${mark}"`)) && <Signs />}
      <div class="rules-and-contents">
        <Contents
          sections={sectionsOf(compiled)}
          language={compiled.language}
          onPick={onFollow && ((section) => onFollow({ module, rule: undefined, section }))}
        />
        <Article source={source} compiled={compiled} spot={spot} onFollow={onFollow} />
      </div>
    </>
  );
}

/** What the signs in a text mean. */
function Signs() {
  const { marks, signs } = t.rules;
  return (
    <details class="rule-signs">
      <summary>{signs.title}</summary>
      <p>{signs.none}</p>
      {MARKS.map((mark) => (
        <p key={mark}>
          <b class="rule-mark">
            <span aria-hidden="true">{signOf(mark)}</span> {marks[mark]}
          </b>{" "}
          {signs[mark]}
        </p>
      ))}
    </details>
  );
}

interface ArticleProps extends TextProps {
  readonly compiled: CompiledRules;
}

function Article({ source, compiled, spot, onFollow }: ArticleProps) {
  const { html, language } = compiled;
  const article = useRef<HTMLElement>(null);
  /** Texts and the examples between them, in turn. */
  const parts = useMemo(() => filled(html, source).split(/<!--example ([\w-]+)-->/), [html, source]);
  useEffect(() => {
    const { rule, section } = spot;
    const id = rule === undefined ? section : `rule-${rule}`;
    if (id === undefined) return undefined;
    const wanted = article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (rule !== undefined) wanted?.classList.add("marked");
    wanted?.scrollIntoView({ block: rule === undefined ? "start" : "center" });
    wanted?.focus({ preventScroll: true });
    return () => wanted?.classList.remove("marked");
  }, [parts, spot]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a") : undefined;
    const { rule, module } = link?.dataset ?? {};
    if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey || (rule ?? module) === undefined) return;
    event.preventDefault();
    onFollow(rule === undefined ? { module, rule } : { module: source.moduleOf(rule), rule });
  };
  return (
    // Links have the keyboard; this only says where they lead.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article class="rules" lang={language} ref={article} onClick={follow}>
      {parts.map((part, at) =>
        at % 2 ? (
          <Example key={part} id={part} source={source} />
        ) : (
          <div key={at} class="rules-part" dangerouslySetInnerHTML={{ __html: part }} />
        ),
      )}
    </article>
  );
}

/** What a text of rules holds, section by section. Beside the text where there is room, else folded above it. */

/** Shorter texts are seen at a glance. */
const FEW = 3;
/** As in the style sheet. */
const HAS_ROOM = "(min-width: 70rem)";

interface ContentsProps {
  readonly sections: readonly Section[];
  /** The language of the text. */
  readonly language: string;
  /** Shows a section; without it the address goes there. */
  readonly onPick?: ((section: string) => void) | undefined;
}

export function Contents({ sections, language, onPick }: ContentsProps) {
  if (sections.length < FEW) return undefined;
  const words = t.rules;
  return (
    <details class="rules-contents" open={!onPick && matchMedia(HAS_ROOM).matches}>
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ul lang={language}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (!onPick) return;
                  event.preventDefault();
                  onPick(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** The place of an example in the rules: what shows it is fetched when somebody comes near. */

export function Example({ id, source }: { readonly id: string; readonly source: RulesSource }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <figure ref={place} class="example" id={`example-${id}`}>
      {isNear && <Fetched load={source.example}>{(Shown) => <Shown id={id} />}</Fetched>}
    </figure>
  );
}

/** Shows the numbered rules from docs/rules and the modules. */
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
  /** Modules whose rules the reader can switch to. */
  readonly modules?: readonly string[] | undefined;
  /** The module and rule to show first. */
  readonly module?: string | undefined;
  readonly rule: string | undefined;
}

const NO_MODULES: readonly string[] = [];

/**
 * The rules of a game and its modules in a sheet, one text at a time, starting with the one that has the requested
 * rule. Links stay inside the sheet, so that nobody loses what is below it.
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
  /** Follows a link; without it, the page navigates. */
  readonly onFollow?: ((spot: RulesSpot) => void) | undefined;
}

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
      {/* The game's own text explains them itself. */}
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
  /** Texts and examples, alternating. */
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

/** The table of contents: beside the text if there is room, else folded above it. */

/** Shorter texts need none. */
const FEW = 3;
/** Same as in the style sheet. */
const HAS_ROOM = "(min-width: 70rem)";

interface ContentsProps {
  readonly sections: readonly Section[];
  /** The text's language. */
  readonly language: string;
  /** Shows a section; without it, the address changes. */
  readonly onPick?: ((section: string) => void) | undefined;
}

function Contents({ sections, language, onPick }: ContentsProps) {
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

/** An example in the rules. Loads when the reader scrolls near it. */

function Example({ id, source }: { readonly id: string; readonly source: RulesSource }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <figure ref={place} class="example" id={`example-${id}`}>
      {isNear && <Fetched load={source.example}>{(Shown) => <Shown id={id} />}</Fetched>}
    </figure>
  );
}

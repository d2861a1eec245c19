/** The numbered rules, as docs/rules/metro.md words them. */
import { useEffect, useRef } from "preact/hooks";
import source from "../../../../docs/rules/metro.md?raw";
import { Markdown } from "./markdown.tsx";
import "./rules.css";

export function Rules({ rule }: { readonly rule: string | undefined }) {
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

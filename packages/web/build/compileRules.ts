/**
 * Compiles the rules to HTML when the page is built. It knows no language and adds no words of its own.
 *
 * - A paragraph that starts with a bold number is a rule, with `id="rule-3.4"` as its anchor. Its number, rule numbers
 *   in running text (`data-rule`) and links to a module's rules (`data-module`) become links, and the page fills in
 *   their addresses. Other links lead to files of the project, so only their text is kept.
 * - `◆` starts a ruling of ours, `◇` something that is not printed. Either runs to the next sign or to the end of the
 *   paragraph, and the page explains it in words (`data-mark`).
 * - `<!-- example: id -->` on its own line marks where the page puts an example.
 * - The section for scripts is folded, and has no place among the sections.
 */
import { Marked } from "marked";
import type { CompiledRules } from "../src/kit/rules/source.ts";
import { splitScripts } from "./optionCodes.ts";

const RULE = /^\*\*((?:\d+|[A-Z]{2})(?:\.\d+)*)\*\*/;
/** Newlines between blocks mean nothing; those inside one are spaces. */
const BETWEEN_BLOCKS = /(<\/?(?:h\d|li|p|table|tbody|td|th|thead|tr|ul)>|<!--example [\w-]+-->)\s+/g;
const EXAMPLE = /^<!-- example: ([a-z\d-]+) -->\s*$/;
/** A rule number in running text, outside tags, links and code. */
const NUMBER = /(<code>.*?<\/code>|<a .*?<\/a>|<[^>]*>)|(?<![\w.-])((?:\d{1,2}|[A-Z]{2})\.\d{1,2})(?!\w|\.\d)/gs;
const MODULE = /\/modules\/([a-z-]+)\/rules(?:\.[\w-]+)?\.md$/;

export function compileRules(source: string): Omit<CompiledRules, "language"> {
  const numbers: string[] = [];
  const examples: string[] = [];
  const { rules, scripts } = splitScripts(source);
  let sections = 0;
  let isForScripts = false;
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        // The surrounding page or sheet has the first heading.
        if (depth === 1) return "";
        const words = this.parser.parseInline(tokens);
        return depth === 2 ? `<h2 id="section-${++sections}" tabindex="-1">${words}</h2>` : `<h3>${words}</h3>`;
      },
      html({ text }) {
        const id = EXAMPLE.exec(text)?.[1];
        if (id === undefined) return "";
        examples.push(id);
        return `<!--example ${id}-->`;
      },
      paragraph({ raw, tokens }) {
        const words = this.parser.parseInline(tokens);
        const number = RULE.exec(raw)?.[1];
        if (number === undefined) return `<p>${withSigns(withLinks(words))}</p>`;
        numbers.push(number);
        const text = withSigns(withLinks(words.slice(`<b>${number}</b>`.length)));
        return `<p id="rule-${number}" class="rule" tabindex="-1">${linkTo(number, "rule-no")}${text}</p>`;
      },
      listitem({ tokens }) {
        return `<li>${withLinks(this.parser.parse(tokens))}</li>`;
      },
      strong({ tokens }) {
        return `<b>${this.parser.parseInline(tokens)}</b>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const module = MODULE.exec(href)?.[1];
        return module === undefined ? words : `<a data-module="${module}">${words}</a>`;
      },
      tablecell({ header, tokens }) {
        const words = this.parser.parseInline(tokens);
        return header ? `<th scope="col">${words}</th>` : `<td>${isForScripts ? withLinks(words) : words}</td>`;
      },
    },
  });
  const compiled = (text: string): string => marked.parse(text, { async: false }).replaceAll(BETWEEN_BLOCKS, "$1");
  const html = compiled(rules);
  if (!scripts) return { html, numbers, examples };
  isForScripts = true;
  const folded = `<details class="rules-scripts"><summary>${scripts.heading}</summary>${compiled(scripts.body)}</details>`;
  return { html: html + folded, numbers, examples };
}

function linkTo(rule: string, kind?: string): string {
  return `<a${kind === undefined ? "" : ` class="${kind}"`} data-rule="${rule}">${rule}</a>`;
}

/** Turns rule numbers into links to the rules. */
function withLinks(html: string): string {
  return html.replaceAll(NUMBER, (whole, other: string | undefined, rule: string) =>
    other === undefined ? linkTo(rule) : whole,
  );
}

const SIGNS: Readonly<Record<string, string>> = { "◆": "ruling", "◇": "unprinted" };

/** Marks the text after a sign, to tell it from the rulebook's own. */
function withSigns(html: string): string {
  let isOpen = false;
  const marked = html.replaceAll(
    /\s*(?:(<code>.*?<\/code>)|([◆◇]))/gs,
    (whole, code: string | undefined, sign: string) => {
      if (code !== undefined) return whole;
      const kind = SIGNS[sign] ?? "";
      const begun = `${isOpen ? "</span> " : " "}<span class="${kind}"><i data-mark="${kind}"></i>`;
      isOpen = true;
      return begun;
    },
  );
  return isOpen ? `${marked}</span>` : marked;
}

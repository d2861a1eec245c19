/**
 * The rules in words as HTML, made when the page is built; it knows no language, and puts in no words of its own.
 *
 * - A paragraph that begins with a bold number is a rule, and can be pointed at by it: `id="rule-3.4"`. Its number, and
 *   numbers of rules in running text, are links that the page gives addresses to (`data-rule`); so are links to the rules
 *   of modules (`data-module`). Other links are shown as their words: they lead to files of the project.
 * - `◆` begins what is a ruling of ours, `◇` what is printed nowhere; either goes as far as the next sign or the end of
 *   the paragraph. The page says in words what they are (`data-mark`).
 * - `<!-- example: id -->` on a line of its own is where the page puts an example.
 */
import { Marked } from "marked";
import type { CompiledRules } from "../src/kit/rules/source.ts";

const RULE = /^\*\*((?:\d+|[A-Z]{2})(?:\.\d+)*)\*\*/;
/** Lines that end after a block have nothing to say; those inside one are spaces. */
const BETWEEN_BLOCKS = /(<\/?(?:h\d|li|p|table|tbody|td|th|thead|tr|ul)>|<!--example [\w-]+-->)\s+/g;
const EXAMPLE = /^<!-- example: ([a-z\d-]+) -->\s*$/;
/** A number of a rule in running text, as far as no tag and no code is around it. */
const NUMBER = /(<code>.*?<\/code>|<a .*?<\/a>|<[^>]*>)|(?<![\w.-])((?:\d{1,2}|[A-Z]{2})\.\d{1,2})(?!\w|\.\d)/gs;
const MODULE = /\/modules\/([a-z-]+)\/rules(?:\.[\w-]+)?\.md$/;

export function compileRules(source: string): Omit<CompiledRules, "language"> {
  const numbers: string[] = [];
  const examples: string[] = [];
  let sections = 0;
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        // The page or sheet around it has the first heading.
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
        return header ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
      },
    },
  });
  const html = marked.parse(source, { async: false }).replaceAll(BETWEEN_BLOCKS, "$1");
  return { html, numbers, examples };
}

function linkTo(rule: string, kind?: string): string {
  return `<a${kind === undefined ? "" : ` class="${kind}"`} data-rule="${rule}">${rule}</a>`;
}

/** Numbers of rules become links to them. */
function withLinks(html: string): string {
  return html.replaceAll(NUMBER, (whole, other: string | undefined, rule: string) =>
    other === undefined ? linkTo(rule) : whole,
  );
}

const SIGNS: Readonly<Record<string, string>> = { "◆": "ruling", "◇": "unprinted" };

/** What stands behind a sign is told apart from what is the rulebook's. */
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

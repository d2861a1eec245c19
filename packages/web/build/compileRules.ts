/**
 * The rules in words as HTML, made when the page is built. A paragraph that begins with a bold number is a rule, and can
 * be pointed at by it. Links are shown as their words: they lead to files of the project.
 */
import { Marked } from "marked";
import type { CompiledRules } from "../src/parts/rules/source.ts";

const RULE = /^\*\*((?:\d+|[A-Z]{2})(?:\.\d+)*)\*\*/;
/** Lines that end after a block have nothing to say; those inside one are spaces. */
const BETWEEN_BLOCKS = /(<\/?(?:h\d|li|p|table|tbody|td|th|thead|tr|ul)>)\s+/g;

export function compileRules(source: string): Omit<CompiledRules, "language"> {
  const numbers: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        // The page or sheet around it has the first heading.
        if (depth === 1) return "";
        const level = depth === 2 ? "h2" : "h3";
        return `<${level}>${this.parser.parseInline(tokens)}</${level}>`;
      },
      paragraph({ raw, tokens }) {
        const words = this.parser.parseInline(tokens);
        const number = RULE.exec(raw)?.[1];
        if (number === undefined) return `<p>${words}</p>`;
        numbers.push(number);
        return `<p id="rule-${number}" class="rule" tabindex="-1">${words}</p>`;
      },
      strong({ tokens }) {
        return `<b>${this.parser.parseInline(tokens)}</b>`;
      },
      link({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      tablecell({ header, tokens }) {
        const words = this.parser.parseInline(tokens);
        return header ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
      },
    },
  });
  const html = marked.parse(source, { async: false }).replaceAll(BETWEEN_BLOCKS, "$1");
  return { html, numbers };
}

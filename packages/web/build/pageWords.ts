/** The first file of the page in a language: it says little, but that before any script runs. */
import { page as de } from "../src/parts/words/de/page.ts";
import { page as en } from "../src/parts/words/en/page.ts";
import { page as ptBR } from "../src/parts/words/pt-BR/page.ts";

export const PAGES: Readonly<Record<string, typeof en>> = { en, de, "pt-BR": ptBR };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** English as it is written, in the words of another language. */
export function pageIn(language: string, html: string): string {
  const words = PAGES[language];
  if (!words) throw new RangeError(`no words of the page in ${language}`);
  const put = (text: string, pattern: RegExp, by: string): string => {
    if (!pattern.test(text)) throw new Error(`the page has no ${String(pattern)}`);
    return text.replace(pattern, () => by);
  };
  const named = put(html, /<html lang="[^"]*"/, `<html lang="${language}"`);
  const described = put(
    named,
    /<meta name="description" content="[^"]*"/,
    `<meta name="description" content="${escaped(words.description)}"`,
  );
  return put(described, /<noscript>[^<]*<\/noscript>/, `<noscript>${escaped(words.noScript)}</noscript>`);
}

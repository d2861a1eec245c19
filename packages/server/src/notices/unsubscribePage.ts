/** The page that stops e-mails: without scripts, for whoever clicked in an e-mail on any device. */
import { createHash } from "node:crypto";
import type { Language } from "../language.ts";
import { escaped } from "../previews/linkTags.ts";
import { WORDS } from "./words.ts";

/** Its own sheet, which the policy of contents has to allow by its hash. */
const STYLE =
  ":root{color-scheme:light dark}body{margin:2rem auto;padding:0 1rem;max-width:34rem;font:1.125rem/1.5 system-ui,sans-serif}button{min-height:3rem;padding:0 1.25rem;border:0;border-radius:.75rem;background:#2a63d6;color:#fff;font:inherit;font-weight:600}";
export const UNSUBSCRIBE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function unsubscribePage(
  language: Language,
  { token, isDone }: { readonly token: string; readonly isDone: boolean },
): string {
  const { title, ask, button, done } = WORDS[language].mail.offPage;
  const action = `/api/notices/unsubscribe?token=${encodeURIComponent(token)}`;
  const content = isDone
    ? `<p>${escaped(done)}</p><p><a href="/notices">Interchange</a></p>`
    : `<form method="post" action="${escaped(action)}"><p>${escaped(ask)}</p><button>${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title><style>${STYLE}</style><main><h1>${escaped(title)}</h1>${content}</main></html>`;
}

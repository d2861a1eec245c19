/** The page that stops e-mails: without scripts, for whoever clicked in an e-mail on any device. */
import type { Language } from "../language.ts";
import { escaped } from "../previews/linkTags.ts";
import { WORDS } from "./words.ts";

export function unsubscribePage(
  language: Language,
  { token, isDone }: { readonly token: string; readonly isDone: boolean },
): string {
  const { title, ask, button, done } = WORDS[language].mail.offPage;
  const action = `/api/notices/unsubscribe?token=${encodeURIComponent(token)}`;
  const content = isDone
    ? `<p>${escaped(done)}</p>`
    : `<form method="post" action="${escaped(action)}"><p>${escaped(ask)}</p><button>${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title><main><h1>${escaped(title)}</h1>${content}</main></html>`;
}

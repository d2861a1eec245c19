/**
 * A board to embed in other sites. Plain HTML without scripts: stepping through the game uses links, so none of our
 * code runs on someone else's page.
 */
import type { Language } from "../language.ts";
import { escaped } from "./linkTags.ts";
import type { Looked } from "./previews.ts";
import { TITLES } from "./titles.ts";

export interface EmbedWish {
  readonly step: number | undefined;
  readonly theme: "light" | "dark";
  readonly language: Language;
}

interface Words {
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly open: string;
  readonly move: (step: number, of: number) => string;
  readonly board: (names: string) => string;
  readonly none: string;
}

/** Its few texts. The page's catalogue belongs to the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    first: "First position",
    back: "One move back",
    forward: "One move forward",
    last: "Last position",
    open: "Open on Interchange",
    move: (step, of) => `Move ${step} of ${of}`,
    board: (names) => `The board: ${names}`,
    none: "This game can't be shown here.",
  },
  de: {
    first: "Erste Stellung",
    back: "Einen Zug zurück",
    forward: "Einen Zug weiter",
    last: "Letzte Stellung",
    open: "Bei Interchange öffnen",
    move: (step, of) => `Zug ${step} von ${of}`,
    board: (names) => `Der Spielplan: ${names}`,
    none: "Diese Partie kann hier nicht gezeigt werden.",
  },
  "pt-BR": {
    first: "Primeira posição",
    back: "Voltar uma jogada",
    forward: "Avançar uma jogada",
    last: "Última posição",
    open: "Abrir no Interchange",
    move: (step, of) => `Jogada ${step} de ${of}`,
    board: (names) => `O tabuleiro: ${names}`,
    none: "Esta partida não pode ser exibida aqui.",
  },
};

/** How many seconds until a running game is reloaded. */
const AGAIN = 20;

function page(language: string, theme: string, title: string, head: string, body: string): string {
  return `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/embed.css">${head}</head><body>${body}</body></html>`;
}

export function embedPage({ info, shown }: Looked, { step, theme, language }: EmbedWish): string | undefined {
  // Anyone with the link may watch, but an embed is public.
  if (!shown || (!info.isPublic && !shown.isOver)) return undefined;
  const words = WORDS[language];
  const at = Math.min(step ?? shown.steps, shown.steps);
  const isLast = at === shown.steps;
  const to = (where: number): string =>
    escaped(`/embed/${info.id}?${where === shown.steps ? "" : `at=${where}&`}theme=${theme}&lang=${language}`);
  const link = (where: number, label: string, sign: string, isOff: boolean): string =>
    isOff
      ? `<span aria-hidden="true">${sign}</span>`
      : `<a href="${to(where)}" aria-label="${escaped(label)}" title="${escaped(label)}">${sign}</a>`;
  const title = `${TITLES[info.game] ?? info.game}: ${shown.names.join(", ")}`;
  const again = isLast && !shown.isOver ? `<meta http-equiv="refresh" content="${AGAIN}">` : "";
  const picture = escaped(`/preview/${info.id}.svg?at=${at}&theme=${theme}&seq=${shown.seq}`);
  return page(
    language,
    theme,
    title,
    again,
    [
      `<main><img src="${picture}" alt="${escaped(words.board(shown.names.join(", ")))}">`,
      `<nav>${link(0, words.first, "«", at === 0)}${link(at - 1, words.back, "‹", at === 0)}`,
      `<b>${escaped(words.move(at, shown.steps))}</b>`,
      `${link(at + 1, words.forward, "›", isLast)}${link(shown.steps, words.last, "»", isLast)}`,
      `<a class="open" target="_blank" rel="noopener" href="/at/${info.id}${isLast ? "" : `?at=${at}`}">${escaped(words.open)}</a></nav></main>`,
    ].join(""),
  );
}

export function noEmbed({ theme, language }: Omit<EmbedWish, "step">): string {
  const { none } = WORDS[language];
  return page(language, theme, "Interchange", "", `<main><p>${escaped(none)}</p></main>`);
}

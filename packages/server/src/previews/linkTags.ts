/** The tags in the page's head that describe a table to programs that show link cards. */
import { isBotName, onLadder } from "@interchange/games";
import type { Language } from "../language.ts";
import { LINK_WORDS } from "./linkWords.ts";
import type { LinkWords, Page } from "./linkWords.ts";
import type { Looked } from "./previews.ts";
import { TITLES } from "./titles.ts";

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface LinkWish {
  /** The server's public origin. Without it there is no picture, because its address must be absolute. */
  readonly origin: string | undefined;
  readonly step: number | undefined;
  readonly language: Language;
}

export function withTags(
  page: string,
  { info, shown, waiting, host }: Looked,
  { origin, step, language }: LinkWish,
): string {
  const words = LINK_WORDS[language];
  const game = TITLES[info.game] ?? info.game;
  const people = info.seats.flatMap(
    ({ name, mind }) => name ?? (mind.kind === "bot" && isBotName(mind.bot) ? words.bots[onLadder(mind.bot)] : []),
  );
  const names = shown?.names ?? people;
  const isInvitation = info.state === "open" && host !== undefined;
  const picture = shown ?? waiting;
  const at = step === undefined || !shown ? "" : `?at=${Math.min(step, shown.steps)}`;
  return withMeta(page, {
    "og:site_name": "Interchange",
    "og:type": "website",
    "og:title": isInvitation ? words.invites(host, game) : names.length ? `${game}: ${names.join(", ")}` : game,
    "og:locale": words.locale,
    "og:description": about(info, shown?.isOver ?? false, words),
    "og:url": origin && `${origin}/at/${info.id}${at}`,
    "og:image": picture && origin && `${origin}/preview/${info.id}.png${at}`,
    "twitter:card": picture && origin && "summary_large_image",
  });
}

/** Describes a page that is no table: its address is `/rules/metro` or the like. */
export function withPageTags(
  page: string,
  { which, game, path }: { readonly which: Page; readonly game: string | undefined; readonly path: string },
  { origin, language }: Pick<LinkWish, "origin" | "language">,
): string {
  const { locale, pages } = LINK_WORDS[language];
  const { title, about: description } = pages[which];
  const name = game === undefined ? undefined : TITLES[game];
  const full = name === undefined ? title : `${title}: ${name}`;
  const named = page
    .replace(/<title>[^<]*/, () => `<title>${escaped(full)} · Interchange`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description));
  return withMeta(named, {
    "og:site_name": "Interchange",
    "og:type": "website",
    "og:title": full,
    "og:locale": locale,
    "og:description": description,
    "og:url": origin && origin + path,
    "og:image": origin && `${origin}/icons/icon-512.png`,
    "twitter:card": origin && "summary",
  });
}

function withMeta(page: string, tags: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(tags)
    .filter((tag): tag is [string, string] => tag[1] !== undefined)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  return page.replace("</head>", () => `${written.join("")}</head>`);
}

function about({ state, seats, points }: Looked["info"], isOver: boolean, words: LinkWords): string {
  if (state === "open") {
    const free = seats.filter(({ name, mind }) => mind.kind === "person" && name === undefined).length;
    return words.free(free, seats.length);
  }
  if (!isOver) return words.playing;
  return points ? points.join(" : ") : words.finished;
}

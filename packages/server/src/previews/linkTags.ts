/** The tags in the page's head that describe a table to programs that show link cards. */
import { isBotName, onLadder } from "@interchange/games";
import type { Language } from "../language.ts";
import { LINK_WORDS } from "./linkWords.ts";
import type { LinkWords } from "./linkWords.ts";
import type { Looked } from "./previews.ts";
import { TITLES } from "./previews.ts";

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface LinkWish {
  /** The server's public origin. Without it there is no picture, because its address must be absolute. */
  readonly origin: string | undefined;
  readonly step: number | undefined;
  readonly language: Language;
}

export function withTags(page: string, { info, shown }: Looked, { origin, step, language }: LinkWish): string {
  const words = LINK_WORDS[language];
  const game = TITLES[info.game] ?? info.game;
  const people = info.seats.flatMap(
    ({ name, mind }) => name ?? (mind.kind === "bot" && isBotName(mind.bot) ? words.bots[onLadder(mind.bot)] : []),
  );
  const names = shown?.names ?? people;
  const at = step === undefined || !shown ? "" : `?at=${Math.min(step, shown.steps)}`;
  const tags: Readonly<Record<string, string | undefined>> = {
    "og:site_name": "Interchange",
    "og:type": "website",
    "og:title": names.length ? `${game}: ${names.join(", ")}` : game,
    "og:locale": words.locale,
    "og:description": about(info, shown?.isOver ?? false, words),
    "og:url": origin && `${origin}/at/${info.id}${at}`,
    "og:image": shown && origin && `${origin}/preview/${info.id}.png${at}`,
    "twitter:card": shown && origin && "summary_large_image",
  };
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

/** What programs that show links are told of a table, in the head of the page. */
import type { Looked } from "./previews.ts";
import { TITLES } from "./previews.ts";

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `origin` is where people reach the server; without one there is no picture, since its address must be whole. */
export function withTags(
  page: string,
  { info, shown }: Looked,
  origin: string | undefined,
  step: number | undefined,
): string {
  const game = TITLES[info.game] ?? info.game;
  const people = info.seats.flatMap(({ name, mind }) => name ?? (mind.kind === "bot" ? mind.bot : []));
  const names = shown?.names ?? people;
  const at = step === undefined || !shown ? "" : `?at=${Math.min(step, shown.steps)}`;
  const tags: Readonly<Record<string, string | undefined>> = {
    "og:site_name": "Interchange",
    "og:type": "website",
    "og:title": names.length ? `${game}: ${names.join(", ")}` : game,
    "og:description": about(info, shown?.isOver ?? false),
    "og:url": origin && `${origin}/at/${info.id}${at}`,
    "og:image": shown && origin && `${origin}/preview/${info.id}.png${at}`,
    "twitter:card": shown && origin && "summary_large_image",
  };
  const written = Object.entries(tags)
    .filter((tag): tag is [string, string] => tag[1] !== undefined)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  return page.replace("</head>", () => `${written.join("")}</head>`);
}

function about({ state, seats, points }: Looked["info"], isOver: boolean): string {
  if (state === "open") {
    const free = seats.filter(({ name, mind }) => mind.kind === "person" && name === undefined).length;
    return free === 1 ? "One seat is free." : `${free} of ${seats.length} seats are free.`;
  }
  if (!isOver) return "Being played now.";
  return points ? points.join(" : ") : "Finished.";
}

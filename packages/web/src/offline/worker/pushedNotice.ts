/**
 * What to show of a push message: declarative web push, which browsers that know it show without us. Every message has
 * to be shown, or browsers take the permission away.
 */
export interface PushedNotice extends NotificationOptions {
  readonly title: string;
}

/** Phones need a bitmap here, not SVG. */
const ICON = "/icons/icon-192.png";

export function pushedNotice(text: string | undefined, origin: string): PushedNotice {
  const { title, body, tag, lang, navigate } = notificationIn(text);
  return {
    title: typeof title === "string" ? title : "Interchange",
    icon: ICON,
    ...(typeof body === "string" && { body }),
    // The page's own notice of a table has the same tag, so there is only one.
    ...(typeof tag === "string" && { tag }),
    ...(typeof lang === "string" && { lang }),
    data: { path: pathOf(navigate, origin) },
  };
}

function notificationIn(text = ""): Readonly<Record<string, unknown>> {
  try {
    const { notification } = JSON.parse(text) as { readonly notification?: unknown };
    return typeof notification === "object" && notification !== null ? (notification as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only pages of this server are opened. */
function pathOf(navigate: unknown, origin: string): string {
  if (typeof navigate !== "string" || !URL.canParse(navigate)) return "/";
  const { pathname, origin: there } = new URL(navigate);
  return there === origin ? pathname : "/";
}

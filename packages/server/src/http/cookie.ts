/** The cookies: one identifies a person's device, the other a moderator. */
export const COOKIE = "interchange";
const MODERATOR = "interchange-moderator";
/** Moderators' cookies are sent nowhere else. */
const MODERATION = "/api/moderation";
/** The longest that browsers allow. */
const A_YEAR = 400 * 86_400;

export function secretIn(header: string | undefined): string | undefined {
  return contentOf(COOKIE, header);
}

/** Scripts can't read it, and other sites can't send it. */
export function cookieWith(secret: string, isSecure: boolean): string {
  return `${COOKIE}=${secret}; Path=/; Max-Age=${A_YEAR}; ${kept(isSecure)}`;
}

/** Makes a browser delete it. */
export function noCookie(isSecure: boolean): string {
  return `${COOKIE}=; Path=/; Max-Age=0; ${kept(isSecure)}`;
}

export function moderatorIn(header: string | undefined): string | undefined {
  return contentOf(MODERATOR, header);
}

/** Until the browser is closed. */
export function moderatorCookie(token: string, isSecure: boolean): string {
  return `${MODERATOR}=${token}; Path=${MODERATION}; ${kept(isSecure)}`;
}

export function noModeratorCookie(isSecure: boolean): string {
  return `${MODERATOR}=; Path=${MODERATION}; Max-Age=0; ${kept(isSecure)}`;
}

function contentOf(name: string, header: string | undefined): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`))?.[1];
}

function kept(isSecure: boolean): string {
  return `HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}

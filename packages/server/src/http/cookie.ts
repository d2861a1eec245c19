/** The cookie that identifies a person. */
export const COOKIE = "interchange";
/** The longest that browsers allow. */
const A_YEAR = 400 * 86_400;

export function secretIn(header: string | undefined): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`))?.[1];
}

/** Scripts can't read it, and other sites can't send it. */
export function cookieWith(secret: string, isSecure: boolean): string {
  return `${COOKIE}=${secret}; Path=/; Max-Age=${A_YEAR}; ${kept(isSecure)}`;
}

/** Makes a browser delete it. */
export function noCookie(isSecure: boolean): string {
  return `${COOKIE}=; Path=/; Max-Age=0; ${kept(isSecure)}`;
}

function kept(isSecure: boolean): string {
  return `HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}

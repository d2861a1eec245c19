/** The cookie that is an identity. */
export const COOKIE = "interchange";
/** Browsers keep none longer. */
const A_YEAR = 400 * 86_400;

export function secretIn(header: string | undefined): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`))?.[1];
}

/** No script can read it, and no other site can send it along. */
export function cookieWith(secret: string, isSecure: boolean): string {
  return `${COOKIE}=${secret}; Path=/; Max-Age=${A_YEAR}; ${kept(isSecure)}`;
}

/** Lets a browser forget it. */
export function noCookie(isSecure: boolean): string {
  return `${COOKIE}=; Path=/; Max-Age=0; ${kept(isSecure)}`;
}

function kept(isSecure: boolean): string {
  return `HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}

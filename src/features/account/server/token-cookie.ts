import type { Call } from '#/platform/http/call.ts';

/** The longest browsers keep a cookie. The session behind it ends after 30 days without a visit, on the server. */
const MAX_AGE = 400 * 86_400;

export function setTokenCookie(call: Call, token: string): void {
  call.setCookie(tokenCookie(token, MAX_AGE, call.origin));
}

export function clearTokenCookie(call: Call): void {
  call.setCookie(tokenCookie('', 0, call.origin));
}

function tokenCookie(token: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `Token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

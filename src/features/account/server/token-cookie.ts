import type { Call } from '#/platform/http/call.ts';

/** The longest browsers keep a cookie. The session behind it ends after 30 days without a visit, on the server. */
const MAX_AGE = 400 * 86_400;

export function setTokenCookie(call: Call, token: string): void {
  call.setCookie(tokenCookie(token, MAX_AGE, call.origin));
}

export function clearTokenCookie(call: Call): void {
  call.setCookie(tokenCookie('', 0, call.origin));
}

/** By which a browser is known again, also after a logout: a login from another one is told to the member. */
export function setDeviceCookie(call: Call, fresh: () => string): void {
  const known = /(?:^|;\s*)Device=([\w-]{22})/.exec(call.headers['cookie'] ?? '')?.[1];
  const secure = call.origin.startsWith('https:') ? '; Secure' : '';
  call.setCookie(`Device=${known ?? fresh()}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE}${secure}`);
}

function tokenCookie(token: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `Token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

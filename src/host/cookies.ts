import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

export const TOKEN_COOKIE = 'Token';

/** The one reader of cookies: what the page cache takes for nobody's must be nobody's to the API as well. */
export function cookiesOf({ headers }: { headers: IncomingHttpHeaders }): Record<string, string | undefined> {
  return headers.cookie ? parseCookie(headers.cookie) : {};
}

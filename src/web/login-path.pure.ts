import { internalPath } from '#/contract/internal-path.pure.ts';

/** Where the login button leads: /login?fromPage={current path, encoded}&{original query}. */
export function loginPath(pathname: string, search = ''): string {
  const query = search.replace(/^\?/, '');
  return `/login?fromPage=${encodeURIComponent(pathname)}${query ? `&${query}` : ''}`;
}

/** The way back after a login: that path with the original query, on our own site only. */
export function pathBack(loginSearch: string): string {
  const query = new URLSearchParams(loginSearch);
  const path = internalPath(query.get('fromPage'));
  query.delete('fromPage');
  if (!path || /^\/(login|register|forget)(?![\w-])/.test(path)) return '/';
  const rest = query.toString();
  return rest ? `${path}${path.includes('?') ? '&' : '?'}${rest}` : path;
}

/** Where a member is led who has to change the password first. */
export const PASSWORD_PATH = '/account#password';

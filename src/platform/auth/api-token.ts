/** What every token for programs begins with: logins have none, and scanners for leaked secrets can look for it. */
export const API_TOKEN_PREFIX = 'slk_';

export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX);

/** What a caller that came with a token may do. */
export interface TokenGrant {
  id: number;
  scopes: readonly string[];
}

/**
 * Which part of the API a call belongs to: `short_url` of `POST /api/v1/short_url/:Id`. A token may be limited to some of them.
 */
export function areaOf(key: string): string {
  const path = key.slice(key.indexOf(' ') + 1);
  const [, first = '', , third = ''] = path.split('/');
  return first === 'api' ? third : first;
}

/** `read` and `write` are for everything, `short_url:read` for one part. Who may write may read. */
export function covers(scopes: readonly string[], area: string, isWrite: boolean): boolean {
  const enough = isWrite ? ['write'] : ['read', 'write'];
  return enough.some((right) => scopes.includes(right) || scopes.includes(`${area}:${right}`));
}

/** What a request line asks for: a path on our host, or on the one it names itself. */
export interface Target {
  /** Begins with a slash, or is the `*` that means the whole server. */
  path: string;
  authority?: string;
}

const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * RFC 9112, 3.2: a path, a whole address as clients of proxies send it, or `*`. A fragment is nobody's business but the
 * browser's and is dropped. Undefined when it is none of these.
 */
export function readTarget(method: string, url: string): Target | undefined {
  if (url.startsWith('/')) return { path: url.includes('#') ? url.slice(0, url.indexOf('#')) : url };
  if (url === '*') return method === 'OPTIONS' ? { path: '*' } : undefined;
  const [, authority, rest = ''] = WHOLE_ADDRESS.exec(url) ?? [];
  if (authority === undefined) return undefined;
  if (rest === '' && method === 'OPTIONS') return { path: '*', authority };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, authority };
}

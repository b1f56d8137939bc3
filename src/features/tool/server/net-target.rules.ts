import { badTarget } from './tool-net.errors.ts';

export interface NetTarget {
  /** In ASCII, without brackets and without a dot at the end. */
  host: string;
  /** Only when the address named one. */
  port: number | undefined;
  url: string;
}

const LONGEST = 2048;

/** What a visitor typed: a domain, host:port, an address, or a whole URL. */
export function readTarget(text: string, scheme: 'http' | 'https'): NetTarget {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const url = URL.parse(hasScheme ? typed : `${scheme}://${bracketed(typed)}`);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password || typed.length > LONGEST) throw badTarget();
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (host === '') throw badTarget();
  return { host, port: url.port ? Number(url.port) : undefined, url: url.href };
}

/** An IPv6 address on its own is typed without brackets. */
function bracketed(text: string): string {
  return /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(text) ? `[${text}]` : text;
}

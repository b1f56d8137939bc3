export interface OutboundRequest {
  url: URL;
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What another site may be told; a token or an API key stays with the one it was meant for. */
const FOR_ANYONE = new Set(['accept', 'accept-encoding', 'accept-language', 'content-type']);

/** The address a redirect points to, if the answer is one. */
export function redirectTarget(from: URL, status: number, location: string | string[] | undefined): string | undefined {
  if (!REDIRECTS.has(status) || typeof location !== 'string') return undefined;
  // Header bytes arrive as Latin-1, while servers put UTF-8 there.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  return URL.parse(text, from.href)?.href ?? text;
}

/** The request that follows a redirect, by the rules browsers keep. */
export function redirected({ url, method, headers, body }: OutboundRequest, status: number, to: URL): OutboundRequest {
  const becomesGet = status === 303 ? method !== 'HEAD' : (status === 301 || status === 302) && method === 'POST';
  const kept = Object.entries(headers).filter(
    ([name]) => (to.origin === url.origin || FOR_ANYONE.has(name)) && !(becomesGet && name.startsWith('content-')),
  );
  const next = { url: to, headers: Object.fromEntries(kept) };
  return becomesGet ? { ...next, method: 'GET' } : { ...next, method, body };
}

import type { IncomingHttpHeaders } from 'node:http';
import { Client } from 'undici';
import { dial } from './dial.ts';
import type { Guard } from './guard.ts';
import { readBody } from './read-body.ts';
import { type OutboundRequest, redirectTarget } from './redirected.ts';

interface ExchangeOptions {
  guard: Guard;
  signal: AbortSignal;
  maxBytes: number;
  headersOnly: boolean;
  /** The body of a redirect is not read when it will be followed. */
  follow: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Size before inflating. */
  wireBytes: number;
  timings: { dns: number; connect: number; tls: number; firstByte: number };
  /** Where a redirect points to, when it is to be followed. */
  location?: string | undefined;
}

/** One request and its answer on a connection of their own: nothing checked for one is trusted for the next. */
export async function exchange(request: OutboundRequest, options: ExchangeOptions): Promise<Answer> {
  const { url, method, headers, body = null } = request;
  const { guard, signal, maxBytes, headersOnly, follow } = options;
  let timings = { dns: 0, connect: 0, tls: 0 };
  const client = new Client(url.origin, {
    pipelining: 0,
    allowH2: false,
    connect(_options, done) {
      dial(url, { guard, signal }).then(
        (dialled) => {
          timings = dialled.timings;
          done(null, dialled.socket);
        },
        (error) => done(error, null),
      );
    },
  });
  const started = performance.now();
  try {
    const sent = { path: url.pathname + url.search, method, headers, body, signal };
    const response = await client.request(sent);
    const firstByte = performance.now() - started - timings.dns - timings.connect - timings.tls;
    const location = follow ? redirectTarget(url, response.statusCode, response.headers['location']) : undefined;
    const encoding = String(response.headers['content-encoding'] ?? '').toLowerCase();
    const isUnread = headersOnly || location !== undefined;
    // Whoever reads no further must still listen: destroying the connection ends the body with an error.
    if (isUnread) response.body.on('error', () => {});
    const read = isUnread ? { body: Buffer.alloc(0), wireBytes: 0 } : await readBody(response.body, encoding, maxBytes);
    return {
      status: response.statusCode,
      headers: response.headers,
      timings: { ...timings, firstByte },
      location,
      ...read,
    };
  } finally {
    await client.destroy();
  }
}

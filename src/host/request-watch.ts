import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Answered } from '#/platform/http/answered.ts';
import { createAddressOf } from '#/platform/http/client-address.ts';
import { networkOf } from '#/platform/limits/place.ts';
import type { Log } from '#/platform/log/create-log.ts';
import type { RequestTrace } from '#/platform/log/request-trace.ts';
import type { Metrics } from '#/platform/metrics/metrics.ts';
import { readDataAddress } from '#/web/router-internals/data-address.pure.ts';
import type { Config } from './settings.ts';

const ON_PURPOSE = new Set(['/error', '/api/v1/error', '/readyz']);
/** Some addresses show what a failure looks like. */
export const failsOnPurpose = (path: string): boolean => ON_PURPOSE.has(readDataAddress(path)?.pathname ?? path);
/** Machines ask for them every few seconds. */
const PROBES = new Set(['/healthz', '/readyz']);

interface Seen {
  startedAt: number;
  /** What answered before Fastify was reached. */
  by: 'refused' | 'kept' | 'door';
  request: FastifyRequest | undefined;
  trace: RequestTrace | undefined;
}

/** On the request itself: a map beside it would be walked through by every garbage collection. */
const SEEN = Symbol('seen');

declare module 'node:http' {
  interface IncomingMessage {
    [SEEN]?: Seen;
  }
}

interface Needs {
  config: Pick<Config, 'LOG_REQUESTS' | 'LOG_ADDRESSES' | 'SLOW_REQUEST_MS' | 'TRUST_PROXY'>;
  log: Log;
  metrics: Metrics;
  tell: (answered: Answered) => unknown;
  /** Until then everybody is told to wait, which is no failure. */
  isReady: () => boolean;
  now: () => number;
}

export type RequestWatch = ReturnType<typeof createRequestWatch>;

/** One line and one observation for every request that comes over the network, whoever answers it. */
export function createRequestWatch({ config, log, metrics, tell, isReady, now }: Needs) {
  const addressOf = createAddressOf(config.TRUST_PROXY);
  const durations = metrics.histogram('souluo_http_request_duration_seconds', 'Time to answer, by route and status.');
  const isEachWritten = config.LOG_REQUESTS === 'all' && log.isLevelEnabled('info');
  let inFlight = 0;
  metrics.gauge('souluo_http_requests_in_flight', 'Requests that are being answered.', () => inFlight);
  /** Set when the pages are there. */
  const names = { pageOf: (_path: string): string => '(page)' };

  /** Remembers the last series: under load most requests are for the same page or redirect as the one before. */
  const observe = (ms: number, method: string, route: string, status: number): void => {
    if (last.method !== method || last.route !== route || last.status !== status)
      last = { method, route, status, observe: durations.of({ method, route, status: String(status) }) };
    last.observe(ms / 1000);
  };
  let last = { method: '', route: '', status: 0, observe: (_seconds: number): void => {} };

  function finish(raw: IncomingMessage, response: ServerResponse, one: Seen): void {
    inFlight -= 1;
    const ms = performance.now() - one.startedAt;
    const method = raw.method ?? '';
    const route = routeOf(one, raw, names.pageOf);
    const status = response.writableFinished ? response.statusCode : 499;
    observe(ms, method, route, status);
    const { id = '', error, queries = 0, queryMs = 0 } = one.trace ?? {};
    const isOnPurpose = status >= 500 && failsOnPurpose(pathOf(raw));
    tell({ at: now(), id, method, route, status, ms, isOnPurpose, error, queries, queryMs });
    const isSlow = ms >= config.SLOW_REQUEST_MS;
    const isBad = status >= 500 && isReady() && !isOnPurpose;
    if (isSlow || isBad ? config.LOG_REQUESTS !== 'off' : isEachWritten)
      write({
        raw,
        path: pathOf(raw),
        id,
        isSlow,
        isBad,
        line: { method, route, status, ms: Math.round(ms * 10) / 10 },
        one,
      });
  }

  function write({ raw, path, id, isSlow, isBad, line, one }: Written): void {
    const full = {
      request: id || undefined,
      ...line,
      ...(one.by === 'kept' && { kept: true }),
      ...(config.LOG_ADDRESSES !== 'off' && { address: shown(addressOf(raw), config.LOG_ADDRESSES) }),
    };
    const { queries = 0, queryMs = 0 } = one.trace ?? {};
    if (isSlow) log.warn({ ...full, queries, queryMs: Math.round(queryMs) }, 'slow request');
    else if (isBad) log.warn(full, 'failed request');
    else if (PROBES.has(path)) log.debug(full, 'request');
    else log.info(full, 'request');
  }

  return {
    names,
    enter(raw: IncomingMessage, response: ServerResponse): void {
      const one: Seen = { startedAt: performance.now(), by: 'door', request: undefined, trace: undefined };
      inFlight += 1;
      raw[SEEN] = one;
      response.on('close', () => finish(raw, response, one));
    },

    answeredBy(raw: IncomingMessage, by: Seen['by']): void {
      const one = raw[SEEN];
      if (one) one.by = by;
    },

    /** What everything that happens for this request is noted on. */
    traceOf(request: FastifyRequest): RequestTrace {
      const trace = { id: request.id, queries: 0, queryMs: 0 };
      const one = request.raw[SEEN];
      if (one) Object.assign(one, { request, trace });
      return trace;
    },

    newId: () => randomBytes(9).toString('base64url'),
  };
}

interface Written {
  raw: IncomingMessage;
  path: string;
  id: string;
  isSlow: boolean;
  isBad: boolean;
  line: object;
  one: Seen;
}

function routeOf({ by, request }: Seen, raw: IncomingMessage, pageOf: (path: string) => string): string {
  if (!request) return by === 'kept' ? pageOf(pathOf(raw)) : by === 'refused' ? '(refused)' : '(redirect)';
  const key = request.endpoint?.value.key;
  if (key) return key.slice(key.indexOf(' ') + 1);
  const { url } = request.routeOptions;
  if (url === '/*') return pageOf(pathOf(raw));
  return url ?? '(refused)';
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function shown(address: string, how: 'network' | 'full'): string {
  return how === 'full' ? address : networkOf(address);
}

import { performance } from 'node:perf_hooks';
import type { Outbound, OutboundResponse } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { NET_PORTS } from '../net-limits.pure.ts';
import { readTarget } from './net-target.rules.ts';
import { allBusy, asNetError } from './tool-net.errors.ts';

/** More at once would take sockets and time from pages. */
const MOST_AT_ONCE = 16;
const MOST_HOPS = 10;

export type ToolNetService = ReturnType<typeof createToolNetService>;

/** Looks outside on behalf of visitors. Every one of them goes through the guarded client. */
export function createToolNetService({ outbound }: { outbound: Outbound }) {
  let running = 0;

  /** One of a bounded number at a time, with failures in words for the visitor. */
  async function guarded<Result>(look: () => Promise<Result>): Promise<Result> {
    if (running >= MOST_AT_ONCE) throw allBusy();
    running += 1;
    try {
      return await look();
    } catch (error) {
      throw asNetError(error);
    } finally {
      running -= 1;
    }
  }

  async function knock(host: string, port: number) {
    const started = performance.now();
    const state = await outbound.openSocket({ host, port, timeoutMs: 3000 }).then(
      (socket) => {
        socket.destroy();
        return 'open' as const;
      },
      (error: unknown) => {
        if (!(error instanceof OutboundError)) throw error;
        if (error.code === 'refused') return 'closed' as const;
        if (error.code === 'timeout') return 'silent' as const;
        throw error;
      },
    );
    return { port, state, milliseconds: Math.round(performance.now() - started) };
  }

  return {
    guarded,

    dns: (target: string) =>
      guarded(async () => {
        const { host } = readTarget(target, 'https');
        return { host, records: await outbound.records(host) };
      }),

    http: (target: string) =>
      guarded(() => outbound.fetch(readTarget(target, 'https').url, { maxRedirects: 0, headersOnly: true })),

    /** A chain that breaks is an answer too: the hops before it are what the visitor wants to see. */
    redirects: (target: string) =>
      guarded(async () => {
        const { url } = readTarget(target, 'http');
        try {
          const answer = await outbound.fetch(url, { maxRedirects: MOST_HOPS, headersOnly: true });
          return { hops: hopsOf(answer), problem: '' };
        } catch (error) {
          if (!(error instanceof OutboundError) || error.redirects.length === 0) throw error;
          return { hops: [...error.redirects], problem: chainProblem(error) };
        }
      }),

    port: (target: string) =>
      guarded(async () => {
        const { host, port } = readTarget(target, 'http');
        const ports = port === undefined ? NET_PORTS : [port];
        return { host, ports: await Promise.all(ports.map((one) => knock(host, one))) };
      }),

    /** The same page, asked for in three ways. */
    compression: (target: string) =>
      guarded(async () => {
        const { url } = readTarget(target, 'https');
        const plain = await outbound.fetch(url, { headers: { 'accept-encoding': 'identity' } });
        const ways = await Promise.all(
          ['gzip', 'br'].map(async (asked) => {
            const answer = await outbound.fetch(plain.url, { headers: { 'accept-encoding': asked } });
            return { asked, got: String(answer.headers['content-encoding'] ?? ''), bytes: answer.wireBytes };
          }),
        );
        return { url: plain.url, ways, plainBytes: plain.body.length };
      }),
  };
}

function hopsOf({ redirects, url, status }: OutboundResponse) {
  return [...redirects, { url, status }];
}

function chainProblem({ code, redirects, message }: OutboundError): string {
  const seen = redirects.map(({ url }) => url);
  if (code === 'too_many_redirects')
    return new Set(seen).size < seen.length ? '跳转绕成了环，永远到不了终点' : `跳转超过 ${MOST_HOPS} 次`;
  return code === 'blocked' ? '下一跳指向内网或不允许的端口，没有继续' : message;
}

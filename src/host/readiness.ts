import type { FastifyInstance } from 'fastify';
import { unavailable } from '#/platform/http/app-error.ts';
import { failure } from '#/platform/http/failure.ts';

/** Whether migrations and shipped content are in, and how far they are. */
export interface Readiness {
  isReady: boolean;
  progress: string;
}

const API = /^\/api(?:[/?]|$)/;

/**
 * Until the shipped content is in, each request gets the waiting page, and the two health addresses say so to machines.
 */
export function guardReadiness(app: FastifyInstance, readiness: Readiness, canWrite: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = readiness.isReady && (await canWrite());
    return reply.code(ok ? 200 : 503).send({ ok, progress: readiness.progress });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (readiness.isReady || request.url === '/healthz' || request.url === '/readyz') return;
    reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'private, no-store' });
    if (API.test(request.url)) return reply.send(failure(unavailable(), () => {}).envelope);
    return reply.type('text/html; charset=utf-8').send(waitingPage(readiness.progress));
  });
}

function waitingPage(progress: string): string {
  const text = progress.replaceAll(/[<>&]/g, '');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width"><title>搜罗正在准备</title><body style="font:17px/1.8 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center;color-scheme:light dark"><h1 style="font-size:26px">搜罗正在准备</h1><p>${text || '马上就好'}</p></body></html>`;
}

import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drillOnEachEngine, launch, promised } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const CLIENTS = 8;
const ROUNDS = isLong ? 10 : 1;
/** A stop that waits for idle connections would take until its time limit of 10 s. */
const PROMPT_MS = promised(8000);

interface Asked {
  path: string;
  sentAt: number;
  status: number | undefined;
}

/** Asks on a connection that is kept, again and again, until the server has gone. */
async function visitUntilGone(origin: string, paths: string[], asked: Asked[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; ; turn++) {
    const path = paths[turn % paths.length] ?? '/';
    const entry: Asked = { path, sentAt: performance.now(), status: undefined };
    asked.push(entry);
    const isGone = await new Promise<boolean>((resolve) => {
      request(origin + path, { agent }, (response) => {
        text(response).then(
          () => {
            entry.status = response.statusCode;
            resolve(false);
          },
          () => resolve(true),
        );
      })
        .on('error', () => resolve(true))
        .end();
    });
    if (isGone) return agent.destroy();
  }
}

/** A form whose second half is sent only when told. */
function beginForm(origin: string): { request: ClientRequest; answer: Promise<{ status: number; Code: number }> } {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' };
  const sending = request(`${origin}/api/v1/log`, { method: 'POST', headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve).on('error', reject);
  }).then(async (response) => ({ status: response.statusCode ?? 0, ...JSON.parse(await text(response)) }));
  sending.write('Type=error&Mess');
  return { request: sending, answer };
}

drillOnEachEngine('SIGTERM under load', (newPlace) => {
  test('requests under way are answered, and the process ends soon with 0', async () => {
    const place = await newPlace();
    for (let round = 0; round < ROUNDS; round++) {
      const site = await launch(place);
      await site.ready();
      const asked: Asked[] = [];
      const paths = ['/declaration', '/api/v1/config', '/healthz', '/api/v1/friend_link/all', '/short'];
      const visitors = Array.from({ length: CLIENTS }, () => visitUntilGone(site.origin, paths, asked));
      const form = beginForm(site.origin);
      await expect.poll(() => asked.length).toBeGreaterThan(CLIENTS * 4);

      const stoppedAt = performance.now();
      const exit = site.stop();
      await pause(200);
      form.request.end('age=half');
      expect(await form.answer).toMatchObject({ status: 200, Code: 200 });
      expect(await exit, site.output()).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(PROMPT_MS);
      await Promise.all(visitors);
      const before = asked.filter(({ sentAt }) => sentAt < stoppedAt);
      expect(before.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });

  test('while it is still filling its data it ends with 0 too, and the next start goes on', async () => {
    const place = await newPlace();
    const site = await launch(place, { DEMO_CONTENT: 'on' });
    const progress = async () => {
      const reply = await fetch(`${site.origin}/readyz`).catch(() => undefined);
      return reply && (await reply.json()).progress;
    };
    await expect.poll(progress, { interval: 20 }).toMatch(/装载片库/);
    expect(await site.stop(), site.output()).toBe(0);
    const next = await launch(place, { DEMO_CONTENT: isLong ? 'on' : 'off' });
    await next.ready();
    expect(await (await fetch(`${next.origin}/api/v1/config`)).json()).toMatchObject({ Code: 200 });
    expect(await next.stop(), next.output()).toBe(0);
  });
});

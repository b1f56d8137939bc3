import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createOutbound, type Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { changedFacts } from './item.rules.ts';
import { createItemStore } from './item.store.ts';
import { createLinkService } from './link.service.ts';
import { createLinkStore } from './link.store.ts';

const HOUR = 3_600_000;
let server: Server;
let origin: string;
let status = 200;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.statusCode = status;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describeOnEachDatabase('links of market items', (open) => {
  async function aShelf(fetch?: Outbound['fetch']) {
    const database = await open();
    const clock = { now: Date.UTC(2026, 10, 15) };
    let changes = 0;
    const items = createItemStore(database);
    const links = createLinkService({
      links: createLinkStore(database),
      outbound: fetch ? { fetch } : createOutbound({ allow: [origin], ports: [80, 443] }),
      contentChanged: async () => {
        changes += 1;
      },
      now: () => clock.now,
    });
    const add = (link: string, more = {}) => {
      const facts = changedFacts(undefined, { title: '甲', price: 1, link, datum: 'wgs84', ...more }, (point) => point);
      return items.add({ ...facts, heat: 0, isSample: false, createdAt: clock.now });
    };
    const check = async () => {
      clock.now += HOUR;
      return links.check(AbortSignal.timeout(5000), () => {});
    };
    const log = async () =>
      (await links.list({ itemId: undefined, isDownOnly: false }, { limit: 50, offset: 0 })).checks;
    return { items, add, check, log, clock, changes: () => changes };
  }

  test.each([
    ['too_large', { verdict: 'ok', note: '页面可以打开' }],
    ['dns', { verdict: 'dead' }],
    ['bad_url', { verdict: 'dead' }],
    ['blocked', { verdict: 'dead' }],
    ['dns_silent', { verdict: 'unsure' }],
    ['timeout', { verdict: 'unsure' }],
    ['refused', { verdict: 'unsure' }],
  ] as const)('a look that ends with %s is noted as what it tells of the link', async (code, noted) => {
    const shelf = await aShelf(() => Promise.reject(new OutboundError(code)));
    await shelf.add(`${origin}/any`);
    await shelf.check();
    expect(await shelf.log()).toMatchObject([noted]);
  });

  test('what is stopped, or goes wrong here, says nothing about a link', async () => {
    for (const error of [new OutboundError('aborted'), new Error('disk full')]) {
      const shelf = await aShelf(() => Promise.reject(error));
      await shelf.add(`${origin}/any`);
      await expect(shelf.check()).rejects.toBe(error);
      expect(await shelf.log()).toEqual([]);
    }
  });

  test('a link that answers is looked at once a day and stays', async () => {
    const shelf = await aShelf();
    status = 200;
    const { id } = await shelf.add(`${origin}/good`);
    expect(await shelf.check()).toEqual({ looked: 1, down: 0 });
    expect(await shelf.check()).toEqual({ looked: 0, down: 0 });
    shelf.clock.now += 24 * HOUR;
    expect(await shelf.check()).toEqual({ looked: 1, down: 0 });
    expect(await shelf.items.find(id)).toMatchObject({ isShown: true, linkState: 'ok' });
    expect(await shelf.log()).toHaveLength(2);
  });

  test('a dead link takes the item down at the second look, and the log says so', async () => {
    const shelf = await aShelf();
    status = 404;
    const { id } = await shelf.add(`${origin}/gone`);
    expect(await shelf.check()).toEqual({ looked: 1, down: 0 });
    expect(await shelf.check()).toEqual({ looked: 1, down: 1 });
    expect(await shelf.items.find(id)).toMatchObject({ isShown: false, downReason: 'dead_link', linkState: 'dead' });
    expect(shelf.changes()).toBe(1);
    expect(await shelf.log()).toMatchObject([
      { itemId: id, verdict: 'dead', tookDown: true, note: '对方返回 404' },
      { itemId: id, verdict: 'dead', tookDown: false },
    ]);
    expect(await shelf.check()).toEqual({ looked: 0, down: 0 });
  });

  test('a link that came back in between is forgiven; a troubled shop gets days', async () => {
    const shelf = await aShelf();
    status = 404;
    const { id } = await shelf.add(`${origin}/moody`);
    await shelf.check();
    status = 200;
    await shelf.check();
    status = 503;
    for (let day = 0; day < 4; day++) {
      shelf.clock.now += 24 * HOUR;
      expect(await shelf.check()).toEqual({ looked: 1, down: 0 });
    }
    expect(await shelf.items.find(id)).toMatchObject({ isShown: true, linkState: 'unsure' });
    shelf.clock.now += 24 * HOUR;
    expect(await shelf.check()).toEqual({ looked: 1, down: 1 });
  });

  test('addresses inside our own network are never asked', async () => {
    const shelf = await aShelf();
    const { id } = await shelf.add('http://169.254.169.254/latest');
    await shelf.check();
    await shelf.check();
    expect(await shelf.items.find(id)).toMatchObject({ isShown: false, downReason: 'dead_link' });
    expect((await shelf.log())[0]?.note).toBe('不能访问这个地址');
  });

  test('what is over comes down by itself; put up again it is looked at anew', async () => {
    const shelf = await aShelf();
    const { id } = await shelf.add('', { expires_time: new Date(shelf.clock.now + HOUR / 2).toISOString() });
    expect(await shelf.check()).toEqual({ looked: 0, down: 1 });
    expect(await shelf.items.find(id)).toMatchObject({ isShown: false, downReason: 'expired' });
    expect(await shelf.log()).toMatchObject([{ verdict: 'expired', tookDown: true }]);
    status = 200;
    await shelf.items.change(
      id,
      (item) => ({ ...item, isShown: true, downReason: '', expiresAt: null, link: `${origin}/new` }),
      shelf.clock.now,
    );
    expect(await shelf.check()).toEqual({ looked: 1, down: 0 });
  });
});

import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { testVisitors } from '#/platform/tally/visitors.fixture.ts';
import { changedFacts } from './item.rules.ts';
import { createItemStore } from './item.store.ts';
import { createViewService } from './view.service.ts';
import { createViewStore } from './view.store.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const someone = { address: '203.0.113.7', userAgent: AGENT };
const another = { address: '203.0.113.8', userAgent: AGENT };

describeOnEachDatabase('views', (open) => {
  async function aShelf() {
    const database = await open();
    const clock = { now: Date.UTC(2026, 10, 15) };
    const items = createItemStore(database);
    const views = createViewService({
      views: createViewStore(database),
      visitors: testVisitors(database, () => clock.now),
      counted: async () => {},
      now: () => clock.now,
    });
    const facts = changedFacts(undefined, { title: '下午茶', price: 1, datum: 'wgs84' }, (point) => point);
    const item = await items.add({ ...facts, heat: 0, isSample: false, createdAt: clock.now });
    return { items, views, item, clock };
  }

  test('a visitor counts once a day for an item, a robot never; views make an item hotter', async () => {
    const { items, views, item, clock } = await aShelf();
    expect(await views.view(item.id, someone)).toBe(true);
    expect(await views.view(item.id, someone)).toBe(false);
    expect(await views.view(item.id, another)).toBe(true);
    expect(await views.view(item.id, { ...someone, userAgent: 'Googlebot/2.1' })).toBe(false);
    expect(await views.view(item.id, { ...someone, userAgent: '' })).toBe(false);
    await views.flush();
    const seen = await items.find(item.id);
    expect(seen?.views).toBe(2);
    expect(seen?.heat).toBeGreaterThan(item.heat);
    clock.now += DAY_MS;
    expect(await views.view(item.id, someone)).toBe(true);
    expect(await views.view(424_242, someone)).toBe(true);
    await views.flush();
    expect((await items.find(item.id))?.views).toBe(3);
  });
});

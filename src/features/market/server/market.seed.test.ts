import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { ask, send } from './market.fixture.ts';
import { seedMarket } from './market.seed.ts';

interface Shown {
  title: string;
  city: string;
  sample: boolean;
  images: string[];
  address: string;
  content: string;
  price: number;
  origin_price: number;
}

describeOnEachEngine('samples', (openApp) => {
  test('two hundred over ten cities, each with a name of its own; one call removes them for good', async () => {
    const site = await openApp();
    const seed = () => seedMarket({ database: site.database, now: site.clock.now, tell: () => {} });
    expect(await seed()).toBe(true);
    expect(await seed()).toBe(false);
    const pages: Shown[][] = await Promise.all(
      ['1', '2'].map(async (page) => (await ask(site, { page, pageSize: '100' })).Result),
    );
    const all = pages.flat();
    expect(all).toHaveLength(200);
    expect(new Set(all.map(({ title }) => title)).size).toBe(200);
    const cities = Map.groupBy(all, ({ city }) => city);
    expect([...cities.values()].map((items) => items.length)).toEqual(Array(10).fill(20));
    for (const item of all) {
      expect(item.sample).toBe(true);
      expect(item.title).not.toContain('示例');
      expect(item.images.length).toBeGreaterThan(0);
      expect(item.images[0]).toMatch(/^\/cover\//);
      expect(item.price).toBeLessThan(item.origin_price);
      expect(item.address).toMatch(/号$/);
      expect(item.content.length).toBeGreaterThan(10);
    }
    expect((await send(site, 'DELETE', 'samples')).Data).toEqual({ Removed: 200 });
    expect(await ask(site)).toMatchObject({ Total: 0 });
    expect(await ask(site, { words: '咖啡' })).toMatchObject({ Total: 0 });
    expect(await seed()).toBe(false);
    expect((await send(site, 'DELETE', 'samples')).Data).toEqual({ Removed: 0 });
  });
});

import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { mayBeShown } from './search-record.rules.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

function visitor({ app }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
  const shared = { remoteAddress, headers: { 'user-agent': AGENT, ...headers } };
  return {
    search: async (words: string) =>
      (await app.inject({ ...shared, url: `/api/v1/crawl/search?words=${encodeURIComponent(words)}` })).json(),
    post: async (payload: object) =>
      (await app.inject({ ...shared, method: 'POST', url: '/api/v1/crawl/search', payload })).json(),
    get: async (path: string) => (await app.inject({ ...shared, url: `/api/v1/crawl/search/${path}` })).json(),
    remove: async (path: string) =>
      (await app.inject({ ...shared, method: 'DELETE', url: `/api/v1/crawl/search/${path}` })).json(),
  };
}

describeOnEachEngine('search records', (openApp) => {
  test('words become hot when three visitors look for them on two days, and cool down after a week', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-06-01T12:00:00+08:00');
    const hot = async () => {
      test.clock.now += 200_000; // past what answers are kept for
      return (await visitor(test, '9.9.9.9').get('hot')).Data.Result;
    };
    for (let times = 0; times < 5; times++) await visitor(test, '1.1.1.1').search('山海情');
    await visitor(test, '1.1.1.2').post({ words: '山海情', from: 'robot' });
    expect(await hot()).toEqual([]);
    await visitor(test, '1.1.1.3').search('山 海 情');
    await visitor(test, '1.1.1.4').search('13800138000');
    expect(await hot()).toEqual([]);
    test.clock.now += DAY_MS;
    await visitor(test, '1.1.1.1').search('山海情');
    expect(await hot()).toEqual([{ Words: '山海情', Count: 4 }]);
    await visitor(test, '1.1.1.5', { 'user-agent': 'Googlebot/2.1' }).search('山海情');
    expect((await hot())[0].Count).toBe(4);
    test.clock.now += 8 * DAY_MS;
    expect(await hot()).toEqual([]);
  });

  test('a member has the last twenty searches, alone, and may clear one or all of them', async () => {
    const test = await openApp();
    const mine = visitor(test, '1.1.1.1', await test.as('xiaoman'));
    const other = visitor(test, '1.1.1.2', await test.as('laozhou'));
    for (let index = 0; index < 22; index++) {
      test.clock.now += 60_000;
      await mine.search(`词 ${index}`);
    }
    test.clock.now += 60_000;
    await mine.search('词　3');
    const words = async () => (await mine.get('recent')).Data.Result.map(({ Words }: { Words: string }) => Words);
    expect(await words()).toHaveLength(20);
    expect((await words()).slice(0, 2)).toEqual(['词　3', '词 21']);
    expect((await other.get('recent')).Data.Result).toEqual([]);
    await mine.remove(`recent?words=${encodeURIComponent('词3')}`);
    expect((await words())[0]).toBe('词 21');
    await other.remove('recent');
    expect(await words()).toHaveLength(19);
    await mine.remove('recent');
    expect(await words()).toEqual([]);
    expect((await visitor(test, '1.1.1.3').get('recent')).Code).toBe(401);
  });

  test('an address may search ten times a minute; empty words are an answer and no record', async () => {
    const test = await openApp();
    const { search } = visitor(test, '1.1.1.1');
    expect(await search('  ')).toMatchObject({ Code: 200, Data: { Result: [], Sources: [] } });
    for (let times = 1; times < 10; times++) expect((await search('山海')).Code).toBe(200);
    expect(await search('山海')).toMatchObject({ Code: 429, Error: 'limit.too_many' });
    const answer = await visitor(test, '1.1.1.2').search('山海');
    expect(answer.Code).toBe(200);
    expect(await visitor(test, '1.1.1.3').post({ words: '山海' })).toEqual(answer);
    test.clock.now += 61_000;
    expect((await search('山海')).Code).toBe(200);
  });
});

test.each([
  ['山海情', true],
  ['138 0013 8000', false],
  ['someone@example.com', false],
  ['https://x', false],
  ['坏话连篇', false],
  ['字'.repeat(21), false],
  ['2026', true],
])('whether %s may be shown to everybody: %s', (words, expected) => {
  expect(mayBeShown(words, (text) => text.includes('坏话'))).toBe(expected);
});

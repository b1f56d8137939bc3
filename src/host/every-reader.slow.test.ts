import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { anInstance, type Instance } from './instance.fixture.ts';

const HOUR_MS = 3_600_000;
const NAME = '流浪的地球仪';
const KEY = 'a-globe-on-its-way';
/** Finds the title without being its name: some answers repeat what was searched for. */
const WORDS = '流浪的地';
/** Only for what hangs: that it takes no longer than 2 s is held by `npm run drill`. */
const WITHIN = { timeout: 60_000, interval: 50 };

/** Whatever a question may be about; those that take none of it are asked as well. */
const QUERIES = [
  '',
  `words=${WORDS}`,
  `wd=${WORDS}`,
  `key=${KEY}`,
  'key=another',
  'ac=detail',
  'ac=list&h=24',
  'ac=list&t=1',
];
const FILES = ['hot.xml', 'new.xml', 'movie.xml', 'titles-1.xml', 'at/xml'];
/** A list that is empty because nothing was asked would hold nothing. */
const SURELY = [
  '/api/v1/any/order?',
  `/api/v1/any/search?words=${WORDS}`,
  `/api/v1/any/suggest?words=${WORDS}`,
  `/api/v1/any?key=${KEY}`,
  '/api/v1/any/relative?key=another',
  '/api/v1/any/collections?',
  '/api/v1/any/hot-words?',
  '/rss/new.xml?',
  '/sitemap/titles-1.xml?',
  '/api.php/provide/vod?',
  `/api.php/provide/vod?wd=${WORDS}`,
  '/api.php/provide/vod?ac=detail',
  '/api.php/provide/vod?ac=list&h=24',
  '/api.php/provide/vod/at/xml?',
];

/** Every address of the API and beside it that a visitor may read, with each of the questions. */
function addresses({ features }: Instance): string[] {
  const visitors = ({ auth }: { auth: string }) => auth === 'visitor';
  const endpoints = features.all.flatMap(({ endpoints }) => endpoints).filter(({ endpoint }) => visitors(endpoint));
  const api = endpoints.flatMap(({ key }) => (key.startsWith('GET ') ? key.slice(4).replaceAll(/:\w+/g, '1') : []));
  const raw = features.all.flatMap(({ routes = [] }) => routes).filter(visitors);
  const files = raw.flatMap(({ method, path }) =>
    method !== 'GET' ? [] : /[:*]/.test(path) ? FILES.map((file) => path.replace(/:\w+|\*/, file)) : [path],
  );
  const paths = [...api, ...files];
  return paths.flatMap((path) => QUERIES.map((query) => `${path}?${query}`));
}

async function telling({ app }: Instance, among: readonly string[]): Promise<string[]> {
  const replies = await Promise.all(among.map((address) => app.inject({ url: encodeURI(address) })));
  const bodies = replies.map(({ statusCode, body }) => (statusCode === 200 ? body : ''));
  return among.filter((_, index) => bodies[index]?.includes(NAME) || bodies[index]?.includes(KEY));
}

describeOnEachDatabase('two instances on one database', (open) => {
  test('what one takes down no reader of the other shows after 2 s, nor hides what is back, also when clocks are set back', async () => {
    const { database, address } = await open.shared();
    const otherDatabase = openDatabase(address, () => {});
    let lag = 0;
    const now = () => Date.now() - lag;
    const here = await anInstance(database, now);
    const there = await anInstance(otherDatabase, now);
    const about = { TypeName: '电影', Genres: ['科幻'], Year: 2019 };
    await here.send('POST', '/api/v1/any', { ...about, Key: KEY, Name: NAME });
    await here.send('POST', '/api/v1/any', { ...about, Key: 'another', Name: '流浪的另一个' });
    const collection = (await here.send('POST', '/api/v1/any/collection', { Name: '在路上' })).json().Data;
    // The first title of a new database.
    const items = await here.send('PUT', `/api/v1/any/collection/${collection.Id}/items`, { Action: 'add', Ids: [1] });
    expect(items.json()).toMatchObject({ Code: 200, Data: 1 });

    const all = addresses(there);
    await vi.waitFor(async () => expect(await telling(there, SURELY)).toEqual(SURELY), WITHIN);
    const readers = await telling(there, all);
    expect(readers.length).toBeGreaterThan(SURELY.length);
    for (const setBack of [0, HOUR_MS, 0]) {
      lag += setBack;
      expect((await here.send('DELETE', `/api/v1/any?key=${KEY}`)).json()).toMatchObject({ Code: 200 });
      await vi.waitFor(async () => expect(await telling(there, readers)).toEqual([]), WITHIN);
      expect((await here.send('POST', '/api/v1/any/restore', { Key: KEY })).json()).toMatchObject({ Code: 200 });
      await vi.waitFor(async () => expect(await telling(there, readers)).toEqual(readers), WITHIN);
    }
    for (const one of [here, there]) await one.stop();
    await otherDatabase.db.destroy();
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnOneEngine, type TestApp } from '#/testing/app.fixture.ts';
import { scan } from '#/testing/scan.fixture.ts';

const cover = (name: string, ending: string) =>
  `/cover/${encodeURIComponent('电影')}/${encodeURIComponent(name)}.${ending}`;

describeOnOneEngine('pictures in pixels', (openApp) => {
  async function aSite(): Promise<TestApp & { folder: string }> {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const site = await openApp({ settings: { DATA_DIR: folder, PUBLIC_URL: 'https://site.example' } });
    const payload = { Name: '流浪地球', TypeName: '电影', Year: 2019, Summary: '带着地球找新家。' };
    await site.app.inject({ method: 'POST', url: '/api/v1/any', headers: await site.as('operator'), payload });
    return { ...site, folder };
  }

  test('a cover is drawn in pixels once, and names that nothing has make nothing', async () => {
    const { app, folder } = await aSite();
    const [png, again] = await Promise.all([
      app.inject(cover('流浪地球', 'png?size=120')),
      app.inject(cover('流浪地球', 'png?size=120')),
    ]);
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 120, height: 168 });
    expect(again.headers['etag']).toBe(png.headers['etag']);
    const files = async () =>
      (await readdir(join(folder, 'pictures'), { recursive: true })).filter((name) => name.endsWith('g'));
    expect(await files()).toHaveLength(1);
    const unchanged = await app.inject({
      url: cover('流浪地球', 'png?size=120'),
      headers: { 'if-none-match': String(png.headers['etag']) },
    });
    expect(unchanged.statusCode).toBe(304);
    for (const path of [
      cover('没有这部', 'svg'),
      cover('没有这部', 'png'),
      cover('流浪地球', 'gif'),
      cover('流浪地球', 'png?size=121'),
      cover('流浪地球', 'png?size=600&size=300'),
      '/card/any/没有这部.png',
      '/card/any/流浪地球.exe',
      '/card//etc/passwd.png',
      '/poster/title/没有这部.png',
      '/poster/constructor/x.png',
      '/poster/title/流浪地球.png?code=nobody',
    ])
      expect([path, (await app.inject(encodeURI(path).replaceAll('%25', '%'))).statusCode]).toEqual([path, 404]);
    expect(await files()).toHaveLength(1);
    expect((await app.inject(cover('流浪地球', 'svg'))).statusCode).toBe(200);
  });

  test('a title has a card, a square and a poster whose code leads to it', async () => {
    const { app } = await aSite();
    const key = encodeURIComponent('流浪地球');
    const card = await app.inject(`/card/any/${key}.png`);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(card.rawPayload.length).toBeLessThan(300_000);
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/short_url',
      payload: { Url: `https://site.example/any/${key}?shareId=7` },
    });
    const { ShortUrl, Link } = made.json().Data;
    const poster = await app.inject(`/poster/title/${key}.png?code=${ShortUrl}`);
    const [{ width, height }, seen] = await Promise.all([
      sharp(poster.rawPayload).metadata(),
      scan(poster.rawPayload, 258),
    ]);
    expect([width, height, seen]).toEqual([1080, 1440, Link]);
    const own = await scan((await app.inject(`/poster/title/${key}.png`)).rawPayload, 258);
    expect([own?.startsWith('https://site.example/short/'), own === Link]).toEqual([true, false]);
  });

  test('posters of goods, articles and wishes are read at arm’s length, too', async () => {
    const { app, as } = await aSite();
    const item = { title: '公路车', price: 900, platform: '同城二手', city: '杭州', longitude: 120.1, latitude: 30.2 };
    const headers = await as('operator');
    const added = await app.inject({ method: 'POST', url: '/api/v1/crawl/common/search', headers, payload: item });
    const draft = { Title: '记不全片名，也能把片子找出来', Markdown: '首字母、全拼、错别字。', Slug: 'how-to-find' };
    const { Name } = (await app.inject({ method: 'POST', url: '/api/v1/blog/draft', headers, payload: draft })).json()
      .Data;
    await app.inject({ method: 'POST', url: `/api/v1/blog/draft/${Name}/publish`, headers });
    const posters = [
      `/poster/market/${added.json().Data.id}.png`,
      `/poster/article/${Name}.png`,
      ...['today', '清明', '中秋节'].map((day) => `/poster/wish/${encodeURIComponent(day)}.png`),
    ];
    for (const path of posters) {
      const poster = await app.inject(path);
      expect([path, await scan(poster.rawPayload, 258)]).toEqual([
        path,
        expect.stringMatching(/^https:\/\/site\.example\/short\//),
      ]);
    }
  });

  test('an invitation leads to the market by the code of who invites, and by no other', async () => {
    const { app, as } = await aSite();
    const made = async (path: string) => {
      const payload = { Url: `https://site.example${path}?shareId=7` };
      return (await app.inject({ method: 'POST', url: '/api/v1/short_url', headers: await as('小满'), payload })).json()
        .Data;
    };
    const { ShortUrl, Link } = await made('/market');
    const poster = await app.inject(`/poster/invite/market.png?code=${ShortUrl}`);
    expect(await scan(poster.rawPayload, 258)).toBe(Link);
    const other = (await made('/new')).ShortUrl;
    expect((await app.inject(`/poster/invite/market.png?code=${other}`)).statusCode).toBe(404);
  });
});

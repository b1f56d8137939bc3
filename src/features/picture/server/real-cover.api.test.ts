import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

describeOnEachEngine('posters of other sites', (openApp) => {
  const call = async ({ app, as }: TestApp, method: 'POST' | 'PUT', payload: Record<string, unknown>) =>
    (await app.inject({ method, url: '/api/v1/any', headers: await as('operator'), payload })).json().Data;
  const read = async ({ app }: TestApp, key: string) =>
    (await app.inject(`/api/v1/any?key=${encodeURIComponent(key)}`)).json().Data;

  test('come from our own host in every list and size, with who gave them, and the drawn cover where there is none', async () => {
    const poster = await sharp({
      create: {
        width: 700,
        height: 1000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { origin } = await aServer((request, response) => {
      if (request.url === '/a.jpg') response.end(poster);
      else response.writeHead(404).end();
    });
    const site = await openApp({ reachable: [origin], settings: { PUBLIC_URL: 'https://site.example' } });
    await call(site, 'POST', { Name: '甲', TypeName: '电影', Cover: `${origin}/a.jpg` });
    await call(site, 'POST', { Name: '乙', TypeName: '电影', Cover: `${origin}/none.jpg` });
    const { Cover: good, CoverFrom } = await read(site, '甲');
    expect([good, CoverFrom]).toEqual([expect.stringMatching(/^\/any-cover\/\d+-[0-9a-f]{10}\.webp$/), '127.0.0.1']);

    const bodies = await Promise.all(
      ['/rss/new.xml', '/api.php/provide/vod?ac=detail', '/api.php/provide/vod?at=xml', '/api/v1/any/order'].map(
        async (path) => (await site.app.inject(path)).body,
      ),
    );
    for (const body of bodies) expect([body.includes('甲'), body.includes(origin)]).toEqual([true, false]);
    const [, picture = ''] = /"vod_name":"甲".*?"vod_pic":"https:\/\/site\.example([^"]+)"/.exec(bodies[1] ?? '') ?? [];
    const sent = await site.app.inject(picture);
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
    expect(sent.rawPayload.length).toBeLessThan(200_000);
    const small = await site.app.inject(`${good}?size=120`);
    expect([small.headers['content-type'], small.headers['cache-control']]).toEqual([
      'image/webp',
      expect.stringContaining('immutable'),
    ]);

    const missing = await site.app.inject((await read(site, '乙')).Cover);
    expect([missing.statusCode, missing.headers['content-type'], missing.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=600',
    ]);
    // Only the address the title has now, in sizes of the list.
    await call(site, 'PUT', { Key: '乙', Cover: `${origin}/other.jpg` });
    for (const path of [
      missing.raw.req.url ?? '',
      `${good}?size=121`,
      '/any-cover/1-0000000000.webp',
      '/any-cover/x.png',
    ])
      expect([path, (await site.app.inject(path)).statusCode]).toEqual([path, 404]);
  });

  test('are shown or not as the title says, or else the site', async () => {
    const site = await openApp();
    const Cover = 'https://img.example/1.jpg';
    await call(site, 'POST', { Name: '甲', TypeName: '电影', Cover });
    await call(site, 'POST', { Name: '乙', TypeName: '电影', Cover, CoverChoice: 'given' });
    await call(site, 'POST', { Name: '丙', TypeName: '电影', Cover: '/file/0123456789abcdef0123456789abcdef.webp' });
    const shown = async () => {
      const covers = await Promise.all(['甲', '乙', '丙'].map(async (key) => (await read(site, key)).Cover as string));
      return covers.map((cover) => cover.split('/')[1]);
    };
    expect(await shown()).toEqual(['any-cover', 'any-cover', 'file']);
    const headers = { ...(await site.as('operator')), 'if-match': '"0"' };
    const payload = { Key: 'titleCovers', Value: '"drawn"' };
    expect((await site.app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload })).statusCode).toBe(200);
    expect(await shown()).toEqual(['cover', 'any-cover', 'file']);
    await call(site, 'PUT', { Key: '乙', CoverChoice: 'drawn' });
    expect(await shown()).toEqual(['cover', 'cover', 'file']);
    expect(await read(site, '乙')).toMatchObject({ CoverChoice: 'drawn', CoverFrom: '' });
    const refused = await site.app.inject({
      method: 'PUT',
      url: '/api/v1/any',
      headers: await site.as('operator'),
      payload: { Key: '乙', CoverChoice: 'mine' },
    });
    expect([refused.statusCode, refused.json().Message]).toEqual([400, '只能是 site、given 或 drawn']);
  });
});

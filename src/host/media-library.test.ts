import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPicture } from '#/features/file/server/file.fixture.ts';
import { addItem } from '#/features/market/server/market.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

async function upload({ app, as }: TestApp, name: string, size: [number, number] = [400, 300]) {
  const form = new FormData();
  const bytes = await aPicture(...size)
    .png()
    .toBuffer();
  form.set('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), name);
  const body = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/media',
    headers: { ...(await as('operator')), 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  if (reply.json().Code !== 200) throw new Error(reply.body);
  return reply.json().Data;
}

async function call({ app, as }: TestApp, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const headers = await as('operator');
  return (await app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })).json();
}

/** A banner that shows the picture. */
async function show(site: TestApp, Url: string, version = 0) {
  const { app, as } = site;
  const Value = JSON.stringify([{ image: Url, link: '/market', title: '秋日市集' }]);
  const headers = { ...(await as('operator')), 'if-match': `"${version}"` };
  return app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload: { Key: 'marketBanners', Value } });
}
const banners = async (site: TestApp) =>
  JSON.parse((await call(site, 'GET', '/config?key=marketBanners')).Data.Value)[0].image;

describeOnEachEngine('the media library', (openApp) => {
  test('a picture keeps the name it was sent with, and is found by name, by what it shows and by where it is used', async () => {
    const site = await openApp();
    const tent = await upload(site, '露营-湖畔.jpg');
    expect(tent).toMatchObject({ Name: '露营-湖畔.jpg', Alt: '', Width: 400, Height: 300, UseCount: 0, Uses: [] });
    await upload(site, 'C:\\图\\铜锅.jpg');
    await call(site, 'PUT', '/media', { Id: tent.Id, Name: '帐篷.jpg', Alt: '湖边的橙色帐篷' });
    await show(site, tent.Url);
    const names = async (query: string) =>
      (await call(site, 'GET', `/media?${query}`)).Data.Result.map(({ Name }: { Name: string }) => Name);
    expect(await names('')).toEqual(['铜锅.jpg', '帐篷.jpg']);
    for (const words of ['帐篷.JPG', '橙色', '轮播', '站点配置'])
      expect(await names(`words=${encodeURIComponent(words)}`)).toEqual(['帐篷.jpg']);
    expect(await names('show=unused')).toEqual(['铜锅.jpg']);
    expect((await call(site, 'GET', '/media')).Data).toMatchObject({ All: 2, Recent: 2, Unused: 1 });
    site.clock.now += 25 * 3_600_000;
    expect(await names('show=recent')).toEqual([]);
  });

  test('what members upload is not in the library', async () => {
    const site = await openApp();
    const form = new FormData();
    form.set('file', new Blob([Buffer.from(await aPicture().png().toBuffer())], { type: 'image/png' }), 'a.png');
    const body = new Response(form);
    const headers = { ...(await site.as('xiaoming')), 'content-type': body.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await body.arrayBuffer());
    await site.app.inject({ method: 'POST', url: '/api/v1/file', headers, payload });
    expect((await call(site, 'GET', '/media')).Data).toMatchObject({ All: 0, Result: [] });
  });

  test('a part is cut for a place: the picture stays, the same part is cut once, and counts as a use of the picture', async () => {
    const site = await openApp();
    const { Id, Url } = await upload(site, '湖.jpg');
    const area = { Id, X: 0.1, Y: 0.25, Width: 0.5, Height: 0.5 };
    const { Data: part } = await call(site, 'POST', '/media/crop', area);
    expect(part).toMatchObject({ Width: 200, Height: 150 });
    expect((await call(site, 'POST', '/media/crop', area)).Data).toEqual(part);
    const turned = (await call(site, 'POST', '/media/crop', { Id, X: 0, Y: 0, Width: 1, Height: 1, Turn: 1 })).Data;
    expect(turned).toMatchObject({ Width: 300, Height: 400 });
    expect((await call(site, 'POST', '/media/crop', { Id, X: 0, Y: 0, Width: 1, Height: 1 })).Data.Url).toBe(Url);
    const whole = await sharp((await site.app.inject(Url)).rawPayload).metadata();
    expect([whole.width, whole.height]).toEqual([400, 300]);
    await show(site, part.Url);
    const { Result } = (await call(site, 'GET', '/media')).Data;
    expect(Result).toMatchObject([{ Id, UseCount: 1, Uses: [{ Kind: '站点配置' }] }]);
    for (const bad of [{ Width: 0 }, { X: 0.9 }, { Width: 0.001, Height: 0.001 }])
      expect((await call(site, 'POST', '/media/crop', { ...area, ...bad })).Error).toBe('media.bad_crop');
    expect((await call(site, 'POST', '/media/crop', { ...area, Id: 999 })).Error).toBe('media.not_found');
  });

  test('replacing changes every place, as a new version of a config value, and can be taken back', async () => {
    const site = await openApp();
    const [old, other] = [await upload(site, '旧.jpg'), await upload(site, '新.jpg')];
    await show(site, old.Url);
    const [one, both] = [
      await addItem(site, { images: [old.Url] }),
      await addItem(site, { images: [old.Url, other.Url] }),
    ];
    const { Data } = await call(site, 'POST', '/media/replace', { Id: old.Id, By: other.Id });
    expect(Data.Changed).toBe(3);
    expect(await banners(site)).toBe(other.Url);
    expect((await call(site, 'GET', '/config/history?key=marketBanners')).Data.Total).toBe(2);
    const images = async (id: number) =>
      (await call(site, 'GET', `/crawl/common/search?ids=${id}`)).Data.Result[0].images;
    expect(await images(one.id)).toEqual([other.Url]);
    expect((await call(site, 'GET', '/media?show=unused')).Data.Result).toMatchObject([{ Name: '旧.jpg' }]);
    const undone = await call(site, 'POST', '/media/replace/undo', { By: other.Id, Places: Data.Places });
    // The goods that showed both already keep what they have: nobody can tell which of the two was which.
    expect(undone.Data.Changed).toBe(2);
    expect(await banners(site)).toBe(old.Url);
    expect(await images(one.id)).toEqual([old.Url]);
    expect(await images(both.id)).toEqual([other.Url, other.Url]);
    const self = await call(site, 'POST', '/media/replace', { Id: old.Id, By: old.Id });
    expect(self.Error).toBe('media.same_picture');
  });

  test('only what nobody uses can be deleted, together with what was cut from it', async () => {
    const site = await openApp();
    const [used, unused] = [await upload(site, '用着.jpg'), await upload(site, '闲着.jpg')];
    await show(site, used.Url);
    const { Url: part } = (
      await call(site, 'POST', '/media/crop', { Id: unused.Id, X: 0, Y: 0, Width: 0.5, Height: 0.5 })
    ).Data;
    const refused = await call(site, 'DELETE', `/media?Ids=${used.Id},${unused.Id}`);
    expect(refused).toMatchObject({ Code: 409, Error: 'media.in_use' });
    expect(refused.Message).toContain('「用着.jpg」还用在站点配置');
    expect((await site.app.inject(unused.Url)).statusCode).toBe(200);
    expect((await call(site, 'DELETE', `/media?Ids=${unused.Id}`)).Data).toEqual({ Removed: 1 });
    expect((await site.app.inject(unused.Url)).statusCode).toBe(404);
    expect((await site.app.inject(part)).statusCode).toBe(404);
    expect((await call(site, 'DELETE', `/media?Ids=${unused.Id}`)).Error).toBe('media.not_found');
    expect((await call(site, 'DELETE', '/media?Ids=')).Code).toBe(400);
  });
});

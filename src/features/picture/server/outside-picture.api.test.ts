import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

describeOnEachEngine('pictures of other sites', (openApp) => {
  async function start() {
    const photo = await sharp({ create: { width: 1600, height: 700, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    const { origin } = await aServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.startsWith('/good')) response.end(photo);
      else if (request.url === '/page.jpg') response.end('<html><script>alert(1)</script></html>');
      else response.writeHead(403).end();
    });
    const site = await openApp({ reachable: [origin] });
    const headers = await site.as('operator');
    const get = (address: string, more = '') => site.app.inject(outsidePicture(address) + more);
    const configure = (Key: string, value: unknown) =>
      site.app.inject({
        method: 'PUT',
        url: '/api/v1/config',
        headers: { ...headers, 'if-match': '"0"' },
        payload: { Key, Value: JSON.stringify(value).replaceAll('/', '\\/') },
      });
    return { ...site, headers, origin, asked, get, configure };
  }

  test('of goods, 专题 and banners are fetched once, brought to a size and served by us with their source', async () => {
    const { app, headers, origin, asked, get, configure } = await start();
    const item = {
      title: '公路车',
      price: 900,
      platform: '同城二手',
      city: '杭州',
      longitude: 120.1463,
      latitude: 30.2607,
      images: [`${origin}/good-item.jpg?a=1&b=2`],
    };
    const added = await app.inject({ method: 'POST', url: '/api/v1/crawl/common/search', headers, payload: item });
    expect(added.json().Code).toBe(200);
    const list = { Name: '周末看', Summary: '', Cover: `${origin}/good-list.jpg` };
    const made = await app.inject({ method: 'POST', url: '/api/v1/any/collection', headers, payload: list });
    expect(made.json().Code).toBe(200);
    const banner = { image: `${origin}/good-banner.jpg`, title: '开张', link: '/market' };
    expect((await configure('marketBanners', [banner])).json().Code).toBe(200);

    // The thing's own card and poster show it as well, and are kept like any other.
    const { id } = (await app.inject('/api/v1/crawl/common/search?words=公路车')).json().Data.Result[0];
    for (const picture of [
      `/card/market/detail/${id}.png`,
      `/square/market/detail/${id}.png`,
      `/poster/market/${id}.png`,
    ]) {
      // Who asks while it is still on its way gets the drawn one, for half a minute.
      const keep = async () => String((await app.inject(picture)).headers['cache-control']);
      await expect.poll(keep, { timeout: 20_000 }).toContain('max-age=86400');
      const { rawPayload } = await app.inject(picture);
      const spot = { left: 200, top: 200, width: 1, height: 1 };
      const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).extract(spot).removeAlpha().raw().toBuffer();
      expect([picture, Math.abs(red - 0xaa) < 12, Math.abs(green - 0x33) < 12, Math.abs(blue - 0x33) < 12]).toEqual([
        picture,
        ...[true, true, true],
      ]);
    }

    for (const address of [item.images[0] ?? '', list.Cover, banner.image]) {
      const keep = async () => String((await get(address)).headers['cache-control']);
      await expect.poll(keep, { timeout: 20_000 }).toContain('max-age=2592000');
      const [first, again] = [await get(address), await get(address, '&size=300')];
      expect([first.statusCode, first.headers['content-type'], first.headers.link]).toEqual([
        200,
        'image/webp',
        `<${address}>; rel="canonical"`,
      ]);
      expect(await sharp(again.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 131 });
    }
    expect(asked).toHaveLength(3);
    const png = await app.inject(outsidePicture(banner.image).replace('.webp', '.png'));
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 600 });
    expect((await get(banner.image, '&size=601')).statusCode).toBe(404);
  });

  test('that nobody shows are not fetched, nor addresses that only begin like one we show', async () => {
    const { origin, asked, get, configure } = await start();
    await configure('marketBanners', [{ image: `${origin}/good.jpg`, title: 'x', link: '/' }]);
    for (const address of [`${origin}/good`, `${origin}/good.jpg?x`, `${origin}/other.jpg`, 'file:///etc/passwd']) {
      expect((await get(address, address.startsWith('http') ? '&size=600' : '')).statusCode).toBe(404);
    }
    expect(asked).toEqual([]);
  });

  test('that do not come leave a thing with a drawn card, for a while where they may still come', async () => {
    const { app, headers, origin } = await start();
    const item = { title: '台灯', price: 20, platform: '同城二手', city: '杭州', longitude: 120.1, latitude: 30.2 };
    const payload = { ...item, images: [`${origin}/wall.jpg`] };
    await app.inject({ method: 'POST', url: '/api/v1/crawl/common/search', headers, payload });
    const { id } = (await app.inject('/api/v1/crawl/common/search?words=台灯')).json().Data.Result[0];
    const card = await app.inject(`/card/market/detail/${id}.png`);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('that are gone, refused or no pictures leave no hole: a drawing is shown for a while', async () => {
    const { origin, get, configure } = await start();
    const images = ['/wall.jpg', '/page.jpg'].map((path) => origin + path);
    await configure(
      'marketBanners',
      images.map((image) => ({ image, title: 'x', link: '/' })),
    );
    for (const image of images) {
      const { statusCode, headers } = await get(image);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=600',
      ]);
    }
  });
});

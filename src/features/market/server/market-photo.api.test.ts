import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng } from '#/platform/picture/huge-png.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { sendPhoto } from './market.fixture.ts';

const MOST_A_DAY = 20;

async function aPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 180, g: 90, b: 40 };
  const photo = sharp({ create: { width: 60, height: 60, channels: 3, background } });
  return new Uint8Array(await photo.jpeg().toBuffer());
}

describeOnEachEngine('photos sent to find what looks like them', (openApp) => {
  test('twenty a day for each member; the next is refused with a message until the day is over', async () => {
    const site = await openApp();
    const photo = await aPhoto();
    for (let sent = 0; sent < MOST_A_DAY; sent++)
      expect((await sendPhoto(site, 'ming', photo)).json()).toMatchObject({ Code: 200, Data: { Result: [] } });
    const refused = await sendPhoto(site, 'ming', photo);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ Code: 429, Error: 'limit.too_many', Data: null });
    expect(refused.json().Message).toMatch(/\p{Script=Han}/u);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await sendPhoto(site, 'hua', photo)).statusCode).toBe(200);
    site.clock.now += 86_400_001;
    expect((await sendPhoto(site, 'ming', photo)).statusCode).toBe(200);
  });

  test('what was made to stop the site is refused in Chinese, and the next photo is looked at', async () => {
    const site = await openApp();
    const photo = await aPhoto();
    for (const bytes of [
      hugePng(30_000),
      photo.slice(0, photo.length / 2),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      new TextEncoder().encode('<!doctype html><script>1</script>'),
    ]) {
      const reply = await sendPhoto(site, 'ming', bytes);
      expect(reply.json()).toMatchObject({ Code: 400, Error: 'market.not_a_photo', Data: null });
      expect(reply.json().Message).toMatch(/\p{Script=Han}/u);
    }
    expect((await sendPhoto(site, 'ming', photo)).statusCode).toBe(200);
  });

  test('a visitor is asked to log in', async () => {
    expect((await sendPhoto(await openApp(), undefined, await aPhoto())).statusCode).toBe(401);
  });
});

import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { axeFindings, openPage, sharedBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';

const origin = inject('siteOrigin');
const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#c93a22' } })
    .png()
    .toBuffer(),
});

test('a picture is uploaded for a banner, cut to its place and seen on the page beside the form before it is saved', async () => {
  const { page, complaints } = await openPage(
    await sharedBrowser(),
    await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/market/admin/config?key=marketBanners`);
  await untilHydrated(page);
  await page.getByRole('button', { name: '添加轮播图' }).click();
  const held = page.getByRole('button', { name: /^还差/ });
  await held.waitFor();
  await page.getByLabel('第 1 张：标题').fill('双十二预热');
  await page.getByLabel('第 1 张：跳转链接').fill('/market');
  await page.getByText('第 1 张：请上传图片或填写图片链接').waitFor();
  await page.getByRole('button', { name: '还差 1 张图片' }).waitFor();
  await page.getByRole('button', { name: /轮播图 · 第 1 张：选图片/ }).click();
  await page
    .getByLabel('上传')
    .last()
    .setInputFiles([await picture('双十二.png', 1200, 1200)]);
  await page.getByText('裁好是 1200 × 512，够清楚').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '用这张' }).click();
  await page.getByRole('button', { name: '轮播图 · 第 1 张：换图片' }).waitFor();
  const beside = page.frameLocator('.live-page iframe');
  await beside.getByRole('img', { name: '双十二预热' }).waitFor();
  await page.getByText('新增：双十二预热').waitFor();
  const online = await (await fetch(`${origin}/market`)).text();
  expect(online).not.toContain('双十二预热');
  await page.getByRole('button', { name: '保存配置' }).click();
  await page.getByText('网站上已经是新的样子').waitFor();
  expect(await (await fetch(`${origin}/market`)).text()).toContain('双十二预热');
  // Two presses lead back to what was there before.
  await page.getByRole('button', { name: '回到这版' }).first().click();
  await page.getByText('去掉：双十二预热').waitFor();
  await page.getByRole('button', { name: '保存配置' }).click();
  await page.getByText(/没有改动，线上是第 \d+ 版。/).waitFor();
  // The page beside the form may be replaced while the router in it still asks for the routes of its links.
  expect(complaints.filter((text) => !text.startsWith('Failed to fetch manifest patches'))).toEqual([]);
});

test('the price of a row is changed where it stands, and taken back from the toast', async () => {
  const { page } = await openPage(await sharedBrowser(), await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/market/admin/search/data`);
  await untilHydrated(page);
  const price = page.locator('.inline-price-shown b').first();
  const before = await price.textContent();
  await price.dblclick();
  await page.locator('.inline-price input').fill('777');
  await page.keyboard.press('Enter');
  await expect.poll(() => price.textContent()).toBe('¥777');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => price.textContent()).toBe(before);
});

/** As a phone writes it: held upright, stored lying, with where it was taken. Red is the top as people see it. */
async function takenByPhone(): Promise<Buffer> {
  const red = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#d02010' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#1030d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Orientation: '6', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 9/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('a photo taken with the phone inside the library lands upright and without where it was taken', async () => {
  const photo = await takenByPhone();
  // The file is what it says: lying, turned by a mark, with a place.
  const raw = await sharp(photo).metadata();
  expect([raw.width, raw.height, raw.orientation]).toEqual([800, 600, 6]);
  expect(raw.exif?.includes(Buffer.from('Phone'))).toBe(true);

  const { page, context, complaints } = await openPage(await sharedBrowser(), {
    ...(await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD)),
    ...{ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  });
  await page.goto(`${origin}/market/admin/media`);
  await untilHydrated(page);
  const camera = page.locator('label', { hasText: '拍一张' });
  // On a phone it is in sight and comes first.
  expect(await camera.isVisible()).toBe(true);
  const input = camera.locator('input[type=file]');
  expect(await input.getAttribute('capture')).toBe('environment');
  await input.setInputFiles({ name: 'IMG_2031.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page
    .locator('.media-grid')
    .getByRole('button', { name: /IMG_2031/ })
    .waitFor();

  const { Data } = await (await context.request.get(`${origin}/api/v1/media?words=IMG_2031`)).json();
  const [kept] = Data.Result;
  expect([kept.Width, kept.Height]).toEqual([600, 800]);
  const bytes = Buffer.from(await (await context.request.get(`${origin}${kept.Url}`)).body());
  const { width, height, orientation, exif, gps, xmp } = { gps: undefined, ...(await sharp(bytes).metadata()) };
  expect({ width, height, orientation, exif, gps, xmp }).toEqual({ width: 600, height: 800 });
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [topRed = 0, , topBlue = 0] = at(300, 100);
  const [footRed = 0, , footBlue = 0] = at(300, 700);
  expect([topRed > topBlue, footBlue > footRed]).toEqual([true, true]);
  expect(complaints).toEqual([]);
});

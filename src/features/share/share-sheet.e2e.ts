import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFindings, sharedBrowser } from '../../../e2e/browser.fixture.ts';
import { opener, scanned } from '../../../e2e/short-link.fixture.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
const open = opener(
  () => browser,
  () => inject('siteOrigin'),
);

const posterIn = (selector: string) => `${selector} .share-poster-frame[data-drawn="true"] img`;

test('on a phone the share panel is a sheet from below with a poster whose code leads to the page, and words to copy', async () => {
  const { page, complaints } = await open('/any/三体', { ...PHONE, ...CLIPBOARD });
  await page.locator('.any-dock').getByRole('button', { name: '分享' }).click();
  const sheet = page.getByRole('dialog', { name: '分享' });
  const poster = page.locator(posterIn('#share'));
  await poster.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 812]);
  const src = await poster.getAttribute('src');
  const link = await scanned(Buffer.from(await (await fetch(inject('siteOrigin') + src)).arrayBuffer()));
  const reply = await fetch(link ?? '', { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe(`/any/${encodeURIComponent('三体')}?shareId=0`);
  expect(await sheet.getByRole('link', { name: '存到相册' }).getAttribute('download')).toBe('搜罗海报.png');
  await sheet.getByRole('button', { name: '复制文字' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^三体[^]*\\n${link}$`));
  await sheet.getByText('二维码', { exact: true }).click();
  expect(await scanned(sheet.locator('svg.qr-code'))).toBe(link);
  expect(complaints).toEqual([]);
});

test('on a desktop it is a panel whose first button copies the poster itself', async () => {
  const found = await (await fetch(`${inject('siteOrigin')}/api/v1/crawl/common/search?pageSize=1`)).json();
  const { page } = await open(`/market/detail/${found.Data.Result[0].id}`, CLIPBOARD);
  await page.getByRole('button', { name: '分享' }).first().click();
  await page.locator(posterIn('#share')).waitFor();
  expect((await page.getByRole('dialog', { name: '分享' }).boundingBox())?.width).toBe(420);
  await page.locator('.share-poster-actions li').first().getByRole('button', { name: '复制图片' }).click();
  await page.getByText('海报已复制，去聊天里粘贴').waitFor();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toContain('image/png');
});

test('a poster that cannot be drawn gives way to the code, on the invite page too', async () => {
  const { page } = await open('/wish', PHONE);
  await page.context().route('**/poster/**', (route) => route.abort());
  await page.locator('.site-header').getByRole('button', { name: '分享' }).click();
  await page.getByText('海报没有画成，先用二维码').waitFor();
  expect(await page.locator('#share svg.qr-code').boundingBox()).toMatchObject({ width: 200 });
  await page.goto(`${inject('siteOrigin')}/market/invite`);
  await page.getByText('海报没有画成，先用二维码').waitFor();
  expect(await scanned(page.getByRole('img', { name: '邀请二维码' }))).toContain('/short/');
});

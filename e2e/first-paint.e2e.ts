import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';

const site = inject('siteOrigin');

test.each(['/home', '/market', '/tool', '/nowhere-at-all'])(
  '%s is dressed before any file of it is there',
  async (path) => {
    const { page, context, complaints } = await openPage(await plainBrowser());
    // Whatever the page asks for beside itself never comes.
    await context.route('**/assets/**', () => {});
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator('body h1, body header').first().waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
    expect(ground.trim()).not.toBe('');
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  },
);

test('a page that is opened from another one looks as if it were the first', async () => {
  const { page } = await openPage(await plainBrowser());
  const looks = () =>
    page.locator('main').evaluate((main) =>
      Array.from(main.querySelectorAll('h1, h2, a, li'), (part) => {
        const { fontSize, color, display } = getComputedStyle(part);
        return [part.className, fontSize, color, display].join(' ');
      }),
    );
  await page.goto(`${site}/hot`);
  await untilHydrated(page);
  const first = await looks();
  await page.goto(`${site}/home`);
  await untilHydrated(page);
  await page.locator('a[href="/hot"]').first().click();
  await page.waitForURL('**/hot');
  await expect.poll(looks).toEqual(first);
});

import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';

const origin = inject('siteOrigin');

async function open(path: string, width = 375) {
  const { page, complaints } = await openPage(await plainBrowser(), { viewport: { width, height: 812 } });
  await page.goto(origin + path);
  await untilHydrated(page);
  return { page, complaints };
}

test('nothing lies over a price at 320 px: neither the home icon nor a neighbour in the bar', async () => {
  const { page } = await open('/market/goods', 320);
  const hidden = () =>
    page.locator('.num:visible').evaluateAll((prices) =>
      prices.flatMap((price) => {
        const { left, right, top, bottom } = price.getBoundingClientRect();
        const isInView = right > left && top >= 0 && bottom <= window.innerHeight;
        const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !isInView || price === upper || price.contains(upper) || upper?.contains(price)
          ? []
          : [price.textContent];
      }),
    );
  expect(await hidden()).toEqual([]);
  const first = await page.locator('.market-goods a').first().getAttribute('href');
  await page.goto(origin + first);
  await untilHydrated(page);
  const sum = await page.locator('.submit-bar-sum .price').boundingBox();
  const button = await page.locator('.submit-bar-button').boundingBox();
  expect((button?.x ?? 0) - ((sum?.x ?? 0) + (sum?.width ?? 0))).toBeGreaterThanOrEqual(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a focused box offers what one may look for; what was searched for is offered again, cleared and brought back', async () => {
  const { page, complaints } = await open('/market');
  const box = page.getByRole('searchbox', { name: '搜索市集' });
  await box.focus();
  await page.getByRole('link', { name: '附近 3 km' }).waitFor();
  await box.fill('咖啡');
  await page.getByRole('region', { name: '好物' }).locator('mark').first().waitFor();
  await page.getByRole('region', { name: '小店' }).locator('a').first().waitFor();
  await box.press('Enter');
  await page.waitForURL('**/market/search?words=**');
  await page.locator('.market-card:visible').first().waitFor();
  // The page before is kept, and hidden a moment after the address has changed.
  await page.waitForFunction(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[aria-label="搜索市集"]')];
    const shown = boxes.filter((one) => one.getBoundingClientRect().width > 0);
    return boxes.length === 2 && shown.length === 1;
  });
  await box.fill('');
  await page.getByRole('link', { name: '咖啡', exact: true }).waitFor();
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await page.getByRole('link', { name: '咖啡', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('link', { name: '咖啡', exact: true }).waitFor();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('link', { name: '附近 3 km' }).first().click();
  await page.waitForURL('**/market/location');
  expect(complaints).toEqual([]);
});

test('what is not there can be asked for on the board, with the question begun', async () => {
  const { page } = await open(`/market/search?words=${encodeURIComponent('柴窑茶杯')}`);
  await page.getByText('没有找到“柴窑茶杯”').waitFor();
  await page.getByRole('link', { name: '求一个', exact: true }).click();
  await page.waitForURL('**/market/word?ask=**');
  expect(await page.locator('textarea[name=Content]').inputValue()).toBe('求一个：柴窑茶杯');
});

test('an occasion finds what fits it and says so; without its chip only what is called so is looked for', async () => {
  const { page, complaints } = await open(`/market/search?${new URLSearchParams({ words: '100以内的生日礼物' })}`);
  const filters = page.getByRole('navigation', { name: '快速筛选' });
  await filters.getByRole('link', { name: '去掉 ¥100 以下' }).waitFor();
  expect(await page.locator('.market-card-picture').count()).toBeGreaterThan(3);
  await filters.getByRole('link', { name: '去掉 适合过生日' }).click();
  await page.getByText('没有找到“生日礼物”').waitFor();
  expect(new URL(page.url()).searchParams.get('as')).toBe('words');
  expect(complaints).toEqual([]);
});

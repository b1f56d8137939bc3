import { describe, expect, test } from 'vitest';
import { buttonIn, focused, galleryOf, withGallery } from '../../../e2e/layers.fixture.ts';

const shared = withGallery('menu', 'tooltip');

describe('menu', () => {
  test('arrows, letters and Enter choose, and the focus goes back to the button', async () => {
    const { page } = shared;
    const section = page.locator('#menu');
    await buttonIn(page, 'menu', '我的账号').press('Enter');
    await expect.poll(() => focused(page)).toBe('我的收藏');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('退出登录');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('浏览记录');
    await page.keyboard.press('Enter');
    await expect.poll(() => section.getByRole('menu').isVisible()).toBe(false);
    expect(await section.locator('output').textContent()).toBe('浏览记录');
    expect(await focused(page)).toBe('我的账号');
  });

  test('an outside address opens in a new window that cannot reach back', async () => {
    const { page } = shared;
    await page.context().route('https://example.com/', (route) => route.fulfill({ body: '别处' }));
    await buttonIn(page, 'menu', '我的账号').click();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: '开源主页' }).press('Enter'),
    ]);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
    expect(page.url()).toBe(galleryOf('menu', 'tooltip'));
  });
});

test('a tooltip comes by keyboard and by pointer, stays under the pointer, and Escape hides it', async () => {
  const { page } = shared;
  const bubble = page.getByText('热度按真实访问计算');
  const button = buttonIn(page, 'tooltip', '热度怎么算');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => bubble.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => bubble.isVisible()).toBe(false);
  // Scrolling may have brought the button under the resting pointer, which then would not enter it again.
  await page.mouse.move(0, 0);
  await button.hover();
  await expect.poll(() => bubble.isVisible()).toBe(true);
  await bubble.hover();
  await page.waitForTimeout(300);
  expect(await bubble.isVisible()).toBe(true);
  expect(await button.getAttribute('aria-describedby')).toBe(await bubble.getAttribute('id'));
});

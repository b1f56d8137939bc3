import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser, openPage, plainBrowser } from './browser.fixture.ts';
import { buttonIn, closeAll, faultsIn, focused, galleryOf, loadGallery, openGallery } from './layers.fixture.ts';

let browser: Browser;
let shared: Awaited<ReturnType<typeof loadGallery>>;

beforeAll(async () => {
  browser = await plainBrowser();
  shared = await loadGallery(browser, ['popover', 'menu', 'dialog', 'drawer', 'palette', 'toast']);
});
afterEach(() => closeAll(shared.page));

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

/** Whether the element is what a click in its middle would meet. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

describe('popover', () => {
  test('its button opens and closes it, as do Escape and a click elsewhere, and its owner is told', async () => {
    const { page, complaints } = shared;
    const button = buttonIn(page, 'popover', '分享给朋友');
    const panel = page.getByRole('dialog', { name: '分享给朋友' });
    await button.click();
    await panel.getByText('第 1 次打开').waitFor();
    await button.click();
    await expect.poll(() => panel.isVisible()).toBe(false);
    await button.press('Enter');
    await expect.poll(() => panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.isVisible()).toBe(false);
    expect(await focused(page)).toBe('分享给朋友');
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => panel.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('can be closed by its owner', async () => {
    const { page } = shared;
    await buttonIn(page, 'popover', '分享给朋友').click();
    const panel = page.getByRole('dialog', { name: '分享给朋友' });
    await panel.getByRole('button', { name: '复制链接' }).click();
    await expect.poll(() => panel.isVisible()).toBe(false);
  });

  test('closes when its key changes, as on a route change', async () => {
    const { page } = shared;
    await buttonIn(page, 'popover', '最近看过').click();
    const panel = page.getByRole('dialog', { name: '最近看过' });
    await panel.getByRole('button').click();
    await expect.poll(() => panel.isVisible()).toBe(false);
  });

  test.each([
    ['a desk', 1440],
    ['a phone', 375],
  ])('lies under its button and inside the window on %s', async (_name, width) => {
    const { page } = await openGallery(browser, ['popover'], { viewport: { width, height: 800 } });
    for (const name of ['最近看过', '分享给朋友', '很宽的浮层']) {
      const button = buttonIn(page, 'popover', name);
      await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.evaluate(() => window.scrollBy(0, -100));
      await button.click();
      const gap = async () => {
        const [below, above] = [await page.getByRole('dialog', { name }).boundingBox(), await button.boundingBox()];
        return below && above && Math.round(below.y - (above.y + above.height));
      };
      await expect.poll(gap).toBe(10);
      const panel = await page.getByRole('dialog', { name }).boundingBox();
      if (!panel) throw new Error(`${name} is not shown`);
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });

  test('works without JavaScript', async () => {
    const { page } = await openGallery(browser, ['popover'], { javaScriptEnabled: false });
    const panel = page.getByText('不靠脚本也能打开');
    await buttonIn(page, 'popover', '这是什么').click();
    await expect.poll(() => panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
  });

  test('opened before the scripts arrive, it stays open and its owner is told', async () => {
    const { page } = await openPage(browser);
    onTestFinished(() => page.context().close());
    let letScriptsPass = () => {};
    const mayPass = new Promise<void>((resolve) => {
      letScriptsPass = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await mayPass;
      await route.continue();
    });
    await page.goto(galleryOf('popover'), { waitUntil: 'commit' });
    await buttonIn(page, 'popover', '分享给朋友').click();
    const panel = page.getByRole('dialog', { name: '分享给朋友' });
    await panel.getByText('第 0 次打开').waitFor();
    letScriptsPass();
    await panel.getByText('第 1 次打开').waitFor();
  });
});

describe('dialog and drawer', () => {
  test.each([
    ['dialog', '打开对话框', '今天也要好好看剧'],
    ['drawer', '从下面拉出', '选择规格'],
    ['drawer', '从右边拉出', '筛选'],
  ])('%s: %s locks scrolling, closes on Escape and gives the focus back', async (section, opener, name) => {
    const { page, complaints } = shared;
    const dialog = page.getByRole('dialog', { name });
    await buttonIn(page, section, opener).click();
    await dialog.waitFor();
    expect(await overflow(page)).toBe('hidden');
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(opener);
    await expect.poll(() => overflow(page)).toBe('visible');
    // Its content stays for the closing animation and is gone after it.
    await expect.poll(() => page.locator('dialog').getByText(name).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a click beside it closes it, a click inside does not', async () => {
    const { page } = shared;
    await buttonIn(page, 'dialog', '打开对话框').click();
    const dialog = page.getByRole('dialog', { name: '今天也要好好看剧' });
    await dialog.getByText('按 Esc').click();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a question that must be answered stays until it is', async () => {
    const { page } = shared;
    await buttonIn(page, 'dialog', '删除前确认').click();
    const dialog = page.getByRole('dialog', { name: '删除这条账单？' });
    await dialog.waitFor();
    expect(await focused(page)).toBe('取消');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('popups count up from 2000, and the page scrolls again only after the last one', async () => {
    const { page } = shared;
    const layerOf = (name: string) => page.getByRole('dialog', { name }).evaluate((element) => element.style.zIndex);
    await buttonIn(page, 'dialog', '打开对话框').click();
    await page.getByRole('button', { name: '再开一层' }).click();
    expect([await layerOf('今天也要好好看剧'), await layerOf('第二层')]).toEqual(['2000', '2001']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: '第二层' }).waitFor({ state: 'hidden' });
    expect(await overflow(page)).toBe('hidden');
    expect(await focused(page)).toBe('再开一层');
    await page.keyboard.press('Escape');
    await expect.poll(() => overflow(page)).toBe('visible');
  });

  test('nothing moves sideways when the scrollbar goes', async () => {
    // Browsers that are driven have no scrollbars unless asked for.
    const withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    onTestFinished(() => withScrollbars.close());
    const { page } = await openGallery(withScrollbars, ['dialog', 'table']);
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await buttonIn(page, 'dialog', '打开对话框').click();
    await page.getByRole('dialog', { name: '今天也要好好看剧' }).waitFor();
    expect(await left()).toBe(before);
  });

  test('the handle of a drawer follows the pointer and closes it', async () => {
    const { page } = await openGallery(browser, ['drawer'], { viewport: { width: 375, height: 800 } });
    await buttonIn(page, 'drawer', '从下面拉出').click();
    const drawer = page.getByRole('dialog', { name: '选择规格' });
    await page.waitForTimeout(400);
    const handle = await drawer.locator('.drawer-handle').boundingBox();
    if (!handle) throw new Error('no handle');
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 5 });
    expect((await drawer.locator('.drawer-handle').boundingBox())?.y).toBeCloseTo(handle.y + 60, 0);
    await page.mouse.move(x, y + 120, { steps: 5 });
    await page.mouse.up();
    await drawer.waitFor({ state: 'hidden' });
  });
});

describe('toast', () => {
  test('lies above a dialog, can be pressed there, and returns to the page with its closing', async () => {
    const { page } = shared;
    await buttonIn(page, 'dialog', '打开对话框').click();
    await page.getByRole('button', { name: '弹一条提示' }).click();
    const toast = page.locator('.toast');
    await toast.waitFor();
    await expect.poll(() => isOnTop(page, '.toast')).toBe(true);
    // A live region that is inert is not read out.
    expect(await toast.evaluate((element) => element.closest('dialog:modal') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: '今天也要好好看剧' }).waitFor({ state: 'hidden' });
    // It goes back to the page a moment after the dialog.
    await expect.poll(() => isOnTop(page, '.toast')).toBe(true);
    await expect.poll(() => toast.count()).toBe(0);
  });

  test('lies above a popover that was open before it', async () => {
    const { page } = shared;
    await buttonIn(page, 'toast', '普通提示').evaluate((button) => button.scrollIntoView());
    await buttonIn(page, 'popover', '分享给朋友').press('Enter');
    await page.getByRole('dialog', { name: '分享给朋友' }).waitFor();
    await buttonIn(page, 'toast', '普通提示').dispatchEvent('click');
    await page.locator('.toast').waitFor();
    // Where both are, the one shown last is on top.
    await page.locator('.toaster').evaluate((box) => {
      const { style } = box.querySelector<HTMLElement>('.toast') ?? box;
      style.position = 'fixed';
      style.inset = '0';
    });
    expect(await isOnTop(page, '.toast')).toBe(true);
    // So large it would lie under the pointer, which keeps it.
    await page.locator('.toast').evaluate((toast) => toast.removeAttribute('style'));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
  });

  test('can be undone', async () => {
    const { page } = shared;
    await buttonIn(page, 'toast', '删掉账单').click();
    await page.getByText('账单已删除').waitFor();
    await page.locator('.toast').getByRole('button', { name: '撤销' }).click();
    await page.getByText('账单还在').waitFor();
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
  });

  test('is a status, an error an alert; the pointer on it keeps it', async () => {
    const { page } = shared;
    await buttonIn(page, 'toast', '成功提示').click();
    await page.getByRole('status').getByText('内容已复制到剪切板').hover();
    await buttonIn(page, 'toast', '出错提示').press('Enter');
    await page.getByRole('alert').getByText('错误请重试').waitFor();
    await page.waitForTimeout(2500);
    expect(await page.locator('.toast').count()).toBe(2);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
  });
});

test('axe finds nothing in what is open, in either theme', async () => {
  const { page } = shared;
  const openers: [component: string, button: string, layer: string][] = [
    ['popover', '分享给朋友', '.popover:popover-open'],
    ['menu', '我的账号', '.popover:popover-open'],
    ['dialog', '打开对话框', 'dialog[open]'],
    ['drawer', '从下面拉出', 'dialog[open]'],
    ['drawer', '从右边拉出', 'dialog[open]'],
    ['palette', '打开快速搜索 ⌘K', 'dialog[open]'],
  ];
  const expectNoFaults = async (layer: string) => {
    for (const [colorScheme, rules] of [
      ['light', []],
      // Only colours depend on the theme.
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsIn(page, layer, rules), `${layer} ${colorScheme}`).toEqual([]);
    }
  };
  for (const [component, button, layer] of openers) {
    await buttonIn(page, component, button).click();
    await page.locator(layer).waitFor();
    await expectNoFaults(layer);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(layer).count()).toBe(0);
  }
  await buttonIn(page, 'toast', '出错通知').press('Enter');
  await page.locator('.toast-notice').hover();
  await buttonIn(page, 'toast', '删掉账单').press('Enter');
  await expectNoFaults('.toaster');
});

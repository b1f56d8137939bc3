import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn, operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { goTo } from './spec-routes.fixture.ts';

const origin = inject('siteOrigin');

/** One of each kind of page. */
const WALK = ['/hot', '/anys/tv', '/bill', '/market', '/word', '/wish', '/market/admin', '/declaration'];

/** Runs in the page, as Chrome's translator does: takes every text out, puts another in two `font` in its place, and goes on doing so. */
function translate(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    /\S/.test(node.data) &&
    !node.parentElement?.closest('font, script, style, textarea, title, svg, [translate=no]');
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = isText(root) ? [root] : [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const mark = () => document.querySelector('html')?.classList.add('translated-ltr');
  mark();
  translateAll(document);
  new MutationObserver((records) => {
    mark();
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateAll(node);
  }).observe(document, { childList: true, subtree: true });
}

const faultsToldOf = async () => {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const reply = await fetch(`${origin}/api/v1/desk/errors`, { headers: { authorization: token } });
  const { Data } = (await reply.json()) as { Data: { Result: { Where: string }[] } };
  return Data.Result.filter(({ Where }) => Where === 'browser');
};

/** When the translator comes to a page of ours. */
const MOMENTS: [when: string, start: (page: Page) => Promise<unknown>, then: (page: Page) => Promise<unknown>][] = [
  ['before React', (page) => page.addInitScript(translate), async () => {}],
  ['after React', async () => {}, (page) => page.evaluate(translate)],
];

test.each(MOMENTS)(
  'a page that a translator changed %s goes on working and changing, and nobody is told of a fault',
  async (_when, start, then) => {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
    const { page, complaints } = await openPage(await plainBrowser(), {
      viewport: { width: 1280, height: 800 },
      ...(await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD)),
    });
    const before = await faultsToldOf();
    await start(page);
    await page.goto(origin);
    await untilHydrated(page);
    await then(page);
    await page.locator('html.translated-ltr main font').first().waitFor({ state: 'attached' });
    const broken: string[] = [];
    for (const path of WALK) {
      await page.evaluate(goTo(path));
      await page.locator('main :is(h1, h2) font').first().waitFor({ state: 'attached' });
      const isBroken = await page.locator('.error-view').or(page.getByText('有些功能没能运行')).count();
      if (isBroken > 0) broken.push(path);
    }
    // A text beside an element, which changes.
    await page.evaluate(goTo('/any/三体'));
    const keep = page.locator('main button.favourite-button[data-look=detail]');
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
    const kept = async () => (await keep.innerText()).replaceAll(/[~\s]/g, '');
    const [one, other] = (await kept()).startsWith('已')
      ? ['已收藏《三体》', '收藏《三体》']
      : ['收藏《三体》', '已收藏《三体》'];
    await expect.poll(kept).toBe(one);
    await keep.click();
    await expect.poll(kept).toBe(other);
    await keep.click();
    await expect.poll(kept).toBe(one);
    // Figures that follow what is typed, and an answer in place of a hint.
    await page.evaluate(goTo('/tool/word-count'));
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
    const words = async () => (await page.locator('main').innerText()).replaceAll('~', '');
    for (const text of ['一二三四五六七', '一二三四五六七八九十一']) {
      await page.locator('main textarea').first().fill(text);
      await expect.poll(words).toMatch(new RegExp(`(^|\\D)${text.length}(\\D|$)`));
    }
    await page.evaluate(goTo('/hot'));
    await page.locator('header input[name=words]').fill('三体');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/anys/search');
    await page.locator('main a[href^="/any/"] font').first().waitFor();
    expect([broken, complaints]).toEqual([[], []]);
    expect(await faultsToldOf()).toEqual(before);
  },
);

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isTaking, picturedSite } from './book-pictures.fixture.ts';
import { openPage, plainBrowser, sharedBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';

/** The pictures of the operator's book, and the page each of them shows. */
const PAGES = {
  login: '/login',
  health: '/market/admin/health',
  backup: '/market/admin/backup',
  running: '/market/admin/config/running',
  announce: '/market/admin/announce',
} as const;
const FOLDER = 'docs/pictures';
/** What each page said when its picture was taken. */
const WORDS = join(FOLDER, 'words.json');
const BOOKS = ['docs/operations.md', 'docs/operations.zh-CN.md'];
const MOST_BYTES = 60_000;

/** What does not depend on what is in the site, nor on the fonts of a machine: the places of the desk and the parts of the page. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(h1, h2), nav a, aside a')];
    const texts = parts.map((part) => (part.textContent ?? '').replaceAll(/[\d\s,.+]+/g, ''));
    return [...new Set(texts.filter(Boolean))];
  });

test('the pictures of the operator’s book show the desk as it is: else take them anew with `npm run pictures`', async () => {
  const origin = await picturedSite();
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
  const visitor = await openPage(await sharedBrowser(), { viewport: { width: 1200, height: 800 } });
  const operator = await openPage(await (isTaking ? sharedBrowser() : plainBrowser()), {
    viewport: { width: 1200, height: 800 },
    ...(await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD)),
  });
  const words: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const { page } = path === PAGES.login ? visitor : operator;
    await page.goto(origin + path);
    await untilHydrated(page);
    words[name] = await wordsOf(page);
    if (isTaking) await take(page, name);
  }
  if (isTaking) writeFileSync(WORDS, `${JSON.stringify(words, null, 2)}\n`);
  expect(words).toEqual(JSON.parse(readFileSync(WORDS, 'utf8')));
});

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(FOLDER, { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

test('each picture is small and stands in both books', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    [...Object.keys(PAGES).map((name) => `${name}.webp`), 'words.json'].sort(),
  );
  for (const name of Object.keys(PAGES)) {
    expect([name, statSync(join(FOLDER, `${name}.webp`)).size < MOST_BYTES]).toEqual([name, true]);
    for (const book of BOOKS)
      expect(readFileSync(book, 'utf8')).toMatch(new RegExp(`!\\[[^\\]]+\\]\\(pictures/${name}\\.webp\\)`));
  }
});

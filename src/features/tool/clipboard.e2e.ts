import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser, openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';

/** What people copy, what the palette calls it, which tool opens, and what that says of it. */
const COPIED = [
  ['{"片名":"流浪地球"}', '这是 JSON', 'json-format', '  "片名": "流浪地球"'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.abc', '这是 JWT', 'jwt', '"a": 1'],
  ['1700000000', '这是时间戳', 'timestamp', '2023-11-15 06:13:20'],
  ['#c93a22', '这是颜色', 'color', 'rgb(201 58 34)'],
  ['5pCc572X5bel5YW3', '这是 Base64', 'base64', '搜罗工具'],
  ['https://example.com/a?b=%E4%B8%AD', '这是网址', 'url-parse', '中'],
] as const;

const said = (page: Page) =>
  page.evaluate(() => {
    const tool = document.querySelector('.tool-frame-tool');
    const fields = [...(tool?.querySelectorAll('textarea') ?? [])].map(({ value }) => value);
    return [tool?.textContent, ...fields].join('\n');
  });

async function opensFrom(page: Page, [, kind, url, answer]: (typeof COPIED)[number]): Promise<void> {
  await page.getByRole('option', { name: kind }).first().click();
  await page.waitForURL(`**/tool/${url}**`);
  await expect.poll(() => said(page), { timeout: 60_000 }).toContain(answer);
}

test('what lies in the clipboard is recognised when the palette opens', async () => {
  const { page, context, complaints } = await openPage(await plainBrowser());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: inject('siteOrigin') });
  for (const copied of COPIED) {
    await page.goto(`${inject('siteOrigin')}/tool`);
    await untilHydrated(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied[0]);
    await page.keyboard.press('Control+k');
    await page.getByText('剪切板', { exact: true }).waitFor();
    await opensFrom(page, copied);
    // What was copied may be a secret: it is handed over in the tab, not by the address.
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('');
  }
  expect(complaints).toEqual([]);
});

test('on plain http, where no page may look into it, pasting into the palette does the same', async () => {
  const browser = await launchBrowser({ args: ['--host-resolver-rules=MAP plain.test 127.0.0.1'] });
  try {
    const { page } = await openPage(browser);
    const { port } = new URL(inject('siteOrigin'));
    await page.goto(`http://plain.test:${port}/tool`);
    for (const copied of COPIED) {
      await untilHydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '快速搜索' }).fill(copied[0]);
      await opensFrom(page, copied);
    }
  } finally {
    await browser.close();
  }
});

import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { formFaults, sharedBrowser } from '../../../e2e/browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';
import { opener, scanned } from '../../../e2e/short-link.fixture.ts';

let browser: Browser;
let token: string;

beforeAll(async () => {
  browser = await sharedBrowser();
  ({ token } = await operatorApi(inject('siteOrigin'), SHARED_OPERATOR));
});

const open = opener(
  () => browser,
  () => inject('siteOrigin'),
);

test('a token is made, shown once, tried in the documents, where a write asks first, and revoked', async () => {
  const { page } = await open('/account/tokens', { token });
  await page.getByLabel('名称').fill('浏览器里的脚本');
  await page.getByRole('button', { name: '新建令牌' }).click();
  const secret = (await page.locator('.secret-once code').textContent()) ?? '';
  expect(secret).toMatch(/^slk_/);
  expect(await formFaults(page)).toEqual([]);

  const docs = await open('/tool/api#in=PUT%20%2Fapi%2Fv1%2Fbill%2Fbudget', { token });
  await docs.page.getByLabel('令牌', { exact: true }).fill(secret);
  const write = docs.page.locator('.api-docs-operation').first();
  await write.locator('summary').click();
  let sent = 0;
  docs.page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await write.getByRole('button', { name: '填入例子' }).click();
  await write.getByRole('button', { name: '发送' }).click();
  await write.getByText('会真的执行').waitFor();
  expect(sent).toBe(0);
  await write.getByRole('button', { name: '确认发送' }).click();
  // A token for reading writes nothing, whoever is logged in beside it.
  await write.getByText('HTTP 403').waitFor();
  await write.getByText('Python', { exact: true }).click();
  await write.getByText('requests.put(').waitFor();
  expect(await formFaults(docs.page)).toEqual([]);

  const row = page.getByRole('row').filter({ hasText: '浏览器里的脚本' });
  await row.getByRole('button', { name: '撤销' }).click();
  await row.locator('.confirm-fold-box').getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销').waitFor();
  await expect.poll(() => row.count()).toBe(0);
});

test('a webhook is made, tested, and its log says what became of it', async () => {
  const { page } = await open('/account/webhooks', { token });
  await page.getByLabel('网址').fill('http://127.0.0.1/hook');
  await page.getByLabel('更新了新的一集').check();
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await page.locator('.field-error').waitFor();
  await page.getByLabel('网址').fill('https://no-such-host.invalid/hook');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await page.locator('.secret-once').waitFor();
  await page.getByRole('link', { name: 'https://no-such-host.invalid/hook' }).click();
  await page.getByRole('button', { name: '发测试消息' }).click();
  // The page looks again by itself until it was tried.
  await page
    .getByText(/会再试|没送到/)
    .first()
    .waitFor();
  expect(await formFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.locator('.confirm-fold-box').getByRole('button', { name: '删除' }).click();
  await page.waitForURL('**/account/webhooks');
});

test('a picture of one’s own in the middle of a QR code leaves it readable', async () => {
  const origin = inject('siteOrigin');
  const wish = { Url: 'https://example.com/logo', Remark: '有图的码' };
  const headers = { authorization: token, 'content-type': 'application/json' };
  const made = await fetch(`${origin}/api/v1/short_url`, { method: 'POST', headers, body: JSON.stringify(wish) });
  const { ShortUrl, Link } = (await made.json()).Data;
  // Tall enough that nothing is scrolled below the header.
  const { page } = await open(`/short/${ShortUrl}/about`, { token, viewport: { width: 1280, height: 1800 } });
  await page.getByRole('button', { name: '换样子' }).click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('我的图').click()]);
  const create = { width: 300, height: 200, channels: 3, background: '#204080' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const picture = page.locator('.qr-panel-shown img');
  await expect.poll(() => picture.getAttribute('src')).toContain(encodeURIComponent('data:image/jpeg'));
  await page.getByText('试扫通过').waitFor();
  expect(await scanned(picture)).toBe(Link);
});

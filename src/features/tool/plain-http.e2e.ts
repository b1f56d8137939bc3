import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { aPdf } from './web/pdf/pdf.fixture.ts';

/** A name that is not localhost, over plain http: browsers offer no WebCrypto, clipboard or camera there. */
const HOST = 'plain.test';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await launchBrowser({ args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });
  ({ page, complaints } = await openPage(browser));
});
afterAll(() => browser?.close());

async function open(path: string) {
  const { port } = new URL(inject('siteOrigin'));
  await page.goto(`http://${HOST}:${port}${path}`);
  await untilHydrated(page);
}

/** Browsers remark on headers that mean nothing without TLS. */
const isOurs = (complaint: string) => !/untrustworthy|Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(complaint);

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const becomes = (name: string, pattern: string) =>
  page.waitForFunction(
    ([label, wanted]) =>
      new RegExp(wanted).test(
        document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`)?.value ?? '',
      ),
    [name, pattern] as const,
  );

test('JWT gives the right verdict on plain http', async () => {
  await open('/tool/jwt');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.clipboard])).toEqual([
    false,
    'undefined',
    'undefined',
  ]);
  await page.getByRole('button', { name: '填入例子' }).click();
  await page.getByText('签名有效', { exact: true }).waitFor();
  await box('密钥或公钥').fill('another');
  await page.getByText('签名无效：内容被改过，或者密钥不对').waitFor();
});

test('AES, with 192 bits too, and RSA work on plain http', async () => {
  await open('/tool/aes');
  await page.getByLabel('密钥', { exact: true }).fill('0123456789abcdef01234567');
  await box('输入').fill('搜罗');
  // By OpenSSL: aes-192-cbc with an IV of zeros.
  await becomes('结果', '^/lVegfVl8gpkvCjwBHxHKg==$');
  await open('/tool/rsa');
  await page.getByText('1024 位', { exact: false }).first().click();
  await page.getByRole('button', { name: '生成密钥对' }).click();
  await becomes('公钥', 'BEGIN PUBLIC KEY');
  await page.getByText('PKCS#1 v1.5', { exact: true }).click();
  await box('内容').fill('搜罗');
  await becomes('结果', '^[A-Za-z0-9+/]{171}=$');
});

test('the draw is drawn, pasting says what to press, and the camera says why not', async () => {
  await open('/lottery');
  await box('名单').fill('甲\n乙\n丙');
  await page.getByRole('button', { name: '开始抽' }).click();
  await page.getByRole('heading', { name: '中奖名单' }).waitFor();
  await open('/tool/base64');
  await page.getByRole('button', { name: '粘贴' }).click();
  await page.getByText('请在框里自己粘贴').waitFor();
  await open('/qrcode');
  await page.getByRole('tab', { name: '识别' }).click();
  await page.getByRole('button', { name: '打开摄像头' }).click();
  await page.getByText('浏览器只让 https 网页使用摄像头').waitFor();
  expect(complaints.filter(isOurs)).toEqual([]);
});

test('PDFs are merged and drawn, a chain runs from its address, and what is pasted into the palette is recognised', async () => {
  const files = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const { bytes } = await aPdf(name, name);
      return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    }),
  );
  await open('/tool/pdf-merge');
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText('a等2份合并.pdf').waitFor();
  await open('/tool/pdf-to-image#dpi=72');
  await page.locator('input[type=file]').setInputFiles(files.slice(0, 1));
  await page.getByRole('img', { name: 'a-1.png' }).waitFor();
  await open(
    `/tool/chain#${new URLSearchParams({ steps: 'base64?way=decode|json-format?indent=none', in: 'eyJhIjogMX0=' })}`,
  );
  await becomes('结果', '^{"a":1}$');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '快速搜索' }).fill('{"b":[1]}');
  await page.getByRole('option', { name: /这是 JSON/ }).click();
  await page.waitForURL('**/tool/json-format**');
  await becomes('结果', '"b": \\[');
  expect(complaints.filter(isOurs)).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import {
  axeFindings,
  formFaults,
  openPage,
  plainBrowser,
  sharedBrowser,
  untilHydrated,
} from '../../../e2e/browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';
import { scanned } from '../../../e2e/short-link.fixture.ts';
import { NET_LIMIT_TEXT } from './net-limits.pure.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await plainBrowser();
});

const at = (path: string) => inject('siteOrigin') + path;

async function open(path: string, shown = browser) {
  const opened = await openPage(shown, { permissions: ['clipboard-read', 'clipboard-write'] });
  await opened.page.goto(at(path));
  await untilHydrated(opened.page);
  return opened;
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const shows = (page: Page, name: string, text: string) =>
  page.waitForFunction(
    ([label, wanted]) =>
      document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`)?.value === wanted,
    [name, text] as const,
  );

/** What a page says, as a reader without JavaScript sees it. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('every tool answers with its title, description, example and limits without JavaScript; an unknown one is 404', async () => {
  const tools = [];
  for (const page of [1, 2])
    tools.push(...(await (await fetch(at(`/api/v1/tool?pageSize=100&page=${page}`))).json()).Data.Result);
  expect(tools.length).toBeGreaterThanOrEqual(100);
  for (const { Url, Name, Link, Description } of tools) {
    const reply = await fetch(at(`/tool/${Url}`), { redirect: 'manual' });
    if (Link) {
      expect(reply.headers.get('location')).toBe(Link);
      continue;
    }
    const html = await reply.text();
    const words = wordsOf(html);
    const { Data } = await (await fetch(at(`/api/v1/tool/${Url}`))).json();
    expect({
      Url,
      status: reply.status,
      title: html.includes(`<h1>${Name}</h1>`),
      description: words.includes(Description),
      example: words.includes(Data.Example.Output),
      data: html.includes('application/ld+json'),
      limits: Data.RunsOn !== 'server' || words.includes(NET_LIMIT_TEXT) || /每小时最多 \d+ 张/.test(words),
    }).toEqual({ Url, status: 200, title: true, description: true, example: true, data: true, limits: true });
  }
  expect((await fetch(at('/tool/no-such-tool'))).status).toBe(404);
  expect((await fetch(at('/tool/type/no-such-type'))).status).toBe(404);
  expect((await fetch(at('/tool/type/'))).status).toBe(200);
});

test('a result comes as you type, a fault is shown in place while the last result stays, and the address keeps it all to itself', async () => {
  const { page, complaints } = await open('/tool/punycode');
  const sent: string[] = [];
  page.on('request', async (request) =>
    sent.push([request.url(), request.postData(), JSON.stringify(await request.allHeaders())].join(' ')),
  );
  await textbox(page, '输入').fill('例子.中国');
  await shows(page, '结果', 'xn--fsqu00a.xn--fiqs8s');
  await page.getByRole('button', { name: '对调' }).click();
  await shows(page, '结果', '例子.中国');
  await page.waitForFunction(() => location.hash.includes('way=decode'));
  await page.reload();
  await shows(page, '结果', '例子.中国');
  await textbox(page, '输入').fill('ok.com\nxn--a_b.cn');
  await page.getByRole('alert').getByText('第 2 行').waitFor();
  expect(await textbox(page, '结果').inputValue()).toBe('例子.中国');
  expect(await page.getByText('上一次有效的结果').isVisible()).toBe(true);
  expect(complaints).toEqual([]);

  // What is typed stays here, also when the page reports a failure of its own.
  const report = page.waitForRequest('**/api/v1/log');
  await page.evaluate(() => {
    dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    dispatchEvent(new ErrorEvent('error', { message: 'planted', error: new Error('planted') }));
  });
  expect((await report).postDataJSON()).toMatchObject({ Message: 'planted', Url: '/tool/punycode' });
  await page.getByRole('link', { name: '工具', exact: true }).first().click();
  await page.waitForURL('**/tool');
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => /xn--a_b|fsqu00a|例子|%E4%BE%8B/i.test(request))).toEqual([]);
});

test('a result is sent to another tool, which works on it in a worker', async () => {
  const { page, complaints } = await open('/tool/punycode#in=www.%E4%BE%8B%E5%AD%90.com.cn');
  await shows(page, '结果', 'www.xn--fsqu00a.com.cn');
  await page.getByRole('button', { name: '发送到其他工具' }).click();
  await page.getByRole('button', { name: '域名拆分' }).click();
  await page.waitForURL('**/tool/domain-split**');
  await shows(page, '结果', 'xn--fsqu00a.com.cn');
  await page.getByRole('navigation', { name: '最近用过' }).getByRole('link', { name: 'Punycode 转换' }).waitFor();
  expect(complaints).toEqual([]);
});

test('tools are found by initials on the page, in the header and with the keys', async () => {
  const { page, complaints } = await open('/tool');
  await page.getByRole('searchbox', { name: '搜工具' }).fill('zsjc');
  await page.getByRole('heading', { name: 'Api文档' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '证书检测' }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/tool') && asked.push(request.url()));
  const palette = page.getByRole('dialog', { name: '快速搜索' });
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('bqfh');
  await palette.getByRole('option', { name: 'Emoji 表情' }).waitFor();
  await palette.getByRole('combobox').press('Enter');
  await page.waitForURL('**/tool/emoji');
  await palette.getByRole('combobox').waitFor({ state: 'detached' });

  // What one opened comes first while nothing is typed, and the names are asked for only once.
  await page.waitForFunction(() => localStorage.getItem('recentTools')?.includes('emoji'));
  await page.keyboard.press('/');
  await palette.getByRole('group', { name: '最近用过' }).getByRole('option', { name: 'Emoji 表情' }).waitFor();
  await page.keyboard.press('Escape');
  expect(asked.filter((url) => url.endsWith('/names'))).toHaveLength(1);
  const size = await page.evaluate(async () => (await (await fetch('/api/v1/tool/names')).text()).length);
  expect(size).toBeLessThan(40_000);

  const box = page.getByRole('search', { name: '搜工具' }).getByRole('searchbox');
  await box.fill('tupianyasuo');
  await page.getByRole('option', { name: '图片压缩' }).waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('**/tool/image-compress');
  expect(complaints).toEqual([]);
});

test('the box in the header fits a phone, and without JavaScript it is a plain form', async () => {
  const { page } = await openPage(browser, {
    viewport: { width: 375, height: 800 },
    javaScriptEnabled: false,
  });
  await page.goto(at('/tool/punycode'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const box = page.getByRole('search', { name: '搜工具' }).getByRole('searchbox');
  await box.fill('證書');
  await box.press('Enter');
  await page.waitForURL('**/tool/type/?words=**');
  await page.getByRole('link', { name: '证书检测' }).waitFor();
});

test('the index has the menu of tools, and shows what the operator put into its two places', async () => {
  const operator = await operatorApi(inject('siteOrigin'), SHARED_OPERATOR);
  const shown = (name: string) => [{ title: name, image: '/favicon.svg', link: `https://example.com/${name}` }];
  await operator.saveConfig('toolIndexTopAdvertises', shown('top'));
  await operator.saveConfig('toolIndexRightAdvertises', shown('right'));
  onTestFinished(async () => {
    await operator.saveConfig('toolIndexTopAdvertises', []);
    await operator.saveConfig('toolIndexRightAdvertises', []);
  });
  const html = await (await fetch(at('/tool'))).text();
  for (const link of ['https://example.com/top', 'https://example.com/right']) expect(html).toContain(link);
  const [menu = ''] = /<nav [^>]*aria-label="主导航">.*?<\/nav>/.exec(html) ?? [];
  const links = [...menu.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, path = '', name]) => [name, decodeURI(path)])).toEqual([
    ['首页', '/tool'],
    ['站长工具', '/tool/type/站长工具'],
    ['代码处理', '/tool/type/代码处理'],
    ['在线Api', '/tool/type/Api文档'],
    ['所有工具', '/tool/type/'],
  ]);
});

test('a look at a private address is refused in place', async () => {
  const { page } = await open('/tool/tls-check');
  await page.getByLabel('域名或网址').fill('169.254.169.254');
  await page.getByLabel('域名或网址').press('Enter');
  await page.getByRole('alert').getByText('只能查公网地址').waitFor();
});

test('what was typed is not written into the address of the page that follows', async () => {
  const { page } = await open('/tool/base64');
  const hash = () => page.evaluate(() => location.hash);
  await page.clock.install();
  await textbox(page, '输入').fill('搜罗');
  const hashLater = async () => {
    await page.clock.runFor(1000);
    return hash();
  };
  await expect.poll(hashLater).toContain(encodeURIComponent('搜罗'));
  await textbox(page, '输入').fill('别的');
  await shows(page, '结果', '5Yir55qE');
  // As the router does it, a moment before it draws the next page.
  await page.evaluate(() => history.pushState(history.state, '', '/tool/emoji'));
  await page.clock.runFor(1000);
  expect(await hash()).toBe('');
});

test('a code that was made can be read again, by others and by the page itself', async () => {
  const { page, complaints } = await open('/qrcode', await sharedBrowser());
  await textbox(page, '内容').fill('https://example.com/搜罗');
  const shown = page.getByAltText('生成的二维码');
  await shown.waitFor();
  expect(await scanned(shown)).toBe('https://example.com/搜罗');
  const picture = await shown.screenshot();
  await page.getByRole('tab', { name: '识别' }).click();
  await page.getByLabel('选图片').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('https://example.com/搜罗').last().waitFor();
  await page.getByRole('link', { name: '打开网址' }).waitFor();

  // The same from the clipboard, as a screenshot comes; and what is no code is said to be none.
  await page.getByRole('tab', { name: '生成' }).click();
  await page.getByText('Wi-Fi', { exact: true }).click();
  await page.getByLabel('网络名称').fill('搜罗;5G');
  await page.getByLabel('密码', { exact: true }).fill('a:b');
  const wifi = 'WIFI:T:WPA;S:搜罗\\;5G;P:a\\:b;;';
  expect(await scanned(shown)).toBe(wifi);
  await page.getByLabel('前景').fill('#8a1c1c');
  await page.getByText('30%', { exact: true }).click();
  const mark = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await page.getByLabel('选标志图片').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: mark });
  await page.getByRole('button', { name: '去掉标志' }).waitFor();
  expect(decodeURIComponent((await shown.getAttribute('src')) ?? '')).toMatch(/#8a1c1c[\s\S]*<image /);
  expect(await scanned(shown)).toBe(wifi);
  const [png] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PNG' }).click()]);
  const saved = await readFile(await png.path());
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'png', width: 600, height: 600 });
  const [svg] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG' }).click()]);
  expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg /);
  await page.getByRole('tab', { name: '识别' }).click();
  const paste = (bytes: number[]) =>
    page.evaluate((held) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(held)], 'shot.png', { type: 'image/png' }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    }, bytes);
  await paste([...saved]);
  await page.getByText('WIFI:T:WPA;S:搜罗').waitFor();
  await paste([1, 2, 3]);
  await page.getByRole('alert').getByText('这不是能打开的图片').waitFor();
  expect(complaints).toEqual([]);
});

test('whoever opens the link of a draw gets the same winners', async () => {
  const path = `/lottery#count=2&seed=souluo&in=${encodeURIComponent('小明\n小红\n小刚\n小丽')}`;
  const draw = async () => {
    const { page } = await open(path);
    await page.getByRole('button', { name: '开始抽' }).click();
    await page.getByRole('heading', { name: '中奖名单' }).waitFor();
    return page.locator('.lottery-winners strong').allTextContents();
  };
  const first = await draw();
  expect(first).toHaveLength(2);
  expect(await draw()).toEqual(first);

  const { page } = await open('/lottery');
  await page.getByRole('tab', { name: '双色球 / 大乐透' }).click();
  await page.getByText('大乐透', { exact: true }).click();
  await page.getByRole('button', { name: '机选' }).click();
  expect(await page.locator('.lottery-lines li').count()).toBe(5);
  expect(await page.locator('.lottery-lines li').first().locator('b').count()).toBe(7);
});

test.each(['/tool', '/tool/punycode', '/tool/http-status', '/qrcode'])('%s has no faults in any form', async (path) => {
  const { page } = await open(path);
  expect(await formFaults(page)).toEqual([]);
});

test.each([
  { colorScheme: 'light', viewport: { width: 1440, height: 850 } },
  { colorScheme: 'dark', viewport: { width: 375, height: 850 } },
] as const)('a draw has no faults in $colorScheme', async (form) => {
  const { page } = await openPage(browser, form);
  await page.goto(at('/lottery#seed=souluo&in=%E7%94%B2%0A%E4%B9%99'));
  await untilHydrated(page);
  await page.getByRole('button', { name: '开始抽' }).click();
  await page.getByRole('heading', { name: '中奖名单' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(form.viewport.width);
});

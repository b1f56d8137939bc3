import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, formFaults, openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { isLong } from '../../../e2e/is-long.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a ledger needs a keeper' };

let site: RunningSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ LIMITS_FACTOR: '1000', ...OPERATOR }), plainBrowser()]);
  ({ token } = await operatorApi(site.origin, OPERATOR));
});

afterAll(() => site?.stop());

async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.context.addCookies([{ name: 'Token', value: token, url: site.origin, httpOnly: true }]);
  await opened.page.goto(site.origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

const call = async (method: string, path: string, body?: object) => {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const reply = await fetch(`${site.origin}/api/v1/bill${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await reply.json()).Data;
};

describe('the ledger', () => {
  test('a visitor is led to the login and comes back to the same filter', async () => {
    const reply = await fetch(`${site.origin}/bill?done=${encodeURIComponent('未完成')}`, { redirect: 'manual' });
    expect(decodeURIComponent(reply.headers.get('location') ?? '')).toBe('/login?fromPage=/bill&done=未完成');
  });

  test('without scripts bills are shown and added, and what is wrong is said beside the field', async () => {
    const { page } = await open('/bill?new=1', { javaScriptEnabled: false });
    await page.getByLabel('事项').fill('没有脚本的一笔');
    await page.getByLabel('支出').fill('1.234');
    await page.getByRole('button', { name: '记下' }).click();
    await page.getByText('支出最多两位小数').last().waitFor();
    expect(await page.getByLabel('事项').inputValue()).toBe('没有脚本的一笔');
    await page.getByLabel('支出').fill('1.23');
    await page.getByRole('button', { name: '记下' }).click();
    await page.getByRole('row', { name: /没有脚本的一笔/ }).waitFor();
    expect(await page.locator('.stat-strip').textContent()).toContain('1.23');
  });

  test('from the keyboard: note, correct, mark done with what arrived, delete and undo', async () => {
    const { page, complaints } = await open('/bill');
    await page.keyboard.press('n');
    await page.keyboard.type('二手相机转手');
    await page.keyboard.press('Tab');
    await page.keyboard.type('620');
    await page.getByLabel('预计收入').fill('860');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /二手相机/ });
    await row.getByText('待收 860.00').waitFor();
    expect(await page.getByLabel('事项').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: '二手相机转手', exact: true }).click();
    await page.getByRole('form', { name: /修改/ }).getByLabel('支出').fill('600');
    await page.keyboard.press('Enter');
    await row.getByText('−600.00').waitFor();

    await row.getByRole('button', { name: /标记为完成/ }).click();
    const dialog = page.getByRole('dialog', { name: '到账了多少？' });
    expect(await dialog.getByLabel('到账金额').inputValue()).toBe('860.00');
    await dialog.getByLabel('到账金额').fill('800.1');
    await page.keyboard.press('Enter');
    await row.getByText('+800.10').waitFor();
    const { Result } = await call('GET', `?words=${encodeURIComponent('二手相机')}`);
    expect(Result[0]).toMatchObject({ IsDone: true, Income: 800.1, PredictIncome: 0, PredictOriginal: 860 });

    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await row.waitFor({ state: 'detached' });
    await page.locator('.toast', { hasText: '删' }).getByRole('button', { name: '撤销' }).click();
    await row.getByText('+800.10').waitFor();
    expect(complaints).toEqual([]);
  });

  test('what is due today and overdue stands on top', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await call('POST', '', { Title: '今天该收', CreatedTime: '2026-01-01', RemindTime: today, PredictIncome: 5 });
    await call('POST', '', { Title: '早该收了', CreatedTime: '2026-01-01', RemindTime: '2026-01-02' });
    const { page } = await open('/bill');
    await page.getByRole('heading', { name: '今天要跟进 1 笔，逾期 1 笔' }).waitFor();
    const late = page.getByRole('row', { name: /早该收了/ });
    await late.getByText('已逾期').waitFor();
    expect(await late.locator('.bill-day').textContent()).toBe('2026-01-01');
    expect(await late.locator('.bill-reminder').textContent()).toContain('2026-01-02');
  });

  test('filters lead to an address, and the totals follow them', async () => {
    await call('POST', '', { Title: '房租', CreatedTime: '2026-02-01', Category: '房租', Expense: 2400, IsDone: true });
    const { page } = await open('/bill');
    await page.getByRole('combobox', { name: /分类/ }).selectOption('房租');
    await page.waitForURL(/category=/);
    await expect.poll(() => page.locator('.stat-strip').textContent()).toContain('−¥2,400.00');
    await page.getByText('未完成', { exact: true }).first().click();
    await page.getByText('没有符合的账单').waitFor();
  });

  test('a file is read, looked at, written and undone', async () => {
    const { page, complaints } = await open('/bill/import');
    const file = fileURLToPath(new URL('./server/fixtures/alipay-app-old-banner.csv', import.meta.url));
    await page.getByLabel('账单文件').setInputFiles(file);
    await page.getByText('有 7 笔可以入账。').waitFor();
    expect(await page.locator('.stat-strip').textContent()).toContain('911');
    await page.getByRole('row', { name: /湖滨面馆 · 双人套餐/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /^跳过/ }).click();
    await page.getByText('跳过：交易关闭').waitFor();
    await page.getByRole('button', { name: '入账 7 笔' }).click();
    await page.getByText('已入账 7 笔。').waitFor();
    expect((await call('GET', `?words=${encodeURIComponent('湖滨面馆')}`)).Total).toBe(1);
    await page.getByRole('button', { name: /^撤销/ }).click();
    await page.getByText('这次导入已经撤销。').waitFor();
    expect((await call('GET', `?words=${encodeURIComponent('湖滨面馆')}`)).Total).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('an unknown table shows live what it would become, and a refund stands with its order', async () => {
    const { page, complaints } = await open('/bill/import');
    const table =
      '日子,方向,多少钱,谁,干什么\n2026-03-01,借,59.00,甲店,水壶\n2026-03-02,贷,59.00,甲店,退款-水壶\n2026-03-03,借,12.00,乙店,面';
    await page
      .getByLabel('账单文件')
      .setInputFiles({ name: '没见过.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    const choose = (column: string, meaning: string) => page.getByLabel(`“${column}”是`).selectOption(meaning);
    await untilHydrated(page);
    for (const [column, meaning] of [
      ['日子', 'Date'],
      ['方向', 'Direction'],
      ['谁', 'Payee'],
      ['干什么', 'Title'],
      ['多少钱', 'Amount'],
    ] as const)
      await choose(column, meaning);
    await expect.poll(() => page.locator('.bill-tried').textContent()).toContain('71.00');
    // Pale while its answer is on the way.
    await page.locator('.bill-tried[aria-busy=false]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '核对 3 行' }).click();
    await page.getByText('买了又退，都记下，合计 0.00').waitFor();
    expect(await page.locator('tr[data-group=order] + tr[data-group=refund]').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('charts are drawn without scripts, fit a phone, and each is a table for a screen reader', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const shared = { CreatedTime: today, Expense: 30 };
    for (const Category of ['餐饮', '交通', '学习']) await call('POST', '', { Title: '一笔支出', Category, ...shared });
    await call('POST', '', { Title: '待收一笔', CreatedTime: today, PredictIncome: 9 });
    const { page } = await open('/bill?tab=list', {
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
    });
    expect(await page.locator('.bill-months svg path').getAttribute('d')).toMatch(/^M[\d.]+,[\d.]+C/);
    await expect.poll(() => page.locator('.bill-months-bars [data-of=expense]').count()).toBe(12);
    expect(await page.locator('.bill-donut path').count()).toBeGreaterThanOrEqual(3);
    const edges = await page.locator('.bill-months .chart-names > span').evaluateAll((names) =>
      names
        .filter((name) => getComputedStyle(name).visibility === 'visible')
        .map((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const { left, right } = text.getBoundingClientRect();
          return { left, right };
        }),
    );
    expect(edges.length).toBeGreaterThanOrEqual(6);
    edges.forEach(({ left, right }, index) => {
      expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(375);
    });
    for (const [name, rows] of [
      [/个月的收入、支出和利润/, 12],
      [/支出按分类/, 3],
      [/按账龄/, 3],
    ] as const) {
      const table = page.getByRole('table', { name });
      expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(rows);
    }
  });

  test('on a phone the month comes first, and a sheet with a keypad adds up what is typed', async () => {
    const { page, complaints } = await open('/bill', {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
    });
    await page.getByRole('heading', { name: /年 \d+ 月/ }).waitFor();
    await page.getByRole('link', { name: '记一笔' }).click();
    const sheet = page.getByRole('dialog', { name: '记一笔' });
    for (const key of ['2', '3', '点', '5', '加', '1', '2'])
      await sheet.getByRole('button', { name: key, exact: true }).click();
    await sheet.getByText('¥35.50').waitFor();
    expect(complaints).toEqual([]);
  });

  test('on a phone a rare page has a bar that leads back, and a list begins with what was found', async () => {
    const phone = { viewport: { width: 375, height: 800 }, hasTouch: true };
    await call('POST', '', { Title: '找得到的一笔', CreatedTime: '2026-11-15', Expense: 5 });
    const { page, complaints } = await open(`/bill?words=${encodeURIComponent('找得到的一笔')}`, phone);
    const row = page.getByRole('row', { name: /找得到的一笔/ }).first();
    await row.waitFor();
    expect((await row.boundingBox())?.y).toBeLessThan(800);
    for (const path of ['/bill/plan', '/bill/recurring', '/bill/year', '/bill/tag', '/bill/import']) {
      await page.goto(site.origin + path);
      await untilHydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      // Ways to other years stand beside it: read with it they would be a part of its name.
      expect([path, await heading.getByRole('link').count()]).toEqual([path, 0]);
      expect([path, await page.getByRole('banner').isVisible()]).toEqual([path, false]);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      await page.getByRole('link', { name: '返回' }).click();
      await page.waitForURL('**/bill?tab=charts');
    }
    expect(complaints).toEqual([]);
  });

  test('on a phone nobody is told to drag a file, and what is wrong with one is said', async () => {
    const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };
    const { page } = await open('/bill/import', phone);
    expect(await page.getByText('拖到这里').isVisible()).toBe(false);
    const buffer = Buffer.from('no bill at all\n');
    await page.getByLabel('账单文件').setInputFiles({ name: '账单.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('alert').filter({ hasText: '没有找到表头' }).waitFor();
  });

  test('a locked archive is kept, and its password asked for', async () => {
    const { page } = await open('/bill/import');
    const file = (name: string) => fileURLToPath(new URL(`./server/fixtures/${name}`, import.meta.url));
    await page.getByLabel('账单文件').setInputFiles(file('locked-aes.zip'));
    await page.getByLabel(/的密码$/).fill('314159');
  });

  test('a file of very many rows freezes neither the page nor the server', async () => {
    const { page, complaints } = await open('/bill/import');
    const [rows, told] = isLong ? [20_000, '20,000'] : [5000, '5,000'];
    const lines = Array.from({ length: rows }, (_, index) => `2026-0${1 + (index % 9)}-11,大文件第${index}笔,0.01,0`);
    const buffer = Buffer.from(['账单日期,事项,支出,收入', ...lines].join('\r\n'));
    await page.getByLabel('账单文件').setInputFiles({ name: '很多行.csv', mimeType: 'text/csv', buffer });
    await page.getByText(`有 ${told} 笔可以入账。`).waitFor();
    await page.getByRole('button', { name: `入账 ${told} 笔` }).click();
    await page.getByRole('progressbar', { name: /^正在入账/ }).waitFor();
    // Another page of the site is there, and this one follows its links, long before all is written.
    expect((await call('GET', '')).Total).toBeLessThan(rows);
    await page.getByRole('link', { name: /^跳过/ }).click();
    await page.getByText('没有这样的行').waitFor();
    await page.getByText(`已入账 ${told} 笔。`).waitFor();
    const { Total, Totals } = await call('GET', `?words=${encodeURIComponent('大文件第')}`);
    expect([Total, Totals.Expense]).toEqual([rows, rows / 100]);
    await page.getByRole('button', { name: /^撤销/ }).click();
    await page.getByText('这次导入已经撤销。').waitFor();
    expect((await call('GET', `?words=${encodeURIComponent('大文件第')}`)).Total).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('axe finds nothing in any form, and nothing is too wide', async () => {
    const { page, complaints } = await open('/bill?new=1');
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

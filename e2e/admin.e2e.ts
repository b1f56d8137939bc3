import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { formFaults, untilHydrated } from './browser.fixture.ts';
import { openDeskPage } from './desk-page.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { goWithin } from './page-facts.fixture.ts';

const origin = inject('siteOrigin');

async function asOperator(method: string, path: string, body?: object) {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const headers = { 'content-type': 'application/json', authorization: token };
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()).Data;
}

let page: Page;
let complaints: string[];

beforeAll(async () => {
  ({ page, complaints } = await openDeskPage());
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
});

const PAGES = [
  '/market/admin',
  '/market/admin/health',
  '/market/admin/config',
  '/market/admin/config/running',
  '/market/admin/media',
  '/market/admin/config?key=robotPush',
  '/market/admin/search/data',
  '/market/admin/search/data/add',
  '/market/admin/search/data/import',
  '/market/admin/search/words',
  '/market/admin/search/posts',
  '/market/admin/catalogue',
  '/market/admin/catalogue/import',
  '/market/admin/catalogue/merge',
  '/market/admin/catalogue/items',
  '/market/admin/catalogue/items/edit',
  '/market/admin/catalogue/collections',
  '/market/admin/catalogue/collections/edit?Id=1&words=海',
  '/market/admin/word',
  '/market/admin/tools',
  '/market/admin/short',
  '/market/admin/links?state=approved',
  '/market/admin/members',
  '/market/admin/mail',
  '/market/admin/security',
  '/market/admin/audit',
  '/market/admin/backup',
  '/market/admin/blog',
  '/market/admin/blog/write',
  '/market/admin/wechat/robot',
  '/market/admin/wechat/robot/push',
  '/market/admin/wechat/robot/reply',
  '/market/admin/wechat/robot/timers',
];

test.each(PAGES)('%s has no fault in any form, one heading, and nothing complains', async (path) => {
  complaints.length = 0;
  await goWithin(page, path);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await formFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('no page of the desk is wider than a window of 320 px', async () => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  onTestFinished(() => page.setViewportSize({ width, height }));
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of PAGES) {
    await goWithin(page, path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) wide.push(`${path} by ${over} px`);
  }
  expect(wide).toEqual([]);
});

test('at 1440 × 800 every place of the desk is in sight, and on a phone no page loses its name or the way out', async () => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  onTestFinished(() => page.setViewportSize({ width, height }));
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${origin}/market/admin`);
  const hidden = () => page.locator('.admin-places').evaluate((side) => side.scrollHeight - side.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/market/admin', '/market/admin/config', '/market/admin/catalogue/items/edit']) {
    await page.goto(origin + path);
    await page.locator('.admin-brand .brand-name').waitFor();
    await page.getByRole('button', { name: '退出' }).waitFor();
    // The groups of the places are named, also on pages whose side begins folded on a desk.
    await page.locator('.admin-fold > summary').click();
    const group = await page.locator('.admin-fold .admin-nav-title', { hasText: '互动' }).boundingBox();
    expect(group?.height).toBeGreaterThan(10);
  }
});

test('a title is found by ⌘K, gets its episodes from a paste, is seen before it is saved, and goes from the list and back', async () => {
  const Name = `书桌 ${Date.now()}`;
  await asOperator('POST', '/any', { Name, TypeName: '电视剧', Year: 2020 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/market/admin`);
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  const words = page.getByRole('combobox', { name: '快速搜索' });
  await words.fill('cjy');
  await page.getByRole('option', { name: '采集源' }).waitFor();
  await words.fill(Name);
  await page.getByRole('option', { name: Name }).first().click();
  await page.waitForURL('**/items/edit?key=*');
  await untilHydrated(page);
  await page.getByLabel('批量粘贴选集').fill('第1集$https://play.example/1\n2-3$https://play.example/{n}\n没有地址');
  await page.getByText('认出 3 集').waitFor();
  await page.getByText('第 3 行').waitFor();
  await page.getByRole('button', { name: '放进选集' }).click();
  await page.getByText('未保存 +3').waitFor();
  await page.getByLabel('更新备注', { exact: true }).fill('全3集');
  await page.getByRole('button', { name: '锁定更新备注', pressed: true }).waitFor();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('都保存了').waitFor();
  expect((await asOperator('GET', `/any?key=${encodeURIComponent(Name)}`)).Sets).toHaveLength(3);

  await page.goto(`${origin}/market/admin/catalogue/items?words=${encodeURIComponent(Name)}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: `下架 ${Name}` }).click();
  await page.getByRole('button', { name: '撤销，重新上架' }).click();
  await page.getByRole('button', { name: `下架 ${Name}` }).waitFor();
});

test('on a phone the filters of a list are a sheet', async () => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  onTestFinished(() => page.setViewportSize({ width, height }));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${origin}/market/admin/catalogue/items`);
  await untilHydrated(page);
  expect(await page.getByLabel('类型', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByLabel('类型', { exact: true }).selectOption({ label: '综艺' });
  await page.locator('.desk-filter-go').click();
  await page.waitForURL(/kind=/);
  await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('综艺');
});

test('what no page shows stands beside its form as a group gets it, before it is saved', async () => {
  await page.goto(`${origin}/market/admin/config?key=robotPush`);
  await untilHydrated(page);
  const beside = page.getByRole('complementary', { name: '效果预览' });
  await page.getByRole('button', { name: '添加推送' }).click();
  await page.getByLabel('第 1 条：名称').fill('晚安');
  await page.getByLabel('第 1 条：文字').fill('今天就到这里，明天见。');
  await beside.getByText('今天就到这里，明天见。').waitFor();
  await beside.getByText('未保存的样子').waitFor();
  await page.getByRole('button', { name: '放弃' }).click();
  await beside.getByText('添加一条推送').waitFor();

  await page.goto(`${origin}/market/admin/config?key=outwardPlayLinks`);
  await untilHydrated(page);
  await beside.getByText('不带', { exact: true }).waitFor();
  await page.getByLabel('接口里带上播放地址').check();
  await expect.poll(() => beside.getByText('不带', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: '放弃' }).click();
});

test('an article is seen as readers will see it while it is written', async () => {
  await page.goto(`${origin}/market/admin/blog/write`);
  await untilHydrated(page);
  await page.getByLabel('正文', { exact: true }).fill('## 秋天\n\n叶子落了。');
  await page.getByRole('region', { name: '预览' }).getByRole('heading', { name: '秋天' }).waitFor();
  // However long it gets, its fields stay together.
  await page.getByLabel('正文', { exact: true }).fill('叶子落了。\n\n'.repeat(80));
  await expect
    .poll(() => page.locator('.write-preview').evaluate(({ clientHeight }) => clientHeight))
    .toBeGreaterThan(2000);
  const [text, slug] = await Promise.all(
    [page.getByLabel('正文', { exact: true }), page.getByLabel('网址')].map((field) => field.boundingBox()),
  );
  expect((slug?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(160);
});

test('a setting of the running site is saved and put back, and each time the page says so', async () => {
  await page.goto(`${origin}/market/admin/config/running`);
  await untilHydrated(page);
  const row = page.locator('#FILE_QUOTA_MB');
  await row.getByLabel('会员图片空间（MB）').fill('201');
  await row.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存。').waitFor();
  expect(await row.getByLabel('会员图片空间（MB）').inputValue()).toBe('201');
  await row.getByRole('button', { name: /恢复默认/ }).click();
  await page.getByText('已恢复默认。').waitFor();
});

test('a member is told that they may not, and a visitor is led to the login', async () => {
  const reply = await fetch(`${origin}/market/admin/mail`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/login?fromPage=%2Fmarket%2Fadmin%2Fmail']);
});

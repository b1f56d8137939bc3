import { expect, inject, test } from 'vitest';
import { axeFindings, openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { loggedIn, operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';

const origin = inject('siteOrigin');
const DESK = `${origin}/market/admin/wechat/robot`;

async function anOperator(width: number) {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
  const state = await loggedIn(origin, ADMIN_USERNAME, ADMIN_PASSWORD);
  const { page } = await openPage(await plainBrowser(), { ...state, viewport: { width, height: 800 } });
  return page;
}

/** A sandbox robot with its groups, whose name nobody else has. */
async function aRobot(): Promise<void> {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const forward = async (interfaceName: string, requestBody: object) => {
    const reply = await fetch(`${origin}/api/v1/wechat/robot/forwardPost`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ interfaceName, requestBody }),
    });
    return (await reply.json()).Data.data;
  };
  const { guid } = await forward('/client/create', {});
  await forward('/sandbox/scan', { guid });
}

test('a daily push is written, tried and saved on one page, and the next begins from it', async () => {
  await aRobot();
  const page = await anOperator(1440);
  await page.goto(`${DESK}/push`);
  await untilHydrated(page);
  await page.locator('.push-places label').first().click();
  const text = page.getByLabel('正文', { exact: true });
  await text.fill('看看：');
  await text.press('End');
  await text.pressSequentially('{{title.Se');
  await page.getByText('回车填入').waitFor();
  await text.press('Enter');
  expect(await text.inputValue()).toBe('看看：{{title.Sets}}');
  await expect.poll(() => page.locator('.push-body [data-kind=mark]').textContent()).toBe('{{title.Sets}}');

  const title = page.getByLabel('标题', { exact: true });
  await title.fill('');
  await title.pressSequentially('{{da');
  await page.getByText('回车填入').waitFor();
  await title.press('Enter');
  expect(await title.inputValue()).toBe('{{date}}');

  await page.getByRole('button', { name: '先发一条到测试群' }).click();
  await page.getByRole('menuitem').first().click();
  await page.getByText('测试消息已发往').waitFor();

  await page.getByText('每天', { exact: true }).click();
  await expect.poll(() => page.getByRole('list', { name: '接下来五次' }).getByRole('listitem').count()).toBe(5);
  await page.getByRole('button', { name: '保存定时任务' }).click();
  await page.getByText('已保存定时任务').waitFor();
  // Said at the top, and in sight although the button is far below.
  const toldAt = () => page.getByText('已保存定时任务').evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(toldAt).toBeGreaterThanOrEqual(0);
  await page.getByRole('link', { name: '从上次的复制' }).click();
  await expect.poll(() => text.inputValue()).toBe('看看：{{title.Sets}}');
  expect(await page.getByRole('radio', { name: '每天' }).isChecked()).toBe(true);
  expect(await page.locator('.push-targets > label').count()).toBe(1);
});

test('a task is paused by its switch and changed behind its dots, on a phone too', async () => {
  await aRobot();
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const headers = { 'content-type': 'application/json', authorization: token };
  const call = async (path: string, body?: object) => {
    const more = body && { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/api/v1/wechat/robot${path}`, { headers, ...more })).json()).Data;
  };
  const { guid, rooms } = (await call('')).Result[0];
  const targets = [{ guid, to: rooms[0].wxid }];
  const name = `晚间片单 ${Date.now()}`;
  await call('/push', { targets, title: '', content: '今晚看什么', cron: '0 20 * * *', name, key: name });

  const page = await anOperator(375);
  await page.goto(`${DESK}/timers?words=${encodeURIComponent(name)}`);
  await untilHydrated(page);
  const row = page.getByRole('list', { name: '定时任务' }).getByRole('listitem').filter({ hasText: name }).first();
  await row.getByText('每天 20:00').waitFor();
  const isOn = row.getByRole('switch', { name: `启用${name}` });
  await isOn.click();
  await row.getByText('已暂停').waitFor();
  await isOn.click();
  await row.getByText('已暂停').waitFor({ state: 'detached' });

  await row.locator('summary').click();
  await row.getByLabel('重复（cron）').fill('30 21 * * 1-5');
  await row.getByRole('button', { name: '保存' }).click();
  await row.getByText('21:30').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone the preview is a sheet with the same two actions', async () => {
  const page = await anOperator(375);
  await page.goto(`${DESK}/push`);
  await untilHydrated(page);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '预览' });
  await sheet.getByText('仅预览，未发送').waitFor();
  expect(await sheet.getByRole('button', { name: '发送', exact: true }).count()).toBe(1);
});

test('what nobody caught becomes a rule in one press', async () => {
  const page = await anOperator(1440);
  await page.goto(`${DESK}/reply`);
  await untilHydrated(page);
  await page.getByText('群里', { exact: true }).click();
  await page.getByLabel('说一句').fill('怎么投稿呀');
  await page.getByLabel('说一句').press('Enter');
  await page.getByRole('link', { name: '用这句新建规则' }).click();
  await expect.poll(() => page.getByLabel('匹配内容').inputValue()).toBe('怎么投稿呀');
  await page.getByLabel('文本', { exact: true }).fill('发到站长邮箱');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByText('已添加').waitFor();
  await page.getByLabel('说一句').fill('怎么投稿呀');
  await page.getByLabel('说一句').press('Enter');
  await page.locator('[data-answers]').waitFor();
});

test('rules are put in order by dragging and by keys, and 转人工 is one press away', async () => {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const headers = { 'content-type': 'application/json', authorization: token };
  const url = `${origin}/api/v1/wechat/robot/reply`;
  const listed = async (): Promise<{ pattern: string; kind: string; id: number }[]> =>
    (await (await fetch(url, { headers })).json()).Data.Result;
  for (const { id } of await listed()) await fetch(`${url}/${id}`, { method: 'DELETE', headers });
  for (const pattern of ['甲', '乙', '丙', '丁']) {
    const body = JSON.stringify({ match: 'keyword', pattern, kind: 'text', content: `${pattern}的回复` });
    expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(true);
  }
  const saved = async () => (await listed()).map(({ pattern }) => pattern).join('');
  expect(await saved()).toBe('甲乙丙丁');

  const page = await anOperator(1440);
  await page.goto(`${DESK}/reply`);
  await untilHydrated(page);
  const rows = page.getByRole('list', { name: '自己的规则' }).getByRole('listitem');
  const shown = async () => (await rows.locator('.reply-words').allTextContents()).join('').replaceAll('关键词', '');
  const gripOf = (place: number) => rows.nth(place - 1).locator('.reply-grip');

  await gripOf(1).dragTo(rows.nth(2));
  await expect.poll(shown).toBe('乙丙甲丁');
  await expect.poll(saved).toBe('乙丙甲丁');
  await gripOf(4).dragTo(rows.nth(0));
  await expect.poll(saved).toBe('丁乙丙甲');

  await gripOf(1).focus();
  // Two in a breath are two places, and the focus goes with the rule.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(saved).toBe('乙丙丁甲');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('第 3 条');
  await page.getByText('已移到第 3 位，共 4 条').waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(saved).toBe('乙丁丙甲');
  await page.reload();
  await untilHydrated(page);
  expect(await shown()).toBe('乙丁丙甲');

  await page.getByLabel('说一句').fill('记 午饭 23.5');
  await page.getByLabel('说一句').press('Enter');
  const own = page.getByRole('list', { name: '站内自带' });
  await expect.poll(() => own.locator('[data-answers]').textContent()).toContain('记账');
  await page.getByRole('button', { name: '启用转人工' }).click();
  await page.getByText('已添加').waitFor();
  await expect.poll(async () => (await listed()).at(-1)?.kind).toBe('human');
  expect(await axeFindings(page)).toEqual([]);
});

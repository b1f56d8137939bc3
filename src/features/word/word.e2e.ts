import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { NO_SCRIPT, open, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { pathOf } from '../../../e2e/page-facts.fixture.ts';

withAccountSite();

const token = async (name: string) =>
  (await loginHeaders(shared.database.db, name, Date.now())).authorization.replace('Bearer ', '');

async function call(name: string, method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${shared.site.origin}/api/v1${path}`, {
    method,
    headers: { authorization: await token(name), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()).Data;
}

const say = async (name: string, Content: string, ParentId?: number): Promise<number> =>
  (await call(name, 'POST', '/word', { Content, ParentId })).Id;

async function saveConfig(Key: string, value: unknown): Promise<void> {
  const { Data } = await (await fetch(`${shared.site.origin}/api/v1/config?key=${Key}`)).json();
  const body = { Key, Value: JSON.stringify(value) };
  await call('operator', 'PUT', '/config', body, { 'if-match': `"${Data.Version}"` });
}

async function openAs(name: string, path: string, options: BrowserContextOptions = {}) {
  const opened = await open('/error', options);
  const cookie = { name: 'Token', value: await token(name), url: shared.site.origin, httpOnly: true };
  await opened.context.addCookies([cookie]);
  await opened.page.goto(shared.site.origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  opened.complaints.length = 0;
  return opened;
}

const composer = (page: Page) => page.getByRole('form', { name: '写留言' });
const field = (page: Page) => page.getByLabel('留言', { exact: true });
const item = (page: Page, text: string) => page.locator('article', { hasText: text });
const more = (page: Page, text: string) => item(page, text).getByRole('button', { name: /更多操作/ });

test('a visitor writes while the browser does the work, likes, deletes and takes that back', async () => {
  const { page, complaints } = await open('/word');
  expect(await page.title()).toBe('留言板 - 搜罗');
  await page.getByLabel('昵称').fill('海边的阿尔');
  await field(page).pressSequentially('有人吗');
  await page.getByRole('button', { name: '插入表情' }).click();
  await page.getByRole('button', { name: '举手' }).click();
  // A joined picture is one.
  await page.getByText('4 / 500').waitFor();
  await page.keyboard.press('Escape');
  await composer(page).getByRole('button', { name: '发表' }).click();
  await page.getByRole('status').getByText('已发表。').waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await page.getByLabel('昵称').inputValue()).toBe('海边的阿尔');
  expect(await item(page, '有人吗').textContent()).toContain('访客');

  const heart = item(page, '有人吗').getByRole('button', { name: /^赞/ });
  await heart.click();
  await page.getByRole('button', { name: /现有 1 个赞/, pressed: true }).waitFor();
  await page.goto(`${shared.site.origin}/market/word`);
  await untilHydrated(page);
  await page.getByRole('button', { name: /现有 1 个赞/, pressed: true }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/word$/);
  await more(page, '有人吗').click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除。').waitFor();
  await expect.poll(() => item(page, '有人吗').count()).toBe(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await item(page, '有人吗').waitFor();
  expect(pathOf(page)).toMatch(/^\/market\/word\?done=restored#word-\d+$/);
  expect(complaints).toEqual([]);
});

test('a visitor without JavaScript is told what to do, before and after', async () => {
  const { page } = await open('/word', NO_SCRIPT);
  expect(await page.locator('noscript').textContent()).toContain('请登录后留言');
  await field(page).fill('没有脚本');
  await composer(page).getByRole('button', { name: '发表' }).click();
  await page.getByText('未登录留言要由浏览器先算一道小题').waitFor();
  expect(await field(page).inputValue()).toBe('没有脚本');
});

test('a member without JavaScript writes, answers, likes, reports and deletes', async () => {
  const id = await say('alang', '谁来回我');
  const { page } = await openAs('plain', '/word', NO_SCRIPT);
  await field(page).fill('  ');
  await composer(page).getByRole('button', { name: '发表' }).click();
  await page.locator('.field-error').getByText('请写点什么').waitFor();
  await field(page).fill('不用脚本也行');
  await composer(page).getByRole('button', { name: '发表' }).click();
  await page.getByText('已发表。').waitFor();
  await page.getByRole('link', { name: '回复alang' }).click();
  await page.getByRole('textbox', { name: '回复alang' }).fill('我来');
  await page.getByRole('form', { name: '回复alang' }).getByRole('button', { name: '回复' }).click();
  await page.getByText('已回复。').waitFor();
  expect(await page.locator('.word-thread', { hasText: '谁来回我' }).locator('ol').textContent()).toContain('我来');
  await page.locator(`#word-${id}`).getByRole('button', { name: /^赞/ }).click();
  await page.getByRole('button', { name: /现有 1 个赞/, pressed: true }).waitFor();
  await page
    .locator(`#word-${id}`)
    .getByRole('button', { name: /更多操作/ })
    .click();
  await page.locator(`#word-${id}`).getByRole('link', { name: '举报' }).click();
  await page.getByLabel('骂人').check();
  await page.getByRole('button', { name: '提交举报' }).click();
  await page.getByText('已收到举报').waitFor();
  await more(page, '不用脚本也行').click();
  await item(page, '不用脚本也行').getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除。').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await item(page, '不用脚本也行').waitFor();
});

test('what is written shows as text: it does not run, link, or turn the page around', async () => {
  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=2</script> https://example.com \u202eabc';
  for (const name of ['first', 'second', 'third']) await say('known', `我是常客 ${name}`);
  const id = await say('known', hostile);
  const { page, complaints } = await open(`/word?id=${id}`);
  const text = page.locator(`#word-${id} .word-item-text`);
  expect(await text.textContent()).toBe(hostile.replace('\u202e', ''));
  expect(await text.locator('*').count()).toBe(0);
  expect(await page.title()).toBe('留言板 - 搜罗');
  expect(complaints).toEqual([]);
  const missing = await page.goto(`${shared.site.origin}/word?id=999999`);
  expect(missing?.status()).toBe(404);
});

test('the operator answers with a mark, pins, hides and takes that back', async () => {
  await say('asker', '站长在吗');
  const { page, complaints } = await openAs('operator', '/word');
  await page.getByRole('link', { name: '回复asker' }).click();
  const answer = page.getByRole('form', { name: '回复asker' });
  await answer.getByRole('textbox').fill('在的');
  await answer.getByRole('textbox').press('Control+Enter');
  await page.getByText('已回复。').waitFor();
  expect(await item(page, '在的').first().textContent()).toContain('站长');
  await more(page, '站长在吗').click();
  await page.getByRole('button', { name: '置顶' }).click();
  await page.getByText('已置顶。').waitFor();
  expect(await page.locator('.word-thread').first().textContent()).toContain('站长在吗');
  await more(page, '站长在吗').click();
  await page.getByRole('button', { name: '隐藏' }).click();
  await page.getByText('已隐藏').waitFor();
  await expect.poll(() => item(page, '站长在吗').count()).toBe(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await item(page, '站长在吗').waitFor();
  expect(complaints).toEqual([]);
});

test('at the desk J, A and D go through what waits, and a press takes it back', async () => {
  const text = `先看看这里 https://example.com/${Date.now()}`;
  await say('keys', text);
  const { page } = await openAs('operator', '/market/admin/word');
  const row = page.locator('[data-row]', { hasText: text });
  await row.waitFor();
  const at = async () => row.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 20 && !(await at()); step++) await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: '撤销，放回待审' }).click();
  await row.waitFor();
  await page.keyboard.press('j');
  for (let step = 0; step < 20 && !(await at()); step++) await page.keyboard.press('j');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: /^撤销/ }).waitFor();
  await row.waitFor({ state: 'detached' });
});

test('every form of the page is accessible, with its forms open', async () => {
  const id = await say('looker', '看看样子');
  await say('looker', '这是回复', id);
  const { page, complaints } = await open(`/word?reply=${id}`);
  expect(await formFaults(page)).toEqual([]);
  await page.goto(`${shared.site.origin}/market/word?report=${id}`);
  await untilHydrated(page);
  expect(await formFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the mode of the board is told in words', async () => {
  await saveConfig('boardMode', 'members');
  const read = async () => (await fetch(`${shared.site.origin}/word`)).text();
  const members = await read();
  expect(members).toContain('留言板现在只对会员开放');
  expect(members).not.toContain('写点什么');
  expect(members).not.toContain('不登录也能留言');
  await saveConfig('boardMode', 'off');
  const closed = await read();
  expect(closed).toContain('留言板暂时关闭了');
  expect(closed).not.toContain('站长在吗');
  await saveConfig('boardMode', 'open');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logIn, NO_SCRIPT, open, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { pathOf } from '../../../e2e/page-facts.fixture.ts';
import { addMember, failBefore } from './server/account.fixture.ts';

withAccountSite();

const flood = (limit: string, key: string, times: number, seconds = 900) =>
  failBefore({ database: shared.database, clock: { now: Date.now() } }, limit, key, times, seconds);

test('when many guess at an account the login page works out a proof by itself, and lets its owner in', async () => {
  await addMember(shared, 'besieged');
  await flood('login account', 'besieged', 30);
  const { page } = await open('/login?fromPage=%2Fdeclaration');
  await logIn(page, 'besieged');
  await page.getByText('浏览器正在算一道小题').waitFor();
  await page.waitForURL('**/declaration');
  await page.getByRole('button', { name: 'besieged，账号菜单' }).waitFor();
});

test('without JavaScript the login page says how to go on', async () => {
  await addMember(shared, 'plain');
  await flood('login account', 'plain', 30);
  const { page } = await open('/login', NO_SCRIPT);
  await logIn(page, 'plain');
  await page.getByText('请开启 JavaScript 再试一次').waitFor();
});

test('a flood of letters: the pages for registering and for a forgotten password do the work, too', async () => {
  await flood('code total', 'register', 300, 3600);
  await flood('code total', 'forget', 300, 3600);
  const { page } = await open('/register');
  await page.getByLabel('邮箱').fill('honest@example.com');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByRole('button', { name: /^\d+ 秒后重发$/ }).waitFor();
  await page.goto(`${shared.site.origin}/forget`);
  await page.getByLabel('邮箱').fill('besieged@example.com');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText('验证码已经发到那里').waitFor();
});

test('with the first password the desk and personal pages lead to a new one, and others are open', async () => {
  const password = /密码 (\S+)/.exec(readFileSync(join(shared.folder, 'first-operator.txt'), 'utf8'))?.[1] ?? '';
  const { page } = await open('/login');
  await logIn(page, 'admin', password);
  await page.waitForURL('**/account#password');
  for (const path of ['/market/admin', '/bill', '/collect', '/login']) {
    await page.goto(shared.site.origin + path);
    expect(pathOf(page)).toBe('/account#password');
    await page.getByText('换好之前，后台和个人的页面都打不开').waitFor();
  }
  expect((await page.goto(`${shared.site.origin}/declaration`))?.status()).toBe(200);
});

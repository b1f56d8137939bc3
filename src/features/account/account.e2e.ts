import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FRESH, logIn, NO_SCRIPT, open, openAs, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { fieldError, pathOf, untilStill, userInfo } from '../../../e2e/page-facts.fixture.ts';
import { addMember, codeTo, lettersTo, PASSWORD } from './server/account.fixture.ts';

withAccountSite();

describe('my account', () => {
  test('a new password is set in place, what is refused is said at its field', async () => {
    await addMember(shared, 'changer');
    const { page, complaints } = await openAs('changer', '/account');
    const form = page.locator('#password');
    await form.getByLabel('原密码').fill(PASSWORD);
    await form.getByLabel('新密码').fill(PASSWORD);
    await form.getByRole('button', { name: '修改密码' }).click();
    await form.locator('.field-error').getByText('新密码不能和原密码一样').waitFor();
    await form.getByLabel('新密码').fill(FRESH);
    await form.getByRole('button', { name: '修改密码' }).click();
    await form.getByText('密码已修改').waitFor();
    expect(await form.getByLabel('原密码').inputValue()).toBe('');
    await page.reload();
    expect(pathOf(page)).toBe('/account');
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });

  test('another address is bound with the code sent there, without JavaScript too', async () => {
    await addMember(shared, 'mover');
    const { page } = await openAs('mover', '/account', NO_SCRIPT);
    const form = page.locator('#email');
    await form.getByLabel('新邮箱').fill('moved@example.com');
    await form.getByRole('button', { name: '发送验证码' }).click();
    await form.getByText('验证码已发出').waitFor();
    await form.getByLabel('验证码').fill(await codeTo(shared, 'moved@example.com'));
    await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '更换邮箱' }).click();
    await form.getByText('邮箱已更换').waitFor();
    await page.getByText('moved@example.com').first().waitFor();
  });

  test('logins are listed and ended, one or all', async () => {
    await addMember(shared, 'many');
    const other = await openAs('many', '/account');
    const { page } = await openAs('many', '/account');
    await page
      .locator('#logins')
      .getByRole('button', { name: /^退出 / })
      .click();
    await page.getByText('那台设备上的登录已退出').waitFor();
    await other.page.reload();
    expect(pathOf(other.page)).toBe('/login?fromPage=%2Faccount');
    await page.getByRole('button', { name: '退出所有登录' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => userInfo(page)).toBeNull();
    expect((await page.context().cookies()).some(({ name }) => name === 'Token')).toBe(false);
  });

  test('logout clears userInfo and what the header shows', async () => {
    await addMember(shared, 'leaver');
    const { page } = await openAs('leaver', '/account');
    expect(await userInfo(page)).toMatchObject({ Username: 'leaver' });
    await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
    await page.getByRole('link', { name: '登录' }).waitFor();
    expect(await userInfo(page)).toBeNull();
  });

  test('a logout that does not reach the server says so, and one is still in', async () => {
    await addMember(shared, 'cutoff');
    const { page } = await openAs('cutoff', '/account');
    await page.route('**/user/logout', (route) => route.abort());
    await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
    await page.getByText('没能退出登录').waitFor();
    expect(pathOf(page)).toBe('/account');
    expect(await userInfo(page)).toMatchObject({ Username: 'cutoff' });
    await page.unroute('**/user/logout');
    await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
    expect(await userInfo(page)).toBeNull();
  });

  test('logout works without JavaScript', async () => {
    await addMember(shared, 'plainout');
    const { page } = await openAs('plainout', '/account', NO_SCRIPT);
    await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
    expect((await page.context().cookies()).some(({ name }) => name === 'Token')).toBe(false);
  });

  test('all data are downloaded as one file', async () => {
    await addMember(shared, 'exporter');
    const { page } = await openAs('exporter', '/account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '导出为 JSON' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file.Data.Account).toMatchObject({ Username: 'exporter' });
  });

  test('an account is deleted after a tick and the password, and is gone', async () => {
    await addMember(shared, 'goner');
    const { page } = await openAs('goner', '/account');
    await page.getByText('我要注销账号').click();
    const form = page.locator('#leave');
    await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '永久删除我的账号' }).click();
    await form.locator('.field-error').getByText('请先确认你明白后果').waitFor();
    await form.getByLabel(/我明白/).check();
    await form.getByRole('button', { name: '永久删除我的账号' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
    await expect.poll(() => userInfo(page)).toBeNull();
    expect(await lettersTo(shared, 'goner@example.com')).toEqual([]);
    await page.goto(`${shared.site.origin}/login`);
    await logIn(page, 'goner');
    await fieldError(page).getByText('用户名或密码不对').waitFor();
  });

  test('the first operator is led to a new password, and the file with the old one goes', async () => {
    const file = join(shared.folder, 'first-operator.txt');
    const password = /密码 (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const { page } = await open('/login?fromPage=%2Fdeclaration');
    await logIn(page, 'admin', password);
    await page.waitForURL('**/account#password');
    await page.getByText('请先换成自己的').waitFor();
    await page.locator('#password').getByLabel('原密码').fill(password);
    await page.locator('#password').getByLabel('新密码').fill(FRESH);
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.getByText('密码已修改').waitFor();
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});

test('axe finds nothing on any account page in any form', async () => {
  const { page: forms, complaints: early } = await open('/login');
  for (const path of ['/login', '/register', '/forget']) {
    await forms.goto(shared.site.origin + path);
    await untilHydrated(forms);
    expect(await formFaults(forms), path).toEqual([]);
  }
  expect(early).toEqual([]);
  await addMember(shared, 'looker');
  const { page, complaints } = await openAs('looker', '/account');
  await page.locator('details.leave-form').evaluate((details) => details.setAttribute('open', ''));
  await untilStill(page);
  expect(await formFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a member whose password the operator has reset sets a new one with the link, once', async () => {
  await addMember(shared, 'forgetful');
  await addMember(shared, 'keeper', { isOperator: true });
  const desk = (await openAs('keeper', '/market/admin/members?words=forgetful')).page;
  await desk.getByText('重设密码', { exact: true }).click();
  await desk.getByRole('button', { name: '重设', exact: true }).click();
  const link = await desk.getByLabel('重设密码的链接').inputValue();

  const { page, complaints } = await open(link.replace(new URL(link).origin, ''));
  expect(await formFaults(page)).toEqual([]);
  await page.getByLabel('新密码').fill('short');
  await page.getByRole('button', { name: '设好了' }).click();
  await fieldError(page).waitFor();
  await page.getByLabel('新密码').fill(FRESH);
  await page.getByRole('button', { name: '设好了' }).click();
  await page.getByRole('heading', { name: '密码已重设' }).waitFor();
  expect(await page.getByText(FRESH).count()).toBe(0);
  await page.getByRole('link', { name: '去登录' }).click();
  await logIn(page, 'forgetful', FRESH);
  await page.getByRole('button', { name: 'forgetful，账号菜单' }).waitFor();

  await page.goto(link);
  await page.getByRole('heading', { name: '链接已失效' }).waitFor();
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { axeFindings, launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { type RunningSite, startSite } from '../../../e2e/running-site.fixture.ts';
import { addMember, codeTo, lettersTo, PASSWORD } from './server/account.fixture.ts';

const FRESH = 'an entirely new phrase';
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const NO_SCRIPT = { javaScriptEnabled: false };
const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-account-'));

let site: RunningSite;
let browser: Browser;
let database: Database;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ DATA_DIR, DEMO_CONTENT: 'off' }), launchBrowser()]);
  database = openSqlite(join(DATA_DIR, 'souluo.db'));
});

afterAll(async () => {
  await browser?.close();
  await database?.db.destroy();
  await site?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function open(path: string, options: BrowserContextOptions = {}, origin = site.origin) {
  const opened = await openPage(browser, options);
  opened.page.setDefaultTimeout(6000);
  onTestFinished(() => opened.context.close());
  await opened.page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

async function logIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('用户名或邮箱').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** A page of a member who has just logged in. */
async function openAs(name: string, path: string, options: BrowserContextOptions = {}) {
  const opened = await open(`/login?fromPage=${encodeURIComponent(path)}`, options);
  await logIn(opened.page, name);
  await opened.page.waitForURL(`**${path}`);
  return opened;
}

const pathOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
const userInfo = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null'));
const fieldError = (page: Page) => page.locator('.field-error');
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('registration', () => {
  test('with the code from the letter: countdown, consent, and back to where it was asked for', async () => {
    const { received, host } = await anSmtpServer();
    const own = await startSite({ SMTP_URL: `smtp://${host}`, MAIL_FROM: 'no-reply@souluo.test', DEMO_CONTENT: 'off' });
    onTestFinished(() => own.stop());
    const { page } = await open('/register?fromPage=%2Fdeclaration&from=menu', {}, own.origin);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await fieldError(page).getByText('请填写邮箱').waitFor();
    expect(await focusedName(page)).toBe('Email');
    await page.getByLabel('用户名').fill('山间小满');
    await page.getByRole('img', { name: '符合要求' }).waitFor();
    await page.getByLabel('邮箱').fill('xiaoman@example.com');
    await page.getByRole('button', { name: '发送验证码' }).click();
    const waiting = page.getByRole('button', { name: /^\d+ 秒后重发$/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    expect(await focusedName(page)).toBe('Code');
    await page.keyboard.type(/\d{6}/.exec(received[0]?.parts['text/plain'] ?? '')?.[0] ?? '');
    await page.getByLabel('密码', { exact: true }).fill('woaini1314');
    await page.getByText('强度：弱').waitFor();
    // Enter sends the form, not another letter.
    await page.keyboard.press('Enter');
    await fieldError(page).getByText('请先阅读并同意用户协议和隐私说明').waitFor();
    await page.getByLabel(/我已阅读并同意/).check();
    await page.getByRole('button', { name: '注册' }).click();
    await fieldError(page).getByText('这个密码太常见了').waitFor();
    expect(await page.getByLabel('邮箱').inputValue()).toBe('xiaoman@example.com');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '注册' }).click();
    await page.waitForURL('**/declaration?from=menu');
    expect(await userInfo(page)).toMatchObject({ Username: '山间小满', Token: expect.stringMatching(/^[\w-]{43}$/) });
    await page.getByRole('button', { name: '山间小满，账号菜单' }).waitFor();
    expect(received).toHaveLength(1);
  });

  test('without JavaScript nothing typed is lost but the password', async () => {
    const { page } = await open('/register', NO_SCRIPT);
    await page.getByLabel('用户名').fill('无脚本用户');
    await page.getByLabel('邮箱').fill('plain@example.com');
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByText('验证码已发出').waitFor();
    expect(await page.getByLabel('用户名').inputValue()).toBe('无脚本用户');
    expect(await page.getByLabel('邮箱').inputValue()).toBe('plain@example.com');
    await page.getByLabel('验证码').fill(await codeTo({ database }, 'plain@example.com'));
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/我已阅读并同意/).check();
    await page.getByRole('button', { name: '注册' }).click();
    await page.waitForURL(`${site.origin}/`);
    expect((await page.context().cookies()).find(({ name }) => name === 'Token')).toMatchObject({ httpOnly: true });
  });
});

describe('login', () => {
  test.each([
    ['with JavaScript', {}],
    ['without JavaScript', NO_SCRIPT],
  ])(
    '%s: a wrong password is said in place, the right one leads back with the original query',
    async (_name, options) => {
      const name = `login${Object.keys(options).length}`;
      await addMember({ database }, name);
      const { page } = await open('/login?fromPage=%2Fanys%2Fsearch&words=%E5%9F%8E%20%E5%8D%97&page=2', options);
      await logIn(page, name, 'wrong password');
      await fieldError(page).getByText('用户名或密码不对，还可以再试 9 次。').waitFor();
      expect(await page.getByLabel('用户名或邮箱').inputValue()).toBe(name);
      await logIn(page, name);
      await page.waitForURL('**/anys/search?*');
      expect([...new URL(page.url()).searchParams]).toEqual([
        ['words', '城 南'],
        ['page', '2'],
      ]);
    },
  );

  test('the first wrong field gets the focus, and userInfo is what the login answered', async () => {
    const { id } = await addMember({ database }, 'focused');
    const { page } = await open('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('有 2 处要改一下').waitFor();
    await logIn(page, 'focused', 'wrong password');
    await fieldError(page).getByText('用户名或密码不对').waitFor();
    expect(await focusedName(page)).toBe('Password');
    await page.getByRole('button', { name: '显示密码' }).click();
    expect(await page.getByLabel('密码', { exact: true }).getAttribute('type')).toBe('text');
    await logIn(page, 'focused');
    await page.waitForURL(`${site.origin}/`);
    const token = (await page.context().cookies()).find(({ name }) => name === 'Token')?.value;
    expect(await userInfo(page)).toEqual({ Token: token, Id: id, Username: 'focused', MustChangePassword: false });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'fromPage=%j leads home, never elsewhere',
    async (fromPage) => {
      const body = new URLSearchParams({ Username: await evilTarget(), Password: PASSWORD });
      const headers = { origin: site.origin };
      const address = `${site.origin}/login?fromPage=${encodeURIComponent(fromPage)}`;
      const reply = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/']);
    },
  );

  test('someone who is logged in is led on', async () => {
    await addMember({ database }, 'ledon');
    const { page } = await openAs('ledon', '/declaration');
    await page.goto(`${site.origin}/login?fromPage=%2Faccount`);
    expect(pathOf(page)).toBe('/account');
  });

  test('an expired session leads to the login with the message, and back after it', async () => {
    await addMember({ database }, 'expired');
    const { page } = await openAs('expired', '/account');
    await database.db.withTables<{ session: { id: number } }>().deleteFrom('session').execute();
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.waitForURL('**/login?fromPage=%2Faccount');
    await page.locator('.sign-notice').getByText('登录过期，请重新登录').waitFor();
    expect(await userInfo(page)).toBeNull();
    await logIn(page, 'expired');
    await page.waitForURL('**/account');
  });

  test('without JavaScript a dead token leads to the login with the message, said once', async () => {
    const { page, context } = await open('/', NO_SCRIPT);
    await context.addCookies([{ name: 'Token', value: 'dead', url: site.origin }]);
    await page.goto(`${site.origin}/account?tab=1`);
    expect(pathOf(page)).toBe('/login?fromPage=%2Faccount&tab=1');
    await page.getByText('登录过期，请重新登录').waitFor();
    await page.reload();
    expect(await page.getByText('登录过期').count()).toBe(0);
  });
});

let evil: Promise<string> | undefined;

/** One member for all hostile addresses. */
function evilTarget(): Promise<string> {
  evil ??= addMember({ database }, 'target').then(() => 'target');
  return evil;
}

test('a forgotten password: letter, new password, out everywhere, in again', async () => {
  await addMember({ database }, 'forgetful');
  const elsewhere = await openAs('forgetful', '/account');
  const { page } = await open('/forget?fromPage=%2Fdeclaration');
  await page.getByLabel('邮箱').fill('not an address');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await fieldError(page).getByText('邮箱格式不正确').waitFor();
  await page.getByLabel('邮箱').fill('forgetful@example.com');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText('如果 forgetful@example.com 注册过账号').waitFor();
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  expect(await focusedName(page)).toBe('Code');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('验证码').fill(await codeTo({ database }, 'forgetful@example.com'));
  await page.getByLabel('新密码').fill(FRESH);
  await page.getByRole('button', { name: '重设密码' }).click();
  await page.getByRole('heading', { name: '密码已重设' }).waitFor();
  await page.getByRole('link', { name: '去登录' }).click();
  await page.waitForURL('**/login?fromPage=%2Fdeclaration');
  await logIn(page, 'forgetful', FRESH);
  await page.waitForURL('**/declaration');
  await elsewhere.page.reload();
  await elsewhere.page.getByText('登录过期，请重新登录').first().waitFor();
});

describe('my account', () => {
  test('a new password is set in place, what is refused is said at its field', async () => {
    await addMember({ database }, 'changer');
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
    await addMember({ database }, 'mover');
    const { page } = await openAs('mover', '/account', NO_SCRIPT);
    const form = page.locator('#email');
    await form.getByLabel('新邮箱').fill('moved@example.com');
    await form.getByRole('button', { name: '发送验证码' }).click();
    await form.getByText('验证码已发出').waitFor();
    await form.getByLabel('验证码').fill(await codeTo({ database }, 'moved@example.com'));
    await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '更换邮箱' }).click();
    await form.getByText('邮箱已更换').waitFor();
    await page.getByText('moved@example.com').first().waitFor();
  });

  test('logins are listed and ended, one or all', async () => {
    await addMember({ database }, 'many');
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
    await addMember({ database }, 'leaver');
    const { page } = await openAs('leaver', '/account');
    expect(await userInfo(page)).toMatchObject({ Username: 'leaver' });
    await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(`${site.origin}/`);
    await page.getByRole('link', { name: '登录' }).waitFor();
    expect(await userInfo(page)).toBeNull();
  });

  test('all data are downloaded as one file', async () => {
    await addMember({ database }, 'exporter');
    const { page } = await openAs('exporter', '/account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '导出为 JSON' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file.Data.Account).toMatchObject({ Username: 'exporter' });
  });

  test('an account is deleted after a tick and the password, and is gone', async () => {
    await addMember({ database }, 'goner');
    const { page } = await openAs('goner', '/account');
    await page.getByText('我要注销账号').click();
    const form = page.locator('#leave');
    await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '永久删除我的账号' }).click();
    await form.locator('.field-error').getByText('请先确认你明白后果').waitFor();
    await form.getByLabel(/我明白/).check();
    await form.getByRole('button', { name: '永久删除我的账号' }).click();
    await page.waitForURL(`${site.origin}/`);
    await expect.poll(() => userInfo(page)).toBeNull();
    expect(await lettersTo({ database }, 'goner@example.com')).toEqual([]);
    await page.goto(`${site.origin}/login`);
    await logIn(page, 'goner');
    await fieldError(page).getByText('用户名或密码不对').waitFor();
  });

  test('the first operator is led to a new password, and the file with the old one goes', async () => {
    const file = join(DATA_DIR, 'first-operator.txt');
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

test.each([
  ['desktop, light', {}],
  ['phone, dark', { ...PHONE, colorScheme: 'dark' as const }],
])('axe finds nothing on any account page (%s)', async (name, options) => {
  for (const path of ['/login', '/register', '/forget']) {
    const { page, complaints } = await open(path, options);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  }
  const member = name.startsWith('phone') ? 'axephone' : 'axedesktop';
  await addMember({ database }, member);
  const { page, complaints } = await openAs(member, '/account', options);
  await page.locator('details.leave-form').evaluate((details) => details.setAttribute('open', ''));
  // The word that rises where the login was clicked.
  await page.waitForTimeout(1200);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(complaints).toEqual([]);
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { FRESH, logIn, NO_SCRIPT, open, openAs, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { axeFindings } from '../../../e2e/browser.fixture.ts';
import { fieldError, focusedName, pathOf, untilStill, userInfo } from '../../../e2e/page-facts.fixture.ts';
import { startSite } from '../../../e2e/running-site.fixture.ts';
import { addMember, codeTo, PASSWORD } from './server/account.fixture.ts';

withAccountSite();

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
    await page.getByLabel('验证码').fill(await codeTo(shared, 'plain@example.com'));
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/我已阅读并同意/).check();
    await page.getByRole('button', { name: '注册' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
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
      await addMember(shared, name);
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
    const { id } = await addMember(shared, 'focused');
    const { page } = await open('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('有 2 处要改一下').waitFor();
    await logIn(page, 'focused', 'wrong password');
    await fieldError(page).getByText('用户名或密码不对').waitFor();
    expect(await focusedName(page)).toBe('Password');
    await page.getByRole('button', { name: '显示密码' }).click();
    expect(await page.getByLabel('密码', { exact: true }).getAttribute('type')).toBe('text');
    await logIn(page, 'focused');
    await page.waitForURL(`${shared.site.origin}/`);
    const token = (await page.context().cookies()).find(({ name }) => name === 'Token')?.value;
    expect(await userInfo(page)).toEqual({ Token: token, Id: id, Username: 'focused', MustChangePassword: false });
  });

  test('what a page asks for carries the stored token', async () => {
    await addMember(shared, 'bearer');
    const { page } = await openAs('bearer', '/declaration');
    const asked = page.waitForRequest('**/api/v1/short_url');
    await page.getByRole('button', { name: '分享' }).click();
    expect(await (await asked).headerValue('authorization')).toBe((await userInfo(page)).Token);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'fromPage=%j leads home, never elsewhere',
    async (fromPage) => {
      const body = new URLSearchParams({ Username: await evilTarget(), Password: PASSWORD });
      const headers = { origin: shared.site.origin };
      const address = `${shared.site.origin}/login?fromPage=${encodeURIComponent(fromPage)}`;
      const reply = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/']);
    },
  );

  test('someone who is logged in is led on', async () => {
    await addMember(shared, 'ledon');
    const { page } = await openAs('ledon', '/declaration');
    await page.goto(`${shared.site.origin}/login?fromPage=%2Faccount`);
    expect(pathOf(page)).toBe('/account');
  });

  test('an expired session leads to the login with the message, and back after it', async () => {
    await addMember(shared, 'expired');
    const { page } = await openAs('expired', '/account');
    // What the page asks for by itself would meet the ended session first.
    await page.waitForLoadState('networkidle');
    await shared.database.db.withTables<{ session: { id: number } }>().deleteFrom('session').execute();
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.waitForURL('**/login?fromPage=%2Faccount');
    await page.locator('.sign-notice').getByText('登录过期，请重新登录').waitFor();
    expect(await userInfo(page)).toBeNull();
    await logIn(page, 'expired');
    await page.waitForURL('**/account');
  });

  test('without JavaScript a dead token leads to the login with the message, said once', async () => {
    const { page, context } = await open('/', NO_SCRIPT);
    await context.addCookies([{ name: 'Token', value: 'dead', url: shared.site.origin }]);
    await page.goto(`${shared.site.origin}/account?tab=1`);
    expect(pathOf(page)).toBe('/login?fromPage=%2Faccount&tab=1');
    await page.getByText('登录过期，请重新登录').waitFor();
    await page.reload();
    expect(await page.getByText('登录过期').count()).toBe(0);
  });
});

let evil: Promise<string> | undefined;

/** One member for all hostile addresses. */
function evilTarget(): Promise<string> {
  evil ??= addMember(shared, 'target').then(() => 'target');
  return evil;
}

test('a forgotten password: letter, new password, out everywhere, in again', async () => {
  await addMember(shared, 'forgetful');
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
  await untilStill(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('验证码').fill(await codeTo(shared, 'forgetful@example.com'));
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

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logIn, NO_SCRIPT, open, openAs, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { axeFindings, formFaults } from '../../../e2e/browser.fixture.ts';
import { fieldError, focusedName, untilStill, userInfo } from '../../../e2e/page-facts.fixture.ts';
import { addMember, PASSWORD } from './server/account.fixture.ts';
import { codeAt } from './server/totp.gateway.ts';

withAccountSite();

const part = (page: Page, id: string) => page.locator(`#${id}`);

/** Sets an authenticator up on the page; its secret and the recovery codes. */
async function setUpTotp(page: Page) {
  const factor = part(page, 'factor');
  await factor.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await factor.getByRole('button', { name: '打开两步验证' }).click();
  await factor.getByRole('img', { name: '给验证器扫的二维码' }).waitFor();
  const secret = ((await factor.locator('.factor-setup-secret code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('验证码').fill(codeAt(secret, Date.now()));
  await factor.getByRole('button', { name: '确认并打开' }).click();
  await factor.getByText('把这十个恢复码存好').waitFor();
  const codes = await factor.locator('.recovery-codes code').allInnerTexts();
  return { secret, codes };
}

async function logOut(page: Page) {
  await page.locator('.profile-head').getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL(`${new URL(page.url()).origin}/`);
}

describe('the second factor', () => {
  test.each([
    ['with JavaScript', {}],
    ['without JavaScript', NO_SCRIPT],
  ])('%s: set up, asked for at the login, and a recovery code in its place', async (_name, options) => {
    const name = `factor${Object.keys(options).length}`;
    await addMember(shared, name);
    const { page } = await openAs(name, '/account', options);
    const { codes } = await setUpTotp(page);
    expect(codes).toHaveLength(10);
    await part(page, 'factor').getByText('恢复码还剩 10 个').waitFor();
    await logOut(page);

    await page.goto(`${shared.site.origin}/login?fromPage=%2Faccount`);
    await logIn(page, name);
    await page.getByRole('heading', { name: '两步验证' }).waitFor();
    await page.getByLabel('验证码').fill('000 000');
    await page.getByRole('button', { name: '继续' }).click();
    await fieldError(page).getByText('验证码不对或已经用过，还可以再试 4 次').waitFor();
    await page.getByLabel('验证码').fill(codes[0] ?? '');
    await page.getByRole('button', { name: '继续' }).click();
    await page.waitForURL('**/account');
    await part(page, 'factor').getByText('恢复码还剩 9 个').waitFor();
    await part(page, 'security').getByText('第二步验证码不对').waitFor();
  });

  test('the code of the authenticator lets in; the page shows its steps at every width without a fault', async () => {
    await addMember(shared, 'careful');
    const { page, complaints } = await openAs('careful', '/account');
    await part(page, 'factor').getByLabel('密码', { exact: true }).fill('wrong password');
    await part(page, 'factor').getByRole('button', { name: '打开两步验证' }).click();
    await fieldError(page).getByText('密码不对').waitFor();
    await part(page, 'factor').getByLabel('密码', { exact: true }).fill(PASSWORD);
    await part(page, 'factor').getByRole('button', { name: '打开两步验证' }).click();
    await page.getByRole('img', { name: '给验证器扫的二维码' }).waitFor();
    await untilStill(page);
    expect(await formFaults(page)).toEqual([]);
    await page.reload();
    const { secret } = await setUpTotp(page);
    await untilStill(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    expect(await page.locator('.recovery-codes').count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 850 });
    await logOut(page);

    await page.goto(`${shared.site.origin}/login?fromPage=%2Faccount`);
    await logIn(page, 'careful');
    await page.getByRole('heading', { name: '两步验证' }).waitFor();
    expect(await focusedName(page)).toBe('Code');
    expect(await userInfo(page)).toBeNull();
    expect(await axeFindings(page)).toEqual([]);
    // The code of this step confirmed the set-up and is used up; the next one counts already.
    await page.getByLabel('验证码').fill(codeAt(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    expect(await userInfo(page)).toMatchObject({ Username: 'careful' });

    await part(page, 'factor').getByText('关闭两步验证', { exact: true }).first().click();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints.filter((text) => !/40[01]/.test(text))).toEqual([]);
  });
});

/** As Chromium's own tools make one: a finger is always there. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const count = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  /** Whether somebody is there to touch it. */
  const setPresence = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { count, setPresence };
}

/** WebAuthn knows names only, no addresses. */
const byName = () => shared.site.origin.replace('127.0.0.1', 'localhost');

describe('passkeys', () => {
  test.each([
    { width: 1440, height: 850 },
    { width: 375, height: 800 },
  ])('one is added on the account page and lets in without a password at $width px', async (viewport) => {
    const name = `key${viewport.width}`;
    await addMember(shared, name);
    const { page, context, complaints } = await open('/login?fromPage=%2Faccount', { viewport }, byName());
    const device = await withAuthenticator(context, page);
    await logIn(page, name);
    await page.waitForURL('**/account');
    const keys = part(page, 'passkeys');
    await keys.getByLabel('密码', { exact: true }).fill('wrong password');
    await keys.getByRole('button', { name: '添加通行密钥' }).click();
    await keys.locator('.field-error').getByText('密码不对').waitFor();
    await keys.getByLabel('名称', { exact: true }).last().fill('客厅的电脑');
    await keys.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await keys.getByRole('button', { name: '添加通行密钥' }).click();
    await keys.locator('.login-list-name').getByText('客厅的电脑').waitFor();
    expect(await device.count()).toBe(1);
    await untilStill(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(viewport);

    await keys.getByText('改名').click();
    await keys.locator('.passkey-rename').getByLabel('名称').fill('书房的电脑');
    await keys.getByRole('button', { name: '保存' }).click();
    await keys.locator('.login-list-name').getByText('书房的电脑').waitFor();

    await device.setPresence(false);
    await logOut(page);
    await page.goto(`${byName()}/login?fromPage=%2Faccount`);
    await page.waitForSelector('.passkey-login[data-ready]');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(viewport);
    await device.setPresence(true);
    await page.getByRole('button', { name: '用通行密钥登录' }).click();
    await page.waitForURL('**/account');
    expect(await userInfo(page)).toMatchObject({ Username: name });
    await part(page, 'security').getByText('用通行密钥登录').waitFor();

    await keys.getByText('移除', { exact: true }).first().click();
    await keys.locator('.passkey-folds').getByLabel('密码', { exact: true }).fill(PASSWORD);
    await keys.locator('.passkey-folds').getByRole('button', { name: '移除' }).click();
    await page.getByText('通行密钥已移除').waitFor();
    expect(complaints.filter((text) => !/40[01]/.test(text))).toEqual([]);
  });
});

test('other devices are logged out by one press, this one stays', async () => {
  await addMember(shared, 'travels');
  const other = await openAs('travels', '/account');
  const { page } = await openAs('travels', '/account');
  await part(page, 'logins').getByText('2 个登录').waitFor();
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByText('其他设备上的登录都已退出').waitFor();
  await other.page.reload();
  await other.page.waitForURL('**/login?fromPage=%2Faccount');
  await page.reload();
  await part(page, 'logins').getByText('正在使用').waitFor();
});

test('an operator asks all operators for a second factor: who has none is led to set one up', async () => {
  await addMember(shared, 'chief', { isOperator: true });
  await addMember(shared, 'deputy', { isOperator: true });
  const { page, complaints } = await openAs('chief', '/account');
  await setUpTotp(page);
  await page.goto(`${shared.site.origin}/market/admin/security`);
  await page.getByText('开启', { exact: true }).click();
  await page.getByRole('button', { name: '对所有站长开启' }).click();
  await page.getByText('已开启两步验证要求').waitFor();
  await page
    .getByRole('cell', { name: /打开两步验证/ })
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${shared.site.origin}/market/admin/security?kind=factor_added&member=chief`);
  expect(await page.getByRole('row').count()).toBe(2);

  const deputy = (await openAs('deputy', '/account')).page;
  await deputy.goto(`${shared.site.origin}/market/admin`);
  await deputy.waitForURL('**/account#factor');
  await deputy.getByText('设好其中一样，后台才会打开').waitFor();
  await setUpTotp(deputy);
  await deputy.goto(`${shared.site.origin}/market/admin`);
  await deputy.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(deputy.url()).pathname).toBe('/market/admin');
  expect(complaints).toEqual([]);
});

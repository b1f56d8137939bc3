import type { Browser } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from '../../../e2e/operator.fixture.ts';
import { startSite } from '../../../e2e/running-site.fixture.ts';
import { anNtchat } from './server/ntchat.fixture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await plainBrowser();
});

test('the operator is told 服务异常 by a gateway that answers other than 1, sees new robots in front, and one that is logged out go', async () => {
  const gateway = await anNtchat();
  const site = await startSite({ ...SHARED_OPERATOR, ROBOT_BASE_URL: gateway.origin });
  onTestFinished(() => site.stop());
  const { token } = await operatorApi(site.origin, SHARED_OPERATOR);
  const { context, page } = await openPage(browser);
  await context.addCookies([{ name: 'Token', value: token, url: site.origin, httpOnly: true }]);
  await page.goto(`${site.origin}/market/admin/wechat/robot`);
  await untilHydrated(page);
  const create = () => page.getByRole('button', { name: '创建', exact: true }).click();

  gateway.answer = (path) => (path === '/client/create' ? { status: 2, msg: 'no more clients', data: {} } : undefined);
  await create();
  await page.getByText('服务异常').waitFor();
  await page.getByText('还没有渠道').waitFor();

  let made = 0;
  gateway.answer = (path) =>
    path === '/client/create' ? { status: 1, msg: '', data: { guid: `guid-${++made}` } } : undefined;
  await create();
  await expect.poll(() => page.getByText('共 1 个').count()).toBe(1);
  await create();
  await expect.poll(() => page.getByText('共 2 个').count()).toBe(1);
  const first = page.locator('main input[name=guid]').first();
  expect(await first.getAttribute('value')).toBe('guid-2');
  expect(gateway.calls.filter(({ path }) => path === '/client/open').at(-1)?.body).toMatchObject({
    smart: false,
    show_login_qrcode: true,
  });

  gateway.isLoggedIn = false;
  await page.getByRole('button', { name: '检查全部' }).click();
  await page.getByText('当前帐号未登录，请重新登录，已剔除').waitFor();
  await page.getByText('还没有渠道').waitFor();
});

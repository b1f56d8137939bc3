import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { PASSWORD } from '#/features/account/server/account.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { loggedIn } from './operator.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';

export const FRESH = 'an entirely new phrase';
export const NO_SCRIPT = { javaScriptEnabled: false };

/** What the tests of one file share: there from the first test on. */
export const shared = {} as { folder: string; site: RunningSite; browser: Browser; database: Database };

/** A site of this file's own, whose database the tests look into for letters and put members into. */
export function withAccountSite(): void {
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'souluo-account-'));
    const settings = { DATA_DIR: folder, SECRET_KEY: TEST_KEY };
    const [site, browser] = await Promise.all([startSite(settings), plainBrowser()]);
    Object.assign(shared, { folder, site, browser, database: openSqlite(join(folder, 'souluo.db')) });
  });

  afterAll(async () => {
    await shared.database?.db.destroy();
    await shared.site?.stop();
    rmSync(shared.folder, { recursive: true, force: true });
  });
}

export async function open(path: string, options: BrowserContextOptions = {}, origin = shared.site.origin) {
  const opened = await openPage(shared.browser, options);
  await opened.page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  return opened;
}

export async function logIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('用户名或邮箱').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** A page of a member who is logged in. */
export async function openAs(name: string, path: string, options: BrowserContextOptions = {}) {
  return open(path, { ...(await loggedIn(shared.site.origin, name, PASSWORD)), ...options });
}

/** A member's token, by the database alone. */
export const token = async (name: string) =>
  (await loginHeaders(shared.database.db, name, Date.now())).authorization.replace('Bearer ', '');

/** Asks the API as a member; anything but 200 fails the test. */
export async function call(name: string, method: string, path: string, body?: object) {
  const headers = { authorization: await token(name), 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const reply = await (await fetch(`${shared.site.origin}/api/v1${path}`, init)).json();
  expect(reply.Code).toBe(200);
  return reply.Data;
}

/** A page of a member, by the cookie alone. */
export async function openWithToken(name: string, path: string, options: BrowserContextOptions = {}) {
  const opened = await open('/error', options);
  await opened.context.addCookies([
    { name: 'Token', value: await token(name), url: shared.site.origin, httpOnly: true },
  ]);
  await opened.page.goto(shared.site.origin + path);
  if (options.javaScriptEnabled !== false) await untilHydrated(opened.page);
  opened.complaints.length = 0;
  return opened;
}

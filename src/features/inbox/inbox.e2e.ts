import { beforeAll, describe, expect, test } from 'vitest';
import { insertJob } from '#/platform/jobs/insert-job.ts';
import { call, NO_SCRIPT, openWithToken, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import type { InboxTables } from './server/inbox.table.ts';

withAccountSite();

const PAYERS = { 'with-scripts': {}, 'without-scripts': NO_SCRIPT };

beforeAll(async () => {
  const times = { CreatedTime: new Date().toISOString(), RemindTime: new Date(Date.now() - 60_000).toISOString() };
  for (const payer of Object.keys(PAYERS))
    await call(payer, 'POST', '/bill', { Title: '房租', PredictIncome: 3200, ...times });
  // What the schedule does every ten minutes.
  const kind = { name: 'bill.tell-due', lane: 'prompt', maxAttempts: 1 } as const;
  await insertJob(shared.database.db, { kind, payloadJson: '{}', createdAt: Date.now() });
});

describe('the inbox in a browser', () => {
  test.each(Object.entries(PAYERS))('a bill that is due is looked at or settled (%s)', async (payer, options) => {
    await expect.poll(() => call(payer, 'GET', '/inbox/unread')).toBe(1);
    const { page, complaints } = await openWithToken(payer, '/inbox', options);
    await page.getByRole('button', { name: '标记完成：房租' }).click();
    await page.getByRole('status').getByText('已标记完成').waitFor();
    const [bill] = (await call(payer, 'GET', '/bill?words=房租')).Result;
    expect(bill).toMatchObject({ IsDone: true, Income: 3200 });
    expect(await call(payer, 'GET', '/inbox/unread')).toBe(0);
    await page.getByRole('link', { name: '看这笔账：房租' }).click();
    await page.locator(`#bill-${bill.Id}`).waitFor();
    expect(complaints).toEqual([]);
  });

  test('what comes again can be told not to', async () => {
    const NextDate = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const body = { Title: '视频会员', Amount: 25, Every: 'month', NextDate };
    await call('subscriber', 'PUT', '/bill/recurring', body);
    const [{ Id }] = (await call('subscriber', 'GET', '/bill/recurring')).Items;
    const db = shared.database.db.withTables<InboxTables>();
    const { Id: member } = await call('subscriber', 'GET', '/user');
    const news = {
      kind: 'bill.recurring',
      event_key: 'k',
      title: '视频会员 今天要付',
      text: '',
      mail_state: 'no',
    } as const;
    const facts_json = JSON.stringify({ title: '视频会员' });
    const where = {
      path: `/bill/recurring#recurring-${Id}`,
      is_shown: 1,
      created_at: Date.now(),
      read_at: null,
    } as const;
    await db
      .insertInto('news')
      .values({ member_id: member, facts_json, ...news, ...where })
      .execute();
    const { page } = await openWithToken('subscriber', '/inbox');
    await page.getByRole('link', { name: '看这笔账：视频会员' }).waitFor();
    await page.getByRole('button', { name: '不再续了：视频会员' }).click();
    await page.waitForURL('**/bill/recurring');
    expect((await call('subscriber', 'GET', '/bill/recurring')).Items).toEqual([]);
  });

  test('on a phone one line is marked as read by itself, and the settings wait behind a gear', async () => {
    const { Id } = await call('reader', 'POST', '/word', { Content: '有人在吗' });
    for (const Content of ['在的', '也在']) await call('other', 'POST', '/word', { Content, ParentId: Id });
    const unread = () => call('reader', 'GET', '/inbox/unread');
    await expect.poll(unread).toBe(2);
    const { page, complaints } = await openWithToken('reader', '/inbox', { viewport: { width: 375, height: 800 } });
    await untilHydrated(page);
    // The keyboard brings out what a pull brings out.
    await page.getByRole('button', { name: '已读', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(unread).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: '已读', exact: true }).count()).toBe(1);
    const save = page.getByRole('button', { name: '保存设置' });
    expect(await save.isVisible()).toBe(false);
    await page.getByRole('link', { name: '通知设置' }).click();
    await page.getByRole('checkbox', { name: '回复与赞：站内' }).uncheck();
    await save.click();
    await page.getByRole('button', { name: '已保存' }).waitFor();
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

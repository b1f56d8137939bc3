import { describe, expect, test } from 'vitest';
import { call, openWithToken, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';

withAccountSite();

describe('the inbox in a browser', () => {
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

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { untilHydrated } from './browser.fixture.ts';
import { openDeskPage } from './desk-page.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';

const origin = inject('siteOrigin');

/** What the keys would go to, in the words of who sees the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return (one instanceof HTMLInputElement ? one.labels?.[0] : one)?.textContent.trim();
  });

test('who saves a title later is told of the other and goes over it knowingly; the keyboard stays where the work is', async () => {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const [Name, Other] = [`两人 ${Date.now()}`, `两人旧版 ${Date.now()}`];
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: token };
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await reply.json()).Data;
  };
  for (const one of [Name, Other]) await call('POST', '/any', { Name: one, TypeName: '电视剧', Year: 2020 });
  const { page, complaints } = await openDeskPage();
  await page.goto(`${origin}/market/admin/catalogue/items/edit?key=${encodeURIComponent(Name)}`);
  await untilHydrated(page);
  const remark = page.getByLabel('更新备注', { exact: true });
  const save = page.getByRole('button', { name: '保存', exact: true });

  const paste = page.getByLabel('批量粘贴选集');
  await paste.fill('第1集$https://play.example/1');
  await page.getByRole('button', { name: '放进选集' }).press('Enter');
  await expect.poll(() => paste.evaluate((box) => box === document.activeElement)).toBe(true);

  await remark.fill('全1集');
  await call('PUT', '/any', { Key: Name, Remark: '更新至 3 集', Duration: '45 分钟' });
  await save.press('Enter');
  const told = page.locator('.desk-meanwhile');
  await told.getByText('更新备注：更新至 3 集').waitFor();
  expect(await told.locator('li').count()).toBe(1);
  expect(await remark.inputValue()).toBe('全1集');
  expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  await save.press('Enter');
  await page.getByText('都保存了').waitFor();
  const saved = await call('GET', `/any?key=${encodeURIComponent(Name)}`);
  // The field that only the other changed stays theirs.
  expect(saved).toMatchObject({ Remark: '全1集', Duration: '45 分钟' });
  expect(saved.Sets).toHaveLength(1);

  await page.getByRole('button', { name: '合并', exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toBe('把哪一部并进来');
  await page.keyboard.type(Other);
  await page.getByRole('option', { name: Other }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('合并');
  await page.keyboard.press('Enter');
  await page.getByText('已合并').waitFor();
  expect(await focused(page)).toBe('合并');

  await page.getByRole('button', { name: '下架', exact: true }).press('Enter');
  await page.locator('.confirm-fold-box button[type=submit]', { hasText: '下架' }).press('Enter');
  await expect.poll(() => focused(page)).toContain('已下架');
  await page.getByRole('button', { name: '上架', exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toContain('已上架');
  expect(complaints).toEqual([]);
});

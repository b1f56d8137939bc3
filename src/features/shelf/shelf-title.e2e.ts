import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, NO_SCRIPT, openWithToken, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { axeFindings, formFaults, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { untilAlive } from '../../../e2e/page-facts.fixture.ts';

const KEY = '灯火人间';
const PAGE = `/any/${encodeURIComponent(KEY)}`;

withAccountSite();

beforeAll(async () => {
  await call('operator', 'POST', '/any', { Key: KEY, Name: KEY, TypeName: '电视剧', Year: 2021 });
});

const mine = (who: string) => call(who, 'GET', `/shelf/mine?key=${encodeURIComponent(KEY)}`);
const stateOf = async (who: string) => (await mine(who)).Shelf?.State ?? null;
const panelOf = (page: Page) => page.getByRole('region', { name: '我的书架' });
/** It comes alive after the page: until then a press is a plain form's. */
async function untilPanel(page: Page) {
  await untilHydrated(page);
  await untilAlive(panelOf(page).getByRole('button', { name: '想看' }));
}
const undo = (page: Page, said: string) =>
  page.locator('.toast', { hasText: said }).getByRole('button', { name: '撤销' }).click();

describe('the panel on the page of a title', () => {
  test('has state, day, score and remark in one place; each is saved at once and undone by itself', async () => {
    const { page, complaints } = await openWithToken('one-panel', PAGE);
    await untilPanel(page);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: '在看' }).click();
    await expect.poll(() => stateOf('one-panel')).toBe('watching');
    await panel.getByRole('button', { name: '9 分', exact: true }).click();
    await expect.poll(async () => (await mine('one-panel')).Score).toBe(9);
    // What all members gave is told anew.
    await page.getByText('已有 1 人评分').waitFor();
    await undo(page, '已评 9 分');
    await page.getByText('来打第一个分').waitFor();
    expect(await mine('one-panel')).toMatchObject({ Score: null, Shelf: { State: 'watching' } });
    await panel.getByRole('textbox', { name: '备注，只有自己看得到' }).fill('和妈妈一起看');
    // To leave the field is enough.
    await panel.locator('input[type=date]').fill('2026-01-05');
    await panel.getByRole('button', { name: '8 分', exact: true }).click();
    await expect
      .poll(() => mine('one-panel'))
      .toMatchObject({ Score: 8, Shelf: { State: 'watching', Day: '2026-01-05', Remark: '和妈妈一起看' } });
    await page.reload();
    await untilPanel(page);
    expect(await panel.getByRole('button', { name: '8 分', exact: true, pressed: true }).count()).toBe(1);
    expect(await panel.locator('input[type=date]').inputValue()).toBe('2026-01-05');
    expect(await axeFindings(page)).toEqual([]);
    expect(await formFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('Enter in the remark keeps the remark and leaves the state alone', async () => {
    await call('enterer', 'PUT', '/shelf/mine', { Key: KEY, State: 'watched' });
    const { page } = await openWithToken('enterer', PAGE);
    await untilPanel(page);
    const remark = panelOf(page).getByRole('textbox', { name: '备注，只有自己看得到' });
    await remark.fill('第二遍');
    await remark.press('Enter');
    await expect.poll(() => mine('enterer')).toMatchObject({ Shelf: { State: 'watched', Remark: '第二遍' } });
    // Whoever goes on writing loses nothing when the answer comes.
    await remark.press('End');
    await page.keyboard.type('也好看');
    await panelOf(page).getByRole('button', { name: '看过' }).focus();
    await expect.poll(() => mine('enterer')).toMatchObject({ Shelf: { State: 'watched', Remark: '第二遍也好看' } });
  });

  test('a double click is one press; a second press later takes it down', async () => {
    const { page } = await openWithToken('double', PAGE);
    await untilPanel(page);
    const want = panelOf(page).getByRole('button', { name: '想看' });
    await want.dblclick();
    await page.locator('.toast', { hasText: '想看' }).waitFor();
    await expect.poll(() => stateOf('double')).toBe('want');
    expect(await want.getAttribute('aria-pressed')).toBe('true');
    await want.click({ delay: 50 });
    await expect.poll(() => stateOf('double')).toBeNull();
  });

  test('shows what ⌘K did, and an undo that comes after one has gone elsewhere and back', async () => {
    const { page } = await openWithToken('two-panels', PAGE);
    await untilPanel(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '快速搜索' });
    await palette.getByRole('combobox').fill(KEY);
    await palette.getByRole('option', { name: new RegExp(`^${KEY}`), selected: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => stateOf('two-panels')).toBe('want');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const panel = panelOf(page).first();
    await panel.getByRole('button', { name: '想看', pressed: true }).waitFor();
    await panel.getByRole('button', { name: '看过' }).click();
    await expect.poll(() => stateOf('two-panels')).toBe('watched');
    await page.getByRole('link', { name: '电影', exact: true }).first().click();
    // Its outline stands there before the address says so, and until then the way back leads past this page.
    await page.waitForURL((url) => !url.pathname.startsWith('/any/'));
    await panel.waitFor({ state: 'detached' });
    await undo(page, '看过');
    await expect.poll(() => stateOf('two-panels')).toBe('want');
    await page.goBack();
    await panel.getByRole('button', { name: '想看', pressed: true }).waitFor();
  });

  test('works as a plain form, and belongs to its member alone', async () => {
    const { page } = await openWithToken('scriptless', PAGE, NO_SCRIPT);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: '在看' }).click();
    await panel.getByRole('button', { name: '7 分', exact: true }).click();
    await panel.getByRole('textbox', { name: '备注，只有自己看得到' }).fill('没有脚本');
    await panel.getByRole('button', { name: '记下' }).last().click();
    expect(await mine('scriptless')).toMatchObject({ Score: 7, Shelf: { State: 'watching', Remark: '没有脚本' } });
    await panel.getByRole('textbox', { name: '备注，只有自己看得到' }).fill('按了回车');
    await page.keyboard.press('Enter');
    await expect.poll(() => mine('scriptless')).toMatchObject({ Shelf: { State: 'watching', Remark: '按了回车' } });
    expect(await mine('nobody-else')).toMatchObject({ Score: null, Shelf: null });
  });
});

describe('words under a title', () => {
  test('the most useful or the newest first, with what their writer has seen; a like is one press', async () => {
    await call('old-writer', 'POST', '/word', { Title: KEY, Content: '先写的一条', Score: 9 });
    await call('new-writer', 'POST', '/word', { Title: KEY, Content: '后写的一条' });
    await call('old-writer', 'PUT', '/shelf/mine', { Key: KEY, State: 'watched' });
    const { page, complaints } = await openWithToken('liker', PAGE);
    await untilPanel(page);
    const texts = () => page.locator('.review p[dir]').allTextContents();
    const like = page.getByRole('button', { name: /^赞old-writer/ });
    await untilAlive(like);
    await like.click();
    await page.getByRole('button', { name: '赞old-writer的短评，现有 1 个赞', pressed: true }).waitFor();
    await expect.poll(async () => await call('old-writer', 'GET', '/inbox/unread')).toBe(1);
    await page.reload();
    await untilPanel(page);
    expect(await texts()).toEqual(['先写的一条', '后写的一条']);
    const orders = page.getByRole('navigation', { name: '短评的次序' });
    await orders.getByRole('link', { name: '最新' }).click();
    await expect.poll(texts).toEqual(['后写的一条', '先写的一条']);
    const old = page.locator('.review', { hasText: '先写的一条' });
    expect(await old.locator('.review-when').textContent()).toBe('看过 · 今天');
    expect(await page.locator('.review', { hasText: '后写的一条' }).locator('.review-when').textContent()).toBe('今天');
    await untilAlive(like);
    await like.click();
    await page.getByRole('button', { name: '赞old-writer的短评，现有 0 个赞', pressed: false }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    const plain = await openWithToken('plain-liker', `${PAGE}?reviews=new`, NO_SCRIPT);
    expect(await plain.page.locator('.review p[dir]').allTextContents()).toEqual(['后写的一条', '先写的一条']);
    await plain.page.getByRole('button', { name: /^赞new-writer/ }).click();
    await plain.page.getByRole('button', { name: /现有 1 个赞/, pressed: true }).waitFor();
  });
});

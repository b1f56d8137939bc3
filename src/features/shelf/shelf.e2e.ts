import { beforeAll, describe, expect, test } from 'vitest';
import { call, NO_SCRIPT, openWithToken, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { axeFindings, formFaults } from '../../../e2e/browser.fixture.ts';
import { untilAlive } from '../../../e2e/page-facts.fixture.ts';

const TITLES = ['长夜一', '长夜二', '长夜三'];

withAccountSite();

beforeAll(async () => {
  for (const Key of TITLES) await call('operator', 'POST', '/any', { Key, Name: Key, TypeName: '电视剧', Year: 2020 });
});

const SEARCH = `/anys/search?words=${encodeURIComponent('长夜二')}`;
const mine = (who: string) => call(who, 'GET', `/shelf/mine?key=${encodeURIComponent('长夜二')}`);
const stateOf = async (who: string) => (await mine(who)).Shelf?.State;

describe('the shelf in a browser', () => {
  test('one panel beside a title takes state, score, day and remark, and a press is undone', async () => {
    const { page, complaints } = await openWithToken('keeper', SEARCH);
    const button = page.getByRole('link', { name: /想看\s*《长夜二》/ });
    await untilAlive(button);
    await button.click();
    // The button says 想看, so that is what a press does.
    await expect.poll(() => stateOf('keeper')).toBe('want');
    const panel = page.getByRole('dialog', { name: '我的书架：《长夜二》' });
    await panel.getByRole('button', { name: '看过' }).click();
    await expect.poll(() => stateOf('keeper')).toBe('watched');
    // That of 想看 may still be there, and the newer one not yet.
    await page.locator('.toast', { hasText: '看过' }).getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => stateOf('keeper')).toBe('want');
    // A press outside the panel closes it.
    await panel.waitFor({ state: 'hidden' });
    await button.click();
    await panel.getByRole('button', { name: '9 分', exact: true }).click();
    await expect.poll(async () => (await mine('keeper')).Score).toBe(9);
    await panel.getByRole('textbox', { name: '备注，只有自己看得到' }).fill('等人一起看');
    await panel.locator('input[type=date]').fill('2026-01-05');
    await page.keyboard.press('Enter');
    await expect.poll(() => mine('keeper')).toMatchObject({ Shelf: { Day: '2026-01-05', Remark: '等人一起看' } });
    expect(await axeFindings(page)).toEqual([]);
    expect((await mine('stranger')).Shelf).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('⌘K opens the panel of a title by Ctrl + Enter, and Escape leads back to the rows', async () => {
    const { page, complaints } = await openWithToken('typist', '/anys/tv');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '快速搜索' });
    await palette.getByRole('combobox').fill('长夜二');
    await palette.getByRole('option', { name: /^长夜二/, selected: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => stateOf('typist')).toBe('want');
    const panel = palette.getByRole('region', { name: '长夜二' });
    await panel.getByRole('button', { name: '想看', pressed: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf('typist')).toBe('watching');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await palette
      .getByRole('option', { name: /^长夜二/, selected: true })
      .filter({ hasText: '在看' })
      .waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('⌘K opens the same panel by the mouse, and what was pressed can be taken back there', async () => {
    const { page } = await openWithToken('clicker', '/anys/tv');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '快速搜索' });
    await palette.getByRole('combobox').fill('长夜二');
    await palette
      .getByRole('option', { name: /^长夜二/ })
      .getByText('＋想看')
      .click();
    await expect.poll(() => stateOf('clicker')).toBe('want');
    await palette.getByRole('button', { name: '看过' }).click();
    await expect.poll(() => stateOf('clicker')).toBe('watched');
    await page.locator('.toast', { hasText: '看过' }).getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => stateOf('clicker')).toBe('want');
    await palette.getByRole('button', { name: '8 分', exact: true }).click();
    await expect.poll(async () => (await mine('clicker')).Score).toBe(8);
    await palette.getByRole('button', { name: '返回' }).click();
    await palette.getByRole('option', { name: /^长夜二/ }).waitFor();
  });

  test('without JavaScript the same button leads to the same form', async () => {
    const { page } = await openWithToken('plain', SEARCH, NO_SCRIPT);
    await page.getByRole('link', { name: /想看\s*《长夜二》/ }).click();
    await page.getByRole('button', { name: '在看' }).click();
    expect(await stateOf('plain')).toBe('watching');
  });

  test('a list is ordered by the arrow keys and by dragging', async () => {
    const { Code } = await call('lister', 'POST', '/shelf/lists', { Name: '下饭', Key: TITLES[0] });
    for (const Key of TITLES.slice(1)) await call('lister', 'PUT', `/shelf/lists/${Code}/titles`, { Key });
    const { page } = await openWithToken('lister', `/shelf/list/${Code}`);
    const order = async () =>
      (await call('lister', 'GET', `/shelf/lists/${Code}`)).Titles.Result.map(({ Key }: { Key: string }) => Key);
    const handle = (name: string) => page.getByRole('button', { name: `移动《${name}》` });
    await handle('长夜一').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(order).toEqual(['长夜二', '长夜一', '长夜三']);
    const [from, to] = [await handle('长夜三').boundingBox(), await handle('长夜二').boundingBox()];
    if (!from || !to) throw new Error('the handles are not there');
    await page.mouse.move(from.x + 10, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['长夜三', '长夜二', '长夜一']);
    expect(await formFaults(page)).toEqual([]);
  });

  test('a public list is handed on from a phone, a private one is not offered', async () => {
    const { Code } = await call('giver', 'POST', '/shelf/lists', { Name: '送人', Key: TITLES[0] });
    const { page, complaints } = await openWithToken('giver', `/shelf/list/${Code}`, {
      viewport: { width: 375, height: 800 },
    });
    const share = page.locator('.title-list').getByRole('button', { name: '分享' });
    await page.getByRole('heading', { name: '送人' }).waitFor();
    expect(await share.count()).toBe(0);
    await call('giver', 'PUT', `/shelf/lists/${Code}`, { IsPublic: true });
    await page.reload();
    await share.click();
    await page.getByRole('heading', { name: '分享此页' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

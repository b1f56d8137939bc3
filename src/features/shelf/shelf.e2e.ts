import { beforeAll, describe, expect, test } from 'vitest';
import { call, NO_SCRIPT, openWithToken, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { formFaults } from '../../../e2e/browser.fixture.ts';

const TITLES = ['长夜一', '长夜二', '长夜三'];

withAccountSite();

beforeAll(async () => {
  for (const Key of TITLES) await call('operator', 'POST', '/any', { Key, Name: Key, TypeName: '电视剧', Year: 2020 });
});

const SEARCH = `/anys/search?words=${encodeURIComponent('长夜二')}`;
const stateOf = async (who: string) =>
  (await call(who, 'GET', `/shelf/mine?key=${encodeURIComponent('长夜二')}`)).Shelf?.State;

describe('the shelf in a browser', () => {
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
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addItem, ask, titlesOf } from '../market.fixture.ts';
import { seedMarket } from '../market.seed.ts';
import { occasionsIn } from './occasions.ts';

/** `sentence | what fits | what does not`; written before what they are judged by. */
const judged = (await readFile(new URL('./judged-occasions.txt', import.meta.url), 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' | ') as [string, string, string?]);

const names = (words: string) => occasionsIn(words)?.occasions.map(({ name }) => name);

test('what only looks like an occasion is none', () => {
  for (const words of [
    '花生日记',
    '老师傅修空调',
    '庭院秋千',
    '公开学习',
    '瘦肉粥',
    '咖啡',
    '亲子捏陶',
    '宠物证件照',
    '',
  ])
    expect(names(words), words).toBeUndefined();
});

test('two occasions may be named, and what is looked for beside them is kept', () => {
  expect(names('送女朋友的生日礼物')).toEqual(['过生日', '约会']);
  expect(names('過年大掃除')).toEqual(['大扫除']);
  expect(occasionsIn('情人节想吃火锅')?.rest).toBe('火锅');
  expect(occasionsIn('生日送什么')?.rest).toBe('');
});

describeOnEachEngine('occasions in the market', (openApp) => {
  test('of ten sentences nine find what fits: three quarters of the first eight at least', async () => {
    const site = await openApp();
    await seedMarket({ database: site.database, now: site.clock.now, tell: () => {} });
    const wrong: string[] = [];
    for (const [words, fits, unfit] of judged) {
      const said = await ask(site, { words }, 'said');
      const { MaxPrice, Order } = said;
      const bounds = { ...(MaxPrice && { maxPrice: String(MaxPrice) }), order: Order };
      const found = titlesOf(await ask(site, { words: said.Words, fitting: '1', pageSize: '8', ...bounds }));
      const isFit = (title: string) => new RegExp(fits).test(title) && !(unfit && new RegExp(unfit).test(title));
      if (found.length < 3 || found.filter(isFit).length / found.length < 0.75) wrong.push(words);
    }
    expect(judged.length).toBe(130);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(13);
  });

  test('what is called so comes first; what is named beside the occasion is found alone', async () => {
    const site = await openApp();
    for (const title of ['巧克力蛋糕', '番茄火锅', '生日礼物盲盒', '红玫瑰花束', '宠物生日帽'])
      await addItem(site, { title, category: '' });
    const find = async (words: string, fitting = '1') => titlesOf(await ask(site, { words, fitting }));
    expect(await find('生日礼物')).toEqual(['生日礼物盲盒', '巧克力蛋糕', '红玫瑰花束']);
    expect(await find('生日礼物', '0')).toEqual(['生日礼物盲盒']);
    expect(await find('情人节火锅')).toEqual(['番茄火锅']);
    expect((await find('生日花束'))[0]).toBe('红玫瑰花束');
    expect((await ask(site, { words: '100以内的生日礼物' }, 'said')).Occasions).toEqual(['过生日']);
    expect((await ask(site, { words: '生日礼物' }, 'suggest')).Goods).toHaveLength(3);
  });
});

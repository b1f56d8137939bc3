import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../database.fixture.ts';
import type { Database } from '../database.ts';
import type { SearchDocument } from './search-index.ts';

const TITLES = { name: 'title', place: 0 };
const GOODS = { name: 'market', place: 1, isLabelled: true };
const aDocument = (id: number, title: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: TITLES,
  id,
  title,
  aliases: [],
  people: [],
  marks: [],
  heat: 0,
  ...changes,
});

describeOnEachDatabase('search index', (open) => {
  async function openWith(...documents: SearchDocument[]) {
    const database = await open();
    await database.search.put(database.db, documents);
    return database;
  }
  const find = async ({ db, search }: Database, words: string, marks?: string[][]) =>
    (await search.find(db, { kind: TITLES, words, ...(marks && { marks }) })).map(({ id }) => id);
  const reason = async ({ db, search }: Database, words: string) =>
    (await search.find(db, { kind: TITLES, words }))[0]?.match;

  test('the whole title comes first, then how it begins or a whole alias, then a part, then people; each by heat', async () => {
    const database = await openWith(
      aDocument(1, '新流浪地球', { heat: 9 }),
      aDocument(2, '流浪地球2', { heat: 5 }),
      aDocument(3, '流浪地球', { heat: 1 }),
      aDocument(4, '流浪猫', { heat: 10 }),
      aDocument(5, '带地球走', { aliases: ['流浪地球'], heat: 7 }),
      aDocument(6, '别的', { aliases: ['国产流浪地球传'], heat: 10 }),
      aDocument(7, '访谈', { people: ['流浪地球'], heat: 10 }),
    );
    expect(await find(database, '流浪地球')).toEqual([3, 5, 2, 1, 6, 7]);
    expect(await find(database, '“流浪” 地球！')).toEqual([3, 5, 2, 1, 6, 7]);
  });

  test('every way of typing leads to the title', async () => {
    const database = await openWith(
      aDocument(1, '影'),
      aDocument(2, '悟空传'),
      aDocument(3, '千与千寻', { aliases: ['Spirited Away'], people: ['宫崎骏'] }),
      aDocument(4, '侏罗纪公园', { people: ['史蒂文·斯皮尔伯格'] }),
      aDocument(5, '庆余年2'),
    );
    const expected = {
      // one character
      影: [1],
      // two characters
      悟空: [2],
      // full pinyin
      qianyuqianxun: [3],
      // pinyin, half typed
      qianyuqi: [3],
      // pinyin from the middle
      kongchuan: [2],
      // initials
      qyqx: [3],
      // initials, half typed
      qyq: [3],
      // English
      spirited: [3],
      // English, half typed
      spiri: [3],
      // English without its space
      spiritedaway: [3],
      // traditional
      千與千尋: [3],
      // a person
      宫崎骏: [3],
      // a person by pinyin
      gongqijun: [3],
      // a person and a part of the title
      '宫崎骏 千寻': [3],
      // a name without its dot
      史蒂文斯皮尔伯格: [4],
      // a wrong character that sounds the same
      千语千寻: [3],
      // a part that sounds the same
      误空: [2],
      // a season
      庆余年第二季: [5],
      // the first season has no number
      侏罗纪公园第一季: [4],
      // a season that is part of one entry
      侏罗纪公园第八季: [4],
      // a number in characters
      庆余年二: [5],
      // pinyin with its tones
      'qiān yǔ qiān xún': [3],
      // characters and pinyin
      千yu千寻: [3],
    };
    const found = Object.keys(expected).map(async (words) => [words, await find(database, words)] as const);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(expected);
  });

  test('of titles about equally hot, one that says little more than the words comes first; a much hotter one still wins', async () => {
    const database = await openWith(
      aDocument(1, '火影忍者剧场版之一个很长的名字', { heat: 0.3 }),
      aDocument(2, '火影忍者'),
      aDocument(3, '火影忍者博人传之新时代', { heat: 1 }),
    );
    expect(await find(database, '火影')).toEqual([3, 2, 1]);
  });

  test('who is in it counts as that, also where an alias says so', async () => {
    const database = await openWith(
      aDocument(1, '鹿鼎记', { aliases: ['梁朝伟版鹿鼎记'], people: ['梁朝伟'] }),
      aDocument(2, '无间道', { people: ['梁朝伟'], heat: 2 }),
    );
    expect(await find(database, '梁朝伟')).toEqual([2, 1]);
    expect(await find(database, '梁朝伟版')).toEqual([1]);
  });

  test('half of the words is enough, however cold the title and common the rest', async () => {
    const others = Array.from({ length: 120 }, (_, index) => aDocument(index + 2, `热片${index} 之刃`, { heat: 9 }));
    const database = await openWith(aDocument(1, '鬼灭之刃'), ...others);
    expect((await find(database, '鬼灭之刃之刃谣'))[0]).toBe(1);
  });

  test('of titles that read the same, the one written as it was typed comes first', async () => {
    const database = await openWith(aDocument(1, '银魂°', { heat: 2 }), aDocument(2, '银魂'), aDocument(3, '银魂.'));
    expect(await find(database, '银魂')).toEqual([2, 1, 3]);
    expect(await find(database, '银魂°')).toEqual([1, 3, 2]);
  });

  test('the reason names what the words met', async () => {
    const database = await openWith(aDocument(1, '千与千寻', { aliases: ['神隐少女'], people: ['宫崎骏'] }));
    expect(await reason(database, '千与')).toEqual({ by: 'title', text: '千与千寻' });
    expect(await reason(database, '神隐')).toEqual({ by: 'alias', text: '神隐少女' });
    expect(await reason(database, '神隱少女')).toEqual({ by: 'alias', text: '神隐少女' });
    expect(await reason(database, '宫崎骏')).toEqual({ by: 'person', text: '宫崎骏' });
    expect(await reason(database, 'qyqx')).toEqual({ by: 'initials', text: 'qyqx' });
    expect(await reason(database, 'qianyu')).toEqual({ by: 'pinyin', text: 'qianyu' });
    expect(await reason(database, '千與千尋')).toEqual({ by: 'traditional', text: '千與千尋 = 千与千寻' });
    expect(await reason(database, '千语千寻')).toEqual({ by: 'homophone', text: '千语千寻 ≈ 千与千寻' });
    expect(await reason(database, '千与千寻归来')).toEqual({ by: 'near', text: '千与千寻' });
  });

  test('words that share too little find nothing, but the nearest can be asked for', async () => {
    const database = await openWith(aDocument(1, '千与千寻'), aDocument(2, '龙猫'));
    const { db, search } = database;
    expect(await find(database, '寻找回来的世界')).toEqual([]);
    const nearest = await search.nearest(db, { kind: TITLES, words: '寻找回来的世界' });
    expect(nearest.map(({ id }) => id)).toEqual([1]);
    expect((await search.nearest(db, { kind: TITLES, words: 'longmaox' })).map(({ id }) => id)).toEqual([2]);
    await search.put(db, [aDocument(3, '肖申克的救赎', { aliases: ['The Shawshank Redemption'] })]);
    expect((await search.nearest(db, { kind: TITLES, words: 'shawshenk' })).map(({ id }) => id)).toEqual([3]);
  });

  test('marks narrow the search: one of each list', async () => {
    const database = await openWith(
      aDocument(1, '爱情一', { marks: ['k:movie', 'y:2020'] }),
      aDocument(2, '爱情二', { marks: ['k:movie', 'y:2021'] }),
      aDocument(3, '爱情三', { marks: ['k:tv', 'y:2020'] }),
    );
    expect(await find(database, '爱情', [['k:movie']])).toEqual([2, 1]);
    expect(await find(database, '爱情', [['k:movie'], ['y:2020', 'y:2019']])).toEqual([1]);
    expect(await find(database, '爱情', [['k:anime']])).toEqual([]);
    // A mark is no word.
    expect(await find(database, 'movie')).toEqual([]);
  });

  test('kinds do not see each other', async () => {
    const database = await openWith(aDocument(1, '火锅'), aDocument(1, '火锅券', { kind: GOODS }));
    const { db, search } = database;
    expect((await search.find(db, { kind: GOODS, words: '火锅' })).map(({ id }) => id)).toEqual([1]);
    await search.remove(db, GOODS, [1]);
    expect(await search.find(db, { kind: GOODS, words: '火锅' })).toEqual([]);
    expect(await find(database, '火锅')).toEqual([1]);
  });

  test('a label is found every way a title is, and a cold title before all that only carry the label', async () => {
    const labelled = Array.from({ length: 200 }, (_, index) =>
      aDocument(index + 2, `好货 ${index}`, { kind: GOODS, aliases: ['民宿预订'], heat: 5 }),
    );
    const { db, search } = await openWith(aDocument(1, '山里民宿', { kind: GOODS }), ...labelled);
    const first = async (words: string) => (await search.find(db, { kind: GOODS, words }))[0];
    expect((await first('民宿'))?.id).toBe(1);
    for (const words of ['预订', '民宿预订', '預訂', 'yuding', 'msyd', 'minsuyu'])
      expect((await first(words))?.id, words).toBeGreaterThan(1);
    expect((await first('预订'))?.match).toEqual({ by: 'alias', text: '民宿预订' });
  });

  test('ids alone are those of the same entries, narrowed alike, and no more than an answer has', async () => {
    const documents = Array.from({ length: 250 }, (_, index) =>
      aDocument(index + 1, `火锅 ${index}`, { kind: GOODS, marks: [index < 3 ? '杭州' : '成都'], heat: index % 7 }),
    );
    const { db, search } = await openWith(...documents);
    const ids = (words: string, marks: string[][] = []) => search.findIds(db, { kind: GOODS, words, marks });
    for (const words of ['火锅', '火鍋', 'huoguo', 'hg', '伙锅'])
      expect((await ids(words, [['杭州']])).sort(), words).toEqual([1, 2, 3]);
    const all = await ids('火锅');
    expect(new Set(all).size).toBe(200);
    expect(all).toContain(249 - (249 % 7));
    expect(await ids('没有的')).toEqual([]);
    expect(await ids('？')).toEqual([]);
  });

  test('what was put again is found by its new words only', async () => {
    const database = await openWith(aDocument(1, '旧名'));
    await database.search.put(database.db, [aDocument(1, '新称', { heat: 3 })]);
    expect(await find(database, '旧名')).toEqual([]);
    expect(await find(database, '新称')).toEqual([1]);
  });

  test('heat moves a document, whether a little or a lot', async () => {
    const database = await openWith(
      aDocument(1, '山一', { heat: 1 }),
      aDocument(2, '山二', { heat: 1.1 }),
      aDocument(3, '山三', { heat: 2 }),
    );
    expect(await find(database, '山')).toEqual([3, 2, 1]);
    const { db, search } = database;
    await search.reheat(
      db,
      TITLES,
      new Map([
        [1, 500],
        [3, 0.9],
        [99, 7],
      ]),
    );
    expect(await find(database, '山')).toEqual([1, 2, 3]);
    expect(await find(database, '山一')).toEqual([1]);
  });

  test('people are found by how their names begin, sound or are shortened', async () => {
    const { db, search } = await openWith(
      aDocument(1, '功夫', { people: ['周星驰', '元秋'], heat: 1 }),
      aDocument(2, '喜剧之王', { people: ['周星驰'], heat: 2 }),
      aDocument(3, '英雄本色', { people: ['周润发'], heat: 9 }),
    );
    const people = async (words: string) =>
      (await search.findPeople(db, { kind: TITLES, words })).map(({ name, ids }) => [name, ...ids]);
    expect(await people('周')).toEqual([
      ['周星驰', 2, 1],
      ['周润发', 3],
    ]);
    expect(await people('周星')).toEqual([['周星驰', 2, 1]]);
    expect(await people('zhourun')).toEqual([['周润发', 3]]);
    expect(await people('zxc')).toEqual([['周星驰', 2, 1]]);
    expect(await people('星')).toEqual([]);
  });

  test('the signs of query languages, emoji and endless words are normal questions', async () => {
    const { db, search } = await openWith(aDocument(1, '千与千寻', { people: ["O'Brien"] }));
    const hostile = [
      '"',
      "'",
      '\\',
      '%',
      '_',
      'a" OR "b',
      "a' | 'b",
      '千:*',
      '(((',
      'NEAR(a b)',
      'title : x',
      '^千',
      '-千',
      '{title} : (',
      '😀👨‍👩‍👧',
      'ก็',
      '\u200b\u202e',
      '!&|<->',
      '龘'.repeat(100),
      'a'.repeat(100),
      'zhi'.repeat(33),
      '一二三四五六七八九十'.repeat(10),
    ];
    for (const words of hostile) {
      for (const ask of [search.find, search.nearest, search.findPeople]) {
        expect(await ask(db, { kind: TITLES, words }), words).toBeInstanceOf(Array);
      }
    }
  });

  test('a cold title is found behind more hot entries than one look takes, and comes before them', async () => {
    const hot = Array.from({ length: 90 }, (_, index) =>
      aDocument(index + 1, `别的${index}`, { aliases: ['老街火锅城'], heat: 9, marks: ['杭州'] }),
    );
    const cold = [
      aDocument(101, '江边火锅店', { heat: -5, marks: ['杭州'] }),
      aDocument(102, '火锅底料', { heat: -9, marks: ['杭州'] }),
    ];
    const database = await openWith(...hot, ...cold);
    const found = await find(database, '火锅', [['杭州']]);
    expect(found.slice(0, 2)).toEqual([102, 101]);
    expect(found.length).toBeGreaterThan(80);
    expect(new Set(found).size).toBe(found.length);
  });

  test('the longest answer has 200 entries', async () => {
    const database = await openWith(...Array.from({ length: 700 }, (_, index) => aDocument(index + 1, `同名${index}`)));
    const found = await find(database, '同名');
    expect(found.length).toBeGreaterThan(90);
    expect(found.length).toBeLessThanOrEqual(200);
    expect(new Set(found).size).toBe(found.length);
  });
});

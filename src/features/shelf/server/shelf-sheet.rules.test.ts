import { describe, expect, test } from 'vitest';
import { importedShelved, nothingNew } from './shelf-import.rules.ts';
import { matchTitle } from './shelf-match.rules.ts';
import { isOtherFile, isOtherSheet, shelfHeader, stateIn, titleIn } from './shelf-sheet.rules.ts';

const read = (head: string, row: string, ...where: string[]) => {
  const header = shelfHeader(head.split(','));
  return header && titleIn(header, row.split(','), where);
};

describe('the columns of what others export', () => {
  test.each([
    [
      '豆瓣, by an extension: a sheet for each state',
      [
        '标题,简介,豆瓣评分,链接,创建时间,我的评分,标签,评论',
        '让子弹飞 / Let the Bullets Fly,2010-12-16 / 中国大陆,9.0,https://movie.douban.com/subject/3742360/,2021-03-04 12:30:00,5,,站着',
        '看过',
      ],
      {
        names: ['让子弹飞', 'Let the Bullets Fly'],
        year: 2010,
        state: 'watched',
        day: '2021-03-04',
        score: 10,
        remark: '站着',
      },
    ],
    [
      '豆瓣, by a script',
      [
        '标题,个人评分,打分日期,我的短评,上映日期,制片国家,条目链接',
        '繁花,4,2024/1/9,,2023-12-27(中国大陆),中国大陆,https://movie.douban.com/subject/1/',
        '豆瓣在看.csv',
      ],
      { names: ['繁花'], year: 2023, state: 'watching', day: '2024-01-09', score: 8, remark: '' },
    ],
    [
      'Letterboxd, the diary',
      [
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
        '2024-02-02,Farewell My Concubine,1993,https://boxd.it/1,4.5,,,2024-02-01',
        'diary.csv',
      ],
      { names: ['Farewell My Concubine'], year: 1993, state: 'watched', day: '2024-02-01', score: 9, remark: '' },
    ],
    [
      'Bangumi, counted under a Chinese name, with a day without strokes and characters nobody sees',
      [
        'ID,中文,日文,上映日期,收藏类型,评分,简评,更新时间',
        '1,虫\u0000师,蟲師,20051022,3,8,静\u0007静的,2024-01-02',
        'a.csv',
      ],
      { names: ['虫师', '蟲師'], year: 2005, state: 'watching', day: '2024-01-02', score: 8, remark: '静静的' },
    ],
    [
      'Letterboxd, what is wanted',
      ['Date,Name,Year,Letterboxd URI', '2024-02-02,Yi Yi,2000,https://boxd.it/2', 'watchlist.csv'],
      { names: ['Yi Yi'], year: 2000, state: 'want', day: '2024-02-02', score: null, remark: '' },
    ],
    [
      'Bangumi',
      [
        'ID,名称,原名,放送日期,状态,评分,短评,更新时间',
        '1,葬送的芙莉莲,葬送のフリーレン,2023-09-29,在看,9,好,2024-01-01',
        'bangumi.csv',
      ],
      {
        names: ['葬送的芙莉莲', '葬送のフリーレン'],
        year: 2023,
        state: 'watching',
        day: '2024-01-01',
        score: 9,
        remark: '好',
      },
    ],
    [
      'Letterboxd, what was written',
      [
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
        '2024-02-02,Yi Yi,2000,https://boxd.it/2,3.5,,Quiet,,2024-02-01',
        'reviews',
      ],
      { names: ['Yi Yi'], year: 2000, state: 'watched', day: '2024-02-01', score: 7, remark: 'Quiet' },
    ],
    [
      'Bangumi, by its interface: states are numbers, both names count',
      [
        'subject_id,name,name_cn,subject_type,date,collection_type,rate,comment,updated_at',
        '1,葬送のフリーレン,葬送的芙莉莲,2,2023-09-29,3,9,好,2024-01-01T08:00:00+08:00',
        'collections.csv',
      ],
      {
        names: ['葬送のフリーレン', '葬送的芙莉莲'],
        year: 2023,
        state: 'watching',
        day: '2024-01-01',
        score: 9,
        remark: '好',
      },
    ],
    [
      'Bangumi, by the script that most people use',
      [
        '条目 ID,中文名,日文名,放送,网址,状态,最后标注,我的评价,标签,我的评论,看到,总集',
        '1,葬送的芙莉莲,葬送のフリーレン,2023-09-29,https://bgm.tv/subject/1,看过,2024-03-23,9,奇幻,很好,28,28',
        'bangumi_anime.csv',
      ],
      {
        names: ['葬送的芙莉莲', '葬送のフリーレン'],
        year: 2023,
        state: 'watched',
        day: '2024-03-23',
        score: 9,
        remark: '很好',
      },
    ],
    [
      'NeoDB',
      [
        'title,info,links,timestamp,status,rating,comment,tags',
        '让子弹飞,year:2010 director:姜文,https://movie.douban.com/subject/1/ https://neodb.social/1,2021-03-04T12:30:00+00:00,complete,9,站着,',
        'movie_mark',
      ],
      { names: ['让子弹飞'], year: 2010, state: 'watched', day: '2021-03-04', score: 9, remark: '站着' },
    ],
    [
      '豆瓣, reviews beside the marks: what is reviewed, not what the review is called',
      [
        '标题,评论对象,链接,创建时间,我的评分,内容',
        '站着把钱挣了,让子弹飞,https://movie.douban.com/review/1/,44259.52,4,很长',
        '影评',
      ],
      {
        names: ['让子弹飞'],
        year: null,
        state: 'watched',
        day: '2021-03-04',
        score: 8,
        remark: '',
      },
    ],
    [
      'our own',
      ['片名,年份,类型,状态,日期,评分10,备注,标识', '繁花,2023,电视剧,想看,2026-01-02,4,和妈妈看,繁花', '我的书架.csv'],
      { names: ['繁花'], year: 2023, state: 'want', day: '2026-01-02', score: 4, remark: '和妈妈看' },
    ],
  ])('%s', (_name, [head = '', row = '', where = ''], expected) => {
    expect(read(head, row, where)).toEqual(expected);
  });

  test.each([
    ['a name in 《》', '片名,年份,状态', '《让子弹飞》,2010,已观看', '', [['让子弹飞'], 'watched', null, '']],
    [
      'two scripts in one name',
      '标题,年份,观看状态',
      '肖申克的救赎 The Shawshank Redemption,1994,待看',
      '',
      [['肖申克的救赎 The Shawshank Redemption', '肖申克的救赎', 'The Shawshank Redemption'], 'want', null, ''],
    ],
    [
      'a name of two words is one',
      'Title,Year,Status',
      '哪吒 魔童闹海,2025,To Watch',
      '',
      [['哪吒 魔童闹海'], 'want', null, ''],
    ],
    [
      'stars in Chinese numbers',
      '名称,打分,标记日期',
      '繁花,四星,2024.1.9',
      '',
      [['繁花'], 'watched', 8, '2024-01-09'],
    ],
    [
      'NeoDB',
      'title,info,links,timestamp,status,rating,comment,tags',
      '繁花,2023,https://neodb.social/tv/1,2024-01-09T10:00:00,wishlist,9,,',
      'tv_mark',
      [['繁花'], 'want', 9, '2024-01-09'],
    ],
    [
      'Simkl',
      'SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating,Memo',
      '1,Blossoms Shanghai,tv,2023,plantowatch,,,',
      'SimklBackup',
      [['Blossoms Shanghai'], 'want', null, ''],
    ],
    [
      'Simkl, put aside',
      'SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating,Memo',
      '1,Blossoms Shanghai,tv,2023,hold,,8,',
      'SimklBackup',
      [['Blossoms Shanghai'], undefined, 8, ''],
    ],
    [
      'IMDb, what is wanted',
      'Position,Const,Created,Title,Original Title,Title Type,Year,Your Rating',
      '1,tt1,2024-01-09,Yi Yi,Yi yi,Movie,2000,',
      'WATCHLIST.csv',
      [['Yi Yi', 'Yi yi'], 'want', null, '2024-01-09'],
    ],
    ['a word for not yet seen', 'Title,Year,Status', 'Yi Yi,2000,Unseen', '', [['Yi Yi'], 'want', null, '']],
    ['a word for seen', 'Title,Year,Status', 'Yi Yi,2000,Seen', '', [['Yi Yi'], 'watched', null, '']],
  ] as const)('forms of others: %s', (_, head, row, where, [names, state, score, day]) => {
    expect(read(head, row, where)).toMatchObject({ names, state, score, day });
  });

  test('a row that names no columns is none, and what cannot be read is left out', () => {
    expect(shelfHeader(['让子弹飞', '2010'])).toBeUndefined();
    expect(shelfHeader(['标题'])).toBeUndefined();
    expect(read('标题,日期,评分', '三体,2023-02-31,很多')).toMatchObject({ day: '', score: null, state: 'watched' });
    expect(read('标题,日期', ',2023-01-01')).toBeUndefined();
    expect(read('标题,状态', '三体,抛弃')).toMatchObject({ state: undefined });
    expect(read('标题,评分', '三体,力荐')).toMatchObject({ score: 10 });
    const scores = {
      allstar45: 9,
      '4/5': 8,
      '8/10': 8,
      '4 星': 8,
      '★★★½': 7,
      allstar40: 8,
      'rating3-t': 6,
      '9.5': 10,
      '0': null,
    };
    for (const [said, score] of Object.entries(scores))
      expect(read('标题,评分', `三体,${said}`), said).toMatchObject({ score });
    const days = {
      '2021年3月4日': '2021-03-04',
      '20210304': '2021-03-04',
      '44259.52': '2021-03-04',
      '2021.3.4': '2021-03-04',
    };
    for (const [said, day] of Object.entries(days))
      expect(read('标题,日期', `三体,${said}`), said).toMatchObject({ day });
    expect(read('标题,日期', '让子弹飞 (2010),2021-03-04')).toMatchObject({ names: ['让子弹飞'], year: 2010 });
    expect(read('标题,日期', '让子弹飞/Let the Bullets Fly,')?.names).toEqual(['让子弹飞', 'Let the Bullets Fly']);
    expect(read('标题,日期', 'Fate/Zero,')?.names).toEqual(['Fate/Zero']);
    expect(read('标题,类型,状态', '三体,剧情 / 音乐,看过')).toMatchObject({ state: 'watched' });
    for (const sort of ['1', '游戏', '书籍'])
      expect(read('name,type,status', `三体,${sort},看过`), sort).toMatchObject({ state: undefined });
    expect([isOtherFile('豆瓣读书.csv'), isOtherFile('我的书架.csv'), isOtherFile('豆瓣音乐电影.csv')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(stateIn('想看在看看过.csv')).toBeUndefined();
    expect([isOtherSheet('读过'), isOtherSheet('看过'), isOtherSheet('影视-想看'), isOtherSheet('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('which title a row is about', () => {
  const main = (id: number, year: number | null, isMain = true) => ({ id, year, isMain });
  test.each([
    ['name and year agree', 2010, [main(1, 2010), main(2, 1990)], { found: 1 }],
    ['a year off by one is the same work', 2011, [main(1, 2010)], { found: 1 }],
    ['its own name goes before another', 2010, [main(1, 2010, false), main(2, 2010)], { found: 2 }],
    ['two that fit equally are for somebody to decide', 2010, [main(1, 2010), main(2, 2010)], { doubt: [1, 2] }],
    ['so is one of another year', 2020, [main(1, 2010)], { doubt: [1] }],
    ['so is one without a year', null, [main(1, 2010)], { doubt: [1] }],
    ['nothing is nothing', 2010, [], { none: true }],
    [
      'of many, six are offered, the likeliest first',
      2010,
      [1980, 2010, 1990, 2010, 2011, 2008, 2009, 1970].map((year, id) => main(id, year)),
      { doubt: [1, 3, 4, 6, 5, 0] },
    ],
  ])('%s', (_name, year, candidates, expected) => {
    expect(matchTitle(year, candidates)).toMatchObject(expected);
  });
});

test('an import adds to the shelf and takes nothing from it', () => {
  const facts = {
    name: 'x',
    year: null,
    state: 'want',
    day: '2020-01-01',
    score: null,
    remark: '',
    choices: [],
    beforeScore: null,
  } as const;
  const imported = { ...facts, choices: [] };
  const place = { titleKey: 'x', kind: 'movie', today: '2026-01-01', now: 5 } as const;
  const known = {
    titleKey: 'old',
    state: 'watched',
    kind: 'movie',
    day: '2019-01-01',
    remark: '我写的',
    addedAt: 1,
    changedAt: 1,
  } as const;
  expect(nothingNew(known, 8, imported)).toContain('更后面');
  expect(nothingNew({ ...known, state: 'want' }, null, imported)).toContain('已经有了');
  expect(nothingNew({ ...known, state: 'want' }, null, { ...imported, score: 8 })).toBeUndefined();
  expect(nothingNew(undefined, null, imported)).toBeUndefined();
  expect(
    importedShelved({ ...known, state: 'want' }, { ...imported, state: 'watched', remark: '别处的' }, place),
  ).toEqual({
    ...known,
    day: '2020-01-01',
    changedAt: 5,
  });
  expect(importedShelved(null, { ...imported, day: '2099-01-01' }, place).day).toBe('2026-01-01');
});

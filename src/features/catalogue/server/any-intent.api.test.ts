import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';

async function aCatalogue(test: TestApp) {
  const add = (Name: string, more: Record<string, unknown>) => addTitle(test, { Name, ...more });
  await add('花样年华', {
    Genres: ['爱情'],
    Regions: ['中国香港'],
    Year: 2000,
    Directors: ['王家卫'],
    Actors: ['梁朝伟', '张曼玉'],
    Duration: '98分钟',
    Weight: 30,
  });
  await add('一代宗师', {
    Genres: ['动作'],
    Regions: ['中国香港'],
    Year: 2013,
    Directors: ['王家卫'],
    Actors: ['梁朝伟'],
    Duration: '130分钟',
    Weight: 20,
  });
  await add('漫长的季节', {
    TypeName: '电视剧',
    Genres: ['悬疑'],
    Regions: ['中国大陆'],
    Year: 2023,
    Actors: ['范伟'],
    IsFinished: true,
    Remark: '全12集',
    Weight: 10,
  });
  await add('隐秘的角落', {
    TypeName: '电视剧',
    Genres: ['悬疑'],
    Regions: ['中国大陆'],
    Year: 2020,
    Actors: ['秦昊'],
    IsFinished: false,
    Weight: 5,
  });
  await add('信号', {
    TypeName: '电视剧',
    Genres: ['悬疑'],
    Regions: ['韩国'],
    Year: 2016,
    IsFinished: true,
    Weight: 8,
  });
  await add('2012', { Genres: ['灾难'], Regions: ['美国'], Year: 2009 });
  await add('寒战', { Genres: ['犯罪'], Regions: ['中国香港'], Year: 2012, Actors: ['梁家辉'], Weight: 1 });
}

const chips = ({ Understood }: { Understood: { Field: string; Text: string; Value: string }[] }) =>
  Understood.map(({ Field, Value }) => `${Field} ${Value}`);

describeOnEachEngine('searches that are wishes', (openApp) => {
  test('words for kinds, genres, regions, periods, states, lengths and people become filters; the rest is a name', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-06-01');
    await aCatalogue(test);
    const search = (words: string, query = {}) => get(test, 'any/search', { words, ...query });
    const wishes: Record<string, [string[], string[]]> = {
      国产悬疑剧: [
        ['region 中国大陆', 'genre 悬疑', 'kind tv'],
        ['漫长的季节', '隐秘的角落'],
      ],
      '悬疑 電視劇 完結': [
        ['genre 悬疑', 'kind tv', 'state finished'],
        ['漫长的季节', '信号'],
      ],
      正在更新的国产剧: [['state airing', 'region 中国大陆', 'kind tv'], ['隐秘的角落']],
      王家卫爱情片: [['person 王家卫', 'genre 爱情', 'kind movie'], ['花样年华']],
      '王家卫 梁朝伟': [
        ['person 王家卫', 'person 梁朝伟'],
        ['花样年华', '一代宗师'],
      ],
      两小时以内的香港电影: [['length minutes:1-120', 'region 中国香港,香港', 'kind movie'], ['花样年华']],
      十二集以内的剧: [['length episodes:1-12', 'kind tv'], ['漫长的季节']],
      '2010年以后的香港片': [
        ['period 2010-2031', 'region 中国香港,香港', 'kind movie'],
        ['一代宗师', '寒战'],
      ],
      梁朝伟的宗师: [['person 梁朝伟'], ['一代宗师']],
      '悬疑 季节': [['genre 悬疑'], ['漫长的季节']],
      '悬疑剧 不要国产的': [['genre 悬疑', 'kind tv', 'region -中国大陆'], ['信号']],
      除了爱情和犯罪以外的香港电影: [
        ['genre -爱情', 'genre -犯罪', 'region 中国香港,香港', 'kind movie'],
        ['一代宗师'],
      ],
      有没有爱情片: [['genre 爱情', 'kind movie'], ['花样年华']],
    };
    for (const [words, [understood, names]] of Object.entries(wishes)) {
      const found = await search(words);
      expect([chips(found), namesOf(found)], words).toEqual([understood, names]);
    }
    const two = await search('国产悬疑剧', { page: '2', pageSize: '1', facets: '1' });
    expect(two).toMatchObject({ Total: 2, Result: [{ Name: '隐秘的角落' }] });
    expect(two.Understood[0]).toEqual({
      Field: 'region',
      Text: '国产',
      Value: '中国大陆',
      Label: '地区',
      Without: '悬疑剧',
      WithoutTotal: null,
    });
    expect(two.Facets.Years).toContainEqual({ Value: '2023', Name: '2023', Count: 1 });
    expect(two.People).toEqual([
      { Name: '范伟', Count: 1 },
      { Name: '秦昊', Count: 1 },
    ]);
    expect(namesOf(await search('国产悬疑剧', { orderType: '0' }))).toHaveLength(2);
    expect(namesOf(await search('国产悬疑剧', { year: '2020' }))).toEqual(['隐秘的角落']);
    expect(chips(await search('国产悬疑剧', { literal: '1' }))).toEqual([]);
    const nobody = await search('泰国悬疑剧');
    expect(nobody).toMatchObject({ Total: 0, Result: [] });
    expect(nobody.Understood.map(({ WithoutTotal }: { WithoutTotal: number }) => WithoutTotal)).toEqual([3, 0, 0]);
  });

  test('what was typed as it sounds is understood: pinyin, wrong characters and initials of people', async () => {
    const test = await openApp();
    await aCatalogue(test);
    const crimes = [['region 中国大陆', 'genre 悬疑', 'kind tv'], ['漫长的季节', '隐秘的角落'], '国产'];
    const loves = [['person 王家卫', 'genre 爱情', 'kind movie'], ['花样年华'], '王家卫'];
    const heard: Record<string, unknown[]> = {
      国产玄疑剧: crimes,
      'guochan xuanyi ju': crimes,
      guochanxuanyiju: crimes,
      王佳卫爱情片: loves,
      'wangjiawei 爱情片': loves,
      'wjw 爱情片': loves,
    };
    for (const [words, meant] of Object.entries(heard)) {
      const found = await get(test, 'any/search', { words });
      expect([chips(found), namesOf(found), found.Understood[0].Text], words).toEqual(meant);
    }
    expect((await get(test, 'any/suggest', { words: 'guochanxuanyi' })).Groups[0]).toMatchObject({ Name: '筛选' });
    expect(chips(await get(test, 'any/search', { words: '国产玄疑剧', literal: '1' }))).toEqual([]);
  });

  test('wishes in English, and what titles must not be: people, periods, and words that only pause', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-06-01');
    await aCatalogue(test);
    const wishes: Record<string, [string[], string[]]> = {
      'korean mystery series': [['region 韩国', 'genre 悬疑', 'kind tv'], ['信号']],
      'movies like 花样年华': [['kind movie'], ['一代宗师', '寒战', '2012']],
      除了梁朝伟的香港电影: [['person -梁朝伟', 'region 中国香港,香港', 'kind movie'], ['寒战']],
      '王家卫 不要张曼玉': [['person 王家卫', 'person -张曼玉'], ['一代宗师']],
      不要2010年以后的香港电影: [['period -2010-2031', 'region 中国香港,香港', 'kind movie'], ['花样年华']],
      '不要爱情 香港': [
        ['genre -爱情', 'region 中国香港,香港'],
        ['一代宗师', '寒战'],
      ],
      韩国以外的悬疑剧: [
        ['region -韩国', 'genre 悬疑', 'kind tv'],
        ['漫长的季节', '隐秘的角落'],
      ],
      '15年到20年的剧': [
        ['period 2015-2020', 'kind tv'],
        ['信号', '隐秘的角落'],
      ],
    };
    for (const [words, [understood, names]] of Object.entries(wishes)) {
      const found = await get(test, 'any/search', { words });
      expect([chips(found), namesOf(found)], words).toEqual([understood, names]);
    }
    const two = await get(test, 'any/search', { words: '除了张曼玉的香港电影', page: '2', pageSize: '1' });
    expect(two).toMatchObject({ Total: 2, Result: [{ Name: '寒战' }] });
    const [refused] = two.Understood;
    expect(refused).toMatchObject({ Label: '主演', Text: '不要张曼玉', Without: '香港电影' });
    const platform = await get(test, 'any/search', { words: '优酷 悬疑剧' });
    expect(platform).toMatchObject({ Total: 3, Note: '还不能按平台找，先看符合其余条件的' });
    const named = await get(test, 'any/search', { words: 'korean patient' });
    expect(named).toMatchObject({ Total: 0, Understood: [], Offer: { Words: '韩国', Total: 1 } });
  });

  test('a name that nobody here has is no wish for its first word; the wish is offered', async () => {
    const test = await openApp();
    await aCatalogue(test);
    const found = await get(test, 'any/search', { words: '韩国病人' });
    expect(found).toMatchObject({ Total: 0, Understood: [], Offer: { Words: '韩国', Total: 1 } });
    await addTitle(test, { Name: '喜剧之王', Genres: ['喜剧'], Year: 1999 });
    await addTitle(test, { Name: '王牌', Genres: ['喜剧'], Year: 1999 });
    const named = await get(test, 'any/search', { words: '喜剧之王 电影' });
    expect([chips(named), namesOf(named)]).toEqual([['kind movie'], ['喜剧之王']]);
  });

  test('a name wins over a wish where a title is called so, and the wish is offered', async () => {
    const test = await openApp();
    await aCatalogue(test);
    const found = await get(test, 'any/search', { words: '2012' });
    expect(namesOf(found)).toEqual(['2012']);
    expect(found).toMatchObject({ Understood: [], Offer: { Words: '2012年', Total: 1 } });
    expect(namesOf(await get(test, 'any/search', { words: '2012年' }))).toEqual(['寒战']);
  });

  test('what is like a title, and what is well thought of', async () => {
    const test = await openApp();
    await aCatalogue(test);
    const like = await get(test, 'any/search', { words: '像漫长的季节一样的国产剧' });
    expect(like).toMatchObject({ Like: { Name: '漫长的季节' } });
    expect(namesOf(like)).toEqual(['隐秘的角落']);
    const unrated = await get(test, 'any/search', { words: '高分悬疑剧' });
    expect(unrated.Note).toContain('还没有评分');
    expect(namesOf(unrated)[0]).toBe('漫长的季节');
    for (const who of ['anna', 'ben', 'carl', 'dora', 'emil', 'fred'])
      await send(test, who, 'POST', 'any/rate', { Key: '信号', Score: 10 });
    const rated = await get(test, 'any/search', { words: '高分悬疑剧' });
    expect([rated.Note, namesOf(rated)]).toEqual(['', ['信号']]);
  });

  test('a drawn film is a film, though it may be filed among anime', async () => {
    const test = await openApp();
    const drawn = (Name: string, more: object) =>
      addTitle(test, { Name, TypeName: '动漫', Regions: ['日本'], Year: 2001, Directors: ['宫崎骏'], ...more });
    await drawn('千与千寻', { Duration: '125分钟', Weight: 9 });
    await drawn('未来少年柯南', { Duration: '25分钟', Remark: '全26集' });
    await addTitle(test, { Name: '你的名字', Genres: ['动画'], Regions: ['日本'], Duration: '106分钟', Year: 2016 });
    await addTitle(test, { Name: '小偷家族', Genres: ['剧情'], Regions: ['日本'], Duration: '121分钟', Year: 2018 });
    const search = async (words: string) => namesOf(await get(test, 'any/search', { words })).toSorted();
    expect(await search('日本动画电影')).toEqual(['你的名字', '千与千寻']);
    expect(await search('宫崎骏的电影')).toEqual(['千与千寻']);
    expect(await search('宫崎骏 动漫')).toEqual(['千与千寻', '未来少年柯南']);
    expect(await search('日本电影')).toEqual(['你的名字', '小偷家族']);
  });

  test('suggestions offer the filters and the pages of people', async () => {
    const test = await openApp();
    await aCatalogue(test);
    const { Groups } = await get(test, 'any/suggest', { words: '国产悬疑剧' });
    expect(Groups[0]).toMatchObject({ Name: '筛选', Items: [{ Text: '国产 · 悬疑 · 电视剧', Note: '2 部' }] });
    const like = await get(test, 'any/suggest', { words: '像漫长的季节一样的国产剧' });
    expect(like.Groups[0]).toMatchObject({ Items: [{ Text: '像《漫长的季节》 · 国产 · 电视剧', Note: '1 部' }] });
    const people = await get(test, 'any/suggest', { words: 'wjw' });
    expect(people.Groups.at(-1)).toMatchObject({
      Name: '人物',
      Items: [{ Text: '王家卫', Path: `/person/${encodeURIComponent('王家卫')}` }],
    });
  });
});
